'use client'

import '@/components/ui/overlays.css'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { FactLine } from '@/components/site/parts/fact-line'
import { Picture } from '@/components/site/parts/picture'
import { BareButton } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { builtInImages } from '@/lib/business/images'

/** A picture that opens large; `facts` are cost, place and time. */
export type LightboxPicture = {
  id: string
  title: string
  /** The project's page, and where a room like it is priced. */
  href: string
  estimate: string
  facts: string[]
  isExample: boolean
  after: string
  before: string
}
export type LightboxProps = {
  pictures: LightboxPicture[]
  start: number
  /** The names of the two links below a picture. */
  words: { project: string; price: string }
  onClose: () => void
}

/** Least way of a finger sideways, in pixels. */
const SWIPE = 48

/**
 * Shows pictures over the whole screen: arrow keys, buttons or a swipe go on, Escape or a click beside the picture closes.
 */
export function Lightbox({ pictures, start, words, onClose }: LightboxProps) {
  const touch = useRef<{ x: number; y: number } | null>(null)
  const [index, setIndex] = useState(start)
  const [side, setSide] = useState<'after' | 'before'>('after')
  const picture = pictures[index]

  if (!picture) return null

  const step = (by: 1 | -1) => {
    setIndex((index + by + pictures.length) % pictures.length)
    setSide('after')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  const onPointerDown = (event: PointerEvent) => {
    const finger = event.pointerType === 'touch' && event.isPrimary && (visualViewport?.scale ?? 1) <= 1
    touch.current = finger ? { x: event.clientX, y: event.clientY } : null
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!touch.current || !event.isPrimary) return
    const x = event.clientX - touch.current.x
    const y = event.clientY - touch.current.y
    touch.current = null
    if (Math.abs(x) > SWIPE && Math.abs(x) > 1.5 * Math.abs(y)) step(x < 0 ? 1 : -1)
  }
  const close = () => onClose()

  return (
    <Dialog
      size="screen"
      labelledBy="lightbox-title"
      className="on-dark [--color-sheet:var(--color-spruce-deep)]"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="flex min-h-15 items-center justify-between pr-3 pl-gutter text-small text-quiet lining-nums tabular-nums md:pr-6">
        <p>
          {index + 1} of {pictures.length}
        </p>
        <IconButton look="dark" label="Close" onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div
        className="[container-type:size] grid min-h-0 flex-1 touch-pan-y touch-pinch-zoom place-items-center md:mx-12"
        role="presentation"
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (touch.current = null)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <Picture
          key={picture[side]}
          src={picture[side]}
          alt={builtInImages[picture[side]]?.alt ?? `${picture.title}, ${side}`}
          sizes="(min-aspect-ratio: 3/2) 126vh@3/2, 100vw@3/2"
          className="aspect-3/2 w-[min(100cqw,150cqh)] max-w-none rounded-none object-contain select-none"
          priority
        />
      </div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 px-gutter pt-4 pb-[calc(16px+env(safe-area-inset-bottom))] md:grid-cols-[1fr_auto_auto] md:gap-12 md:pt-5 md:pb-7">
        <div className="min-h-15.5 max-md:col-span-full" aria-live="polite">
          <h2 id="lightbox-title" className="text-24 leading-tight">
            {picture.title}
          </h2>
          <FactLine facts={picture.facts} isExample={picture.isExample} className="mt-1" />
          <p className="mt-1 flex flex-wrap gap-x-6">
            <ArrowLink href={picture.href}>{words.project}</ArrowLink>
            <ArrowLink href={picture.estimate}>{words.price}</ArrowLink>
          </p>
        </div>
        {picture.before && (
          <div className="flex gap-5" role="group" aria-label="Before or after">
            {(['before', 'after'] as const).map((option) => (
              <BareButton
                key={option}
                className="min-h-tap min-w-tap border-b-2 border-transparent text-16 text-quiet aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-fore"
                aria-pressed={side === option}
                onClick={() => setSide(option)}
              >
                {option === 'before' ? 'Before' : 'After'}
              </BareButton>
            ))}
          </div>
        )}
        {pictures.length > 1 && (
          <div className="flex gap-1 max-md:col-2">
            <IconButton look="dark" label="Previous" onClick={() => step(-1)}>
              <Icon name="arrow" className="size-5 -scale-x-100" />
            </IconButton>
            <IconButton look="dark" label="Next" onClick={() => step(1)}>
              <Icon name="arrow" />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  )
}
