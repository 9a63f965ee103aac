'use client'

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
    <div className="filters" role="group" aria-label="Filter projects">
      {Object.entries(labels).map(([key, label]) => (
        <button
          key={key}
          type="button"
          data-intent=""
          aria-pressed={show === key}
          onClick={() => onShow(key as GalleryShow)}
        >
          {label}
          <sup>{counts[key as GalleryShow]}</sup>
        </button>
      ))}
    </div>
  )
}
