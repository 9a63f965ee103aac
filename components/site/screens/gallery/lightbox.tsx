'use client'

import './lightbox.css'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Picture } from '@/components/site/parts/picture'
import { Icon } from '@/components/ui/icon'
import { builtInImages } from '@/lib/business/images'

/** A picture that opens large, with the room before where there is one; `facts` are place, time and cost. */
export type LightboxPicture = {
  id: string
  title: string
  facts: string[]
  after: string
  before: string
}
export type LightboxProps = { pictures: LightboxPicture[]; start: number; onClose: () => void }

/** How far a finger must travel sideways, in pixels. */
const SWIPE = 48

/**
 * Pictures over the whole screen, one at a time: arrow keys, buttons or a swipe go on, Escape or a click beside the
 * picture closes. The browser keeps the focus inside and gives it back.
 */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const [index, setIndex] = useState(start)
  const [side, setSide] = useState<'after' | 'before'>('after')
  const picture = pictures[index]

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  if (!picture) return null

  const step = (by: 1 | -1) => {
    setIndex((index + by + pictures.length) % pictures.length)
    setSide('after')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
    // The browser would let Tab leave for its own buttons; here it goes round.
    if (event.key !== 'Tab') return
    const stops = [...(dialog.current?.querySelectorAll('button') ?? [])]
    const target = event.shiftKey ? stops[0] : stops.at(-1)
    if (document.activeElement !== target) return
    event.preventDefault()
    stops.at(event.shiftKey ? -1 : 0)?.focus()
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
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      className="lb on-dark"
      aria-labelledby="lb-title"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="lb__top">
        <p>
          {index + 1} of {pictures.length}
        </p>
        <button type="button" className="lb__btn" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div
        className="lb__stage"
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
          sizes="100vw"
          priority
        />
      </div>
      <div className="lb__foot">
        <div className="lb__cap" aria-live="polite">
          <h2 id="lb-title">{picture.title}</h2>
          <p>
            {picture.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        {picture.before && (
          <div className="lb__sides" role="group" aria-label="Before or after">
            <button type="button" aria-pressed={side === 'before'} onClick={() => setSide('before')}>
              Before
            </button>
            <button type="button" aria-pressed={side === 'after'} onClick={() => setSide('after')}>
              After
            </button>
          </div>
        )}
        {pictures.length > 1 && (
          <div className="lb__steps">
            <button
              type="button"
              className="lb__btn lb__btn--back"
              aria-label="Previous"
              onClick={() => step(-1)}
            >
              <Icon name="arrow" />
            </button>
            <button type="button" className="lb__btn" aria-label="Next" onClick={() => step(1)}>
              <Icon name="arrow" />
            </button>
          </div>
        )}
      </div>
    </dialog>
  )
}
