'use client'

import { blockName } from '@/components/blocks/registry'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PageComponent } from '@/lib/content-types'
import { BareButton } from '@/components/ui/button'
import { LazyMediaDialog } from '@/components/media/lazy-media-dialog'
import { useBlockFrames } from './block-frames'
import { useBuilderDispatch } from './builder-context'
import { nextPlace } from './place-pictures'

type Offer = { text: string; box: Record<'left' | 'top' | 'width' | 'height', number> }

function readOffer(frame: HTMLElement): Offer | null {
  const placeholder = frame.querySelector('[data-missing]')
  if (!placeholder) return null
  const [inner, outer] = [placeholder.getBoundingClientRect(), frame.getBoundingClientRect()]
  const { width, height } = inner
  const box = { left: inner.left - outer.left, top: inner.top - outer.top, width, height }
  return { text: placeholder.textContent, box }
}

type PictureOfferProps = { block: PageComponent; className: string }

/**
 * Covers the place where a block asks for a picture with a button that opens the library. The block itself is
 * inert.
 */
export function PictureOffer({ block, className }: PictureOfferProps) {
  const { id } = block
  const dispatch = useBuilderDispatch()
  const frames = useBlockFrames()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [offer, setOffer] = useState<Offer | null>(null)
  const [open, setOpen] = useState(false)
  const place = nextPlace(block)
  const hasPlace = place !== null

  useLayoutEffect(() => {
    const frame = root.current?.closest<HTMLElement>('[data-block]')
    if (!frame) return
    const updateOffer = () => setOffer(readOffer(frame))
    updateOffer()
    const observer = new ResizeObserver(updateOffer)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [block, hasPlace])

  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) {
      const { frame, grip } = frames.get(id) ?? {}
      // The button disappears with the last missing picture.
      const next = frame?.querySelector('[data-missing]') ? button.current : grip
      next?.focus({ preventScroll: true })
    }
    wasOpen.current = open
  }, [frames, id, open])

  if (!place) return null
  return (
    <div className={className} ref={root}>
      {offer && (
        <BareButton
          ref={button}
          style={offer.box}
          tabIndex={-1}
          aria-label={offer.text}
          aria-haspopup="dialog"
          data-picture-offer=""
          onClick={() => setOpen(true)}
        />
      )}
      {open && (
        <LazyMediaDialog
          many={place.takesMany}
          purpose={`For “${place.label}” of ${blockName(block)}`}
          alt={{ isOptional: !place.hasAlt, canBeDecorative: place.canBeDecorative }}
          onClose={() => setOpen(false)}
          onUse={(pictures) => {
            dispatch({ type: 'pictures', id, pictures })
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
