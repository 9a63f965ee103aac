'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ShellDialog } from '@/components/ui/shell-dialog'
import { type LightboxPicture, type LightboxProps } from './lightbox'

export type GalleryStageProps = {
  /** All pictures that open large, by the id in their link's data-picture. */
  pictures: LightboxPicture[]
  words: LightboxProps['words']
  children: ReactNode
}

type Viewer = { Lightbox: ComponentType<LightboxProps>; pictures: LightboxPicture[]; start: number }

const loadLightbox = () => import('./lightbox')

// If a picture waits for its viewer, load it while React hydrates.
if (typeof document !== 'undefined' && document.querySelector('[data-shell][open], [data-picture]:hover'))
  loadLightbox().catch(() => undefined)

/**
 * Opens pictures large. Until React is here the page's inline loader shows a picture in the dialog `data-shell`, as this does if the viewer can't be loaded. Without script the
 * links lead to the picture's file.
 */
export function GalleryStage({ pictures, words, children }: GalleryStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const shell = useRef<HTMLDialogElement>(null)
  const [viewer, setViewer] = useState<Viewer | null>(null)

  const openPicture = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-picture]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Safari doesn't focus a clicked link, and closing returns the focus.
    link.focus({ preventScroll: true })
    const allLinks = [...(stage.current?.querySelectorAll<HTMLAnchorElement>('a[data-picture]') ?? [])]
    const links = allLinks.filter((candidate) => candidate.checkVisibility())
    const linkedPictures = links.flatMap(
      ({ dataset }) => pictures.find(({ id }) => id === dataset.picture) ?? [],
    )
    const isShellOpen = shell.current?.open
    loadLightbox().then(
      ({ Lightbox }) => {
        if (isShellOpen && !shell.current?.open) return
        // Closing returns the focus to the link, from which the viewer takes it within the same frame.
        shell.current?.close()
        flushSync(() => setViewer({ Lightbox, pictures: linkedPictures, start: links.indexOf(link) }))
      },
      () => {
        const image = shell.current?.querySelector('img')
        if (isShellOpen || !shell.current || !image) return
        image.src = link.querySelector('img')?.currentSrc ?? link.href
        shell.current.ariaLabel = link.textContent
        shell.current.showModal()
      },
    )
  }

  return (
    <div ref={stage} role="presentation" onClick={openPicture}>
      {children}
      <ShellDialog ref={shell}>
        <div className="[container-type:size] grid min-h-0 flex-1 place-items-center md:mx-12">
          <img src="data:," alt="" className="aspect-3/2 w-[min(100cqw,150cqh)] max-w-none object-contain" />
        </div>
        {/* As high as the viewer's caption. */}
        <div className="h-49 md:h-38.5" />
      </ShellDialog>
      {viewer && (
        <div data-dialogs="">
          <viewer.Lightbox
            pictures={viewer.pictures}
            start={viewer.start}
            words={words}
            onClose={() => setViewer(null)}
          />
        </div>
      )}
    </div>
  )
}
