'use client'

import { BareButton } from '@/components/ui/button'
import { type GalleryShow } from './gallery-selection'

const labels: Record<GalleryShow, string> = {
  all: 'All Projects',
  kitchen: 'Kitchens',
  bathroom: 'Bathrooms',
}

type FilterTabsProps = {
  counts: Record<GalleryShow, number>
  show: GalleryShow
  onShow: (show: GalleryShow) => void
}

/** The gallery's filter: underlined words with the number of cards each leaves. */
export function FilterTabs({ counts, show, onShow }: FilterTabsProps) {
  return (
    <div
      className="flex gap-x-5 overflow-x-auto border-b border-line noscript:hidden sm:gap-x-8"
      role="group"
      aria-label="Filter projects"
    >
      {Object.entries(labels).map(([key, label]) => (
        <BareButton
          key={key}
          className="min-h-13 flex-none border-b-2 border-transparent px-0.5 font-medium text-quiet aria-busy:animate-pulse aria-pressed:border-spruce aria-pressed:font-semibold aria-pressed:text-ink"
          data-intent=""
          aria-pressed={show === key}
          onClick={() => onShow(key as GalleryShow)}
        >
          {label}
          <sup className="ml-1 text-13 font-normal text-quiet">{counts[key as GalleryShow]}</sup>
        </BareButton>
      ))}
    </div>
  )
}
