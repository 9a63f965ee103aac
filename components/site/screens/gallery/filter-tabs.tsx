import { PageScript } from '@/components/site/parts/page-script'
import { BareButton } from '@/components/ui/button'
import { type GalleryShow } from './gallery-selection'

const filters: Record<GalleryShow, { label: string; fragment: string }> = {
  all: { label: 'All Projects', fragment: 'all' },
  kitchen: { label: 'Kitchens', fragment: 'kitchens' },
  bathroom: { label: 'Bathrooms', fragment: 'bathrooms' },
}

const row = 'flex-wrap gap-x-5 border-b border-line sm:gap-x-8'
const tab = 'min-h-13 flex-none border-b-2 border-transparent px-0.5 font-medium text-quiet'

/**
 * The address holds the filter (`/gallery#kitchens`), so that it can be shared and Back undoes it; a script of the page marks
 * the current one. Without script the tabs are links.
 */
export function FilterTabs({ counts }: { counts: Record<GalleryShow, number> }) {
  const shows = Object.entries(filters).map(([show, filter]) => ({
    ...filter,
    count: <sup className="ml-1 text-13 font-normal text-quiet">{counts[show as GalleryShow]}</sup>,
  }))
  return (
    <>
      {/* Hidden, so that the page doesn't scroll when the address names one. */}
      {shows.map(({ fragment }) => (
        <span key={fragment} id={fragment} hidden />
      ))}
      <div className={`flex ${row} noscript:hidden`} role="group" aria-label="Filter projects">
        {shows.map(({ label, fragment, count }) => (
          <BareButton
            key={fragment}
            className={`${tab} aria-pressed:border-spruce aria-pressed:font-semibold aria-pressed:text-ink`}
            data-choose={`#${fragment}`}
            aria-pressed={fragment === 'all'}
          >
            {label}
            {count}
          </BareButton>
        ))}
      </div>
      <PageScript name="gallery-filter" />
      <nav className={`hidden ${row} noscript:flex`} aria-label="Filter projects">
        {shows.map(({ label, fragment, count }) => (
          <a key={fragment} className={`${tab} inline-flex items-center`} href={`#${fragment}`}>
            {label}
            {count}
          </a>
        ))}
      </nav>
    </>
  )
}
