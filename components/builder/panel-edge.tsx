'use client'

import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { tryStorage } from '@/components/staff/browser-storage'

const storageKey = 'builder-panel-width'
/** In pixels; a narrow window limits it further (builder-grid.tsx). */
const widths = { least: 300, usual: 344, most: 640 }
const step = 24

const within = (width: number) => Math.min(widths.most, Math.max(widths.least, Math.round(width)))

const storedWidth = () => within(Number(tryStorage(() => localStorage.getItem(storageKey))) || widths.usual)

const storeWidth = (width: number) => tryStorage(() => localStorage.setItem(storageKey, String(width)))

/** Lets the panel's width be dragged or changed by the arrow keys. This browser remembers it. */
export function PanelEdge() {
  const edge = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(storedWidth)

  useLayoutEffect(() => {
    edge.current?.closest<HTMLElement>('[data-builder]')?.style.setProperty('--panel', `${width}px`)
  }, [width])

  const changeWidth = (next: number) => {
    setWidth(within(next))
    storeWidth(within(next))
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const panel = event.currentTarget.parentElement
    if (panel && event.currentTarget.hasPointerCapture(event.pointerId))
      changeWidth(panel.getBoundingClientRect().right - event.clientX)
  }
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: width + step,
      ArrowRight: width - step,
      Home: widths.least,
      End: widths.most,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    changeWidth(next)
  }

  return (
    // A separator with a value is a control (ARIA 1.2).
    <div
      className={
        'absolute inset-y-0 -left-1 z-6 w-2 cursor-col-resize touch-none transition-colors hover:bg-spruce/25 ' +
        'focus-visible:bg-spruce/25 focus-visible:-outline-offset-2 active:bg-spruce/40 max-tablet:hidden'
      }
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the panel"
      aria-valuenow={width}
      aria-valuemin={widths.least}
      aria-valuemax={widths.most}
      title="Drag to make the panel wider or narrower; twice: as it was"
      tabIndex={0}
      ref={edge}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      onDoubleClick={() => changeWidth(widths.usual)}
    />
  )
}
