import { BareButton } from '@/components/ui/button'
import { type GalleryShow } from './gallery-selection'

const labels: Record<GalleryShow, string> = {
  all: 'All Projects',
  kitchen: 'Kitchens',
  bathroom: 'Bathrooms',
}

/** The gallery's filter: underlined words with the number of cards each leaves. The page's inline loader sets it. */
export function FilterTabs({ counts }: { counts: Record<GalleryShow, number> }) {
  return (
    <div
      className="flex gap-x-5 overflow-x-auto border-b border-line noscript:hidden sm:gap-x-8"
      role="group"
      aria-label="Filter projects"
    >
      {Object.entries(labels).map(([key, label]) => (
        <BareButton
          key={key}
          className="min-h-13 flex-none border-b-2 border-transparent px-0.5 font-medium text-quiet aria-pressed:border-spruce aria-pressed:font-semibold aria-pressed:text-ink"
          data-choose={key}
          aria-pressed={key === 'all'}
        >
          {label}
          <sup className="ml-1 text-13 font-normal text-quiet">{counts[key as GalleryShow]}</sup>
        </BareButton>
      ))}
    </div>
  )
}
