import { type Words } from '@/lib/business/wording'
import { filterParts, galleryAddress } from '@/lib/business/gallery-path'
import { type FilteredGallery } from '@/lib/landing/gallery-filter'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Button } from '@/components/ui/button'
import { PlainSelect } from '@/components/ui/plain-select'

const tab =
  'inline-flex min-h-13 flex-none items-center border-b-2 border-transparent px-0.5 font-medium text-quiet'
const currentTab = 'aria-[current]:border-spruce aria-[current]:font-semibold aria-[current]:text-ink'

type GalleryFilterFormProps = {
  gallery: FilteredGallery
  /** The rooms' labels; one without a label is left out. */
  rooms: Record<string, string>
  words: Words
}

/** Links by room, and a plain form for the rest: the address holds the filter, with and without script. */
export function GalleryFilterForm({ gallery: { filter, options }, rooms, words }: GalleryFilterFormProps) {
  const countOf = (room: string) =>
    options.room.reduce((sum, { value, count }) => (room && value !== room ? sum : sum + count), 0)
  const selects = filterParts.flatMap((part) =>
    part !== 'room' && options[part].length > 0 ? [{ part, label: words(`gallery.${part}`) }] : [],
  )
  return (
    <>
      <nav
        className="flex flex-wrap gap-x-5 border-b border-line sm:gap-x-8"
        aria-label={words('gallery.filter')}
      >
        {Object.entries(rooms).map(([room, label]) =>
          label.trim() ? (
            <a
              key={room}
              className={`${tab} ${currentTab}`}
              href={galleryAddress({ ...filter, room })}
              aria-current={filter.room === room ? 'true' : undefined}
            >
              {label} <sup className="ml-1 text-13 font-normal text-quiet">{countOf(room)}</sup>
            </a>
          ) : null,
        )}
      </nav>
      {selects.length > 0 && (
        <form className="mt-5 grid grid-cols-2 items-end gap-4 md:grid-cols-4" action="/gallery">
          {filter.room && <input type="hidden" name="room" value={filter.room} />}
          {selects.map(({ part, label }) => (
            <label key={part} className="grid gap-1.5 text-label leading-snug font-semibold">
              {label}
              <PlainSelect name={part} defaultValue={filter[part]} autoComplete="off">
                <option value="">{words('gallery.any')}</option>
                {options[part].map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label} ({option.count})
                  </option>
                ))}
              </PlainSelect>
            </label>
          ))}
          <Button type="submit" look="line">
            {words('gallery.show')}
          </Button>
        </form>
      )}
    </>
  )
}

/** Says how many projects the filter finds, with a link that takes it off. */
export const GalleryNote = ({ count, words }: { count: number; words: Words }) => (
  <p className={`mt-5 flex flex-wrap items-center gap-x-5 ${count === 0 ? 'text-lede' : ''}`} role="status">
    {words(count === 0 ? 'gallery.none' : count === 1 ? 'gallery.one' : 'gallery.several', {
      count: String(count),
    })}
    <ArrowLink href="/gallery">{words('gallery.clear')}</ArrowLink>
  </p>
)
