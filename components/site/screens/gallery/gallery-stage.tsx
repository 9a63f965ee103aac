'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { FilterTabs } from './filter-tabs'
import { type GalleryShow } from './gallery-selection'
import { type LightboxPicture, type LightboxProps } from './lightbox'

type GalleryStageProps = {
  heading: ReactNode
  counts: Record<GalleryShow, number>
  /** Every picture that opens large, by the id its link carries in data-picture. */
  pictures: LightboxPicture[]
  children: ReactNode
}

/** What is open: the pictures that the filter leaves, and the one that was asked for. */
type Viewer = { Lightbox: ComponentType<LightboxProps>; pictures: LightboxPicture[]; start: number }

/**
 * The gallery's two actions around content that the server rendered: the filter (a data attribute, by
 * which the rest is hidden) and the pictures that open large. Without script the links lead to the picture's file.
 */
export function GalleryStage({ heading, counts, pictures, children }: GalleryStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [show, setShow] = useState<GalleryShow>('all')
  const [viewer, setViewer] = useState<Viewer | null>(null)

  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-picture]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Safari doesn't focus a clicked link, and the focus comes back to what had it.
    link.focus({ preventScroll: true })
    const links = [...(stage.current?.querySelectorAll<HTMLAnchorElement>('a[data-picture]') ?? [])]
    const shown = links.filter((other) => other.checkVisibility())
    const inOrder = shown.flatMap(({ dataset }) => pictures.find(({ id }) => id === dataset.picture) ?? [])
    import('./lightbox').then(
      ({ Lightbox }) => setViewer({ Lightbox, pictures: inOrder, start: shown.indexOf(link) }),
      () => location.assign(link.href),
    )
  }

  return (
    <div
      ref={stage}
      data-show={show}
      role="presentation"
      className="data-[show=all]:[&_[data-in]:not([data-in~=all])]:hidden data-[show=bathroom]:[&_[data-in]:not([data-in~=bathroom])]:hidden data-[show=kitchen]:[&_[data-in]:not([data-in~=kitchen])]:hidden"
      onClick={open}
    >
      <section className="px-gutter pt-8 md:pt-16">
        {heading}
        <FilterTabs counts={counts} show={show} onShow={setShow} />
      </section>
      {children}
      {viewer && (
        <div data-dialogs="">
          <viewer.Lightbox pictures={viewer.pictures} start={viewer.start} onClose={() => setViewer(null)} />
        </div>
      )}
    </div>
  )
}
