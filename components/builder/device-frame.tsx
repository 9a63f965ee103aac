'use client'

import './canvas.css'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { isPhone } from '@/components/ui/breakpoint'
import { Button } from '@/components/ui/button'
import { useFrameDocument } from './frame-document'

/** In pixels. */
const deviceWidths = { desktop: 1440, tablet: 768, phone: 390 }
export type Device = keyof typeof deviceWidths

/** Keeps the editor's own elements on the page at their normal size. */
export const unscaled = '[zoom:calc(1/var(--scale))]'

type DeviceFrameProps = {
  title: string
  device: Device
  /** Scales the page down to the available width; otherwise the canvas scrolls sideways. */
  fit: boolean
  /** The element that holds the content once the frame has loaded, as handed to `onStage`. */
  stage: HTMLElement | null
  onStage: (stage: HTMLElement | null) => void
  onScale?: (scale: number) => void
  hidden?: boolean
  children: ReactNode
}

/**
 * Renders its content into a frame with the visitors' style sheets and the width of a device, scaled down like
 * a picture. Elements with `unscaled` stay readable. On a phone the frame is as wide as the screen.
 */
export function DeviceFrame(props: DeviceFrameProps) {
  const { title, device, fit, stage, onStage, onScale, hidden, children } = props
  const containerRef = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { html, failed, retry } = useFrameDocument()
  const measure = useRef<() => void>(undefined)
  const reportScale = useEffectEvent((scale: number) => onScale?.(scale))
  useFrameEvents(frame, stage)

  // The frame is as high as its content. The space it takes is set as a margin, because another height would lay
  // out the whole page again.
  useLayoutEffect(() => {
    const [container, element] = [containerRef.current, frame.current]
    const outside = container?.parentElement
    const page = stage?.ownerDocument
    if (!outside || !element || !page) return
    const root = page.documentElement
    measure.current = () => {
      element.style.height = `${page.body.offsetHeight}px`
      const { width, height } = element.getBoundingClientRect()
      container.style.marginBottom = `${height}px`
      if (!width) return
      const scale = width / element.offsetWidth
      root.style.setProperty('--scale', `${scale}`)
      root.toggleAttribute('data-phone', isPhone())
      reportScale(scale)
    }
    const showVisiblePart = () => {
      // At its true size a page is wider than its visible part.
      const sideways = !fit && !isPhone()
      root.style.setProperty('--seen', sideways ? `${outside.clientWidth}px` : '100%')
      root.style.setProperty('--from', sideways ? `${outside.scrollLeft}px` : '0px')
    }
    const observer = new ResizeObserver(() => {
      showVisiblePart()
      measure.current?.()
    })
    for (const observed of [outside, element, page.body]) observer.observe(observed)
    outside.addEventListener('scroll', showVisiblePart, { passive: true })
    return () => {
      observer.disconnect()
      measure.current = undefined
      outside.removeEventListener('scroll', showVisiblePart)
    }
  }, [device, fit, stage])
  // Immediately, because scrolling to a block depends on it.
  useLayoutEffect(() => measure.current?.())
  useRepaintHint(frame, stage, hidden)

  return (
    <div
      data-device={device}
      data-device-room={fit ? 'fit' : 'full'}
      style={{ '--device': `${deviceWidths[device]}px` } as CSSProperties}
      hidden={hidden}
      ref={containerRef}
    >
      {html && (
        <iframe
          className={stage ? '' : 'min-h-120 rounded-picture bg-paper'}
          data-device-sheet=""
          title={title}
          // Tab reaches it anyway; accessibility checks want scrolling content to be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          srcDoc={html}
          onLoad={({ currentTarget }) =>
            onStage(currentTarget.contentDocument?.querySelector('main') ?? null)
          }
          ref={frame}
        />
      )}
      {!html && (
        <div
          className="flex min-h-120 items-start justify-center rounded-picture bg-paper pt-30 text-28"
          data-device-sheet=""
        >
          {failed && <Button onClick={retry}>Load the page again</Button>}
        </div>
      )}
      {stage && createPortal(children, stage)}
    </div>
  )
}

/**
 * Works around Chromium, which draws a frame that was scaled while empty as a whole from then on. On a long
 * page that is most of the cost of a change. An element with will-change is looked at again.
 */
function useRepaintHint(
  frame: RefObject<HTMLIFrameElement | null>,
  stage: HTMLElement | null,
  hidden?: boolean,
) {
  useEffect(() => {
    const style = frame.current?.style
    if (!stage || !style || hidden) return
    const setWillChange = (value: string) => (style.willChange = value)
    let next = requestAnimationFrame(() => {
      setWillChange('transform')
      // Only for one frame: otherwise the letters keep their resolution at any scale.
      next = requestAnimationFrame(() => setWillChange(''))
    })
    return () => {
      cancelAnimationFrame(next)
      setWillChange('')
    }
  }, [frame, stage, hidden])
}

const passed = ['keydown', 'copy', 'cut', 'paste'] as const

function useFrameEvents(frame: RefObject<HTMLIFrameElement | null>, stage: HTMLElement | null) {
  useEffect(() => {
    const page = stage?.ownerDocument
    const window = page?.defaultView
    if (!page || !window) return
    // Passes keys and clipboard events on to the builder and the shell.
    const passOn = (event: Event) => {
      if (event.defaultPrevented) return
      const { type, bubbles, cancelable } = event
      const copy =
        type === 'keydown'
          ? new KeyboardEvent(type, event)
          : new ClipboardEvent(type, {
              bubbles,
              cancelable,
              clipboardData: (event as ClipboardEvent).clipboardData,
            })
      if (frame.current?.dispatchEvent(copy) === false) event.preventDefault()
    }
    // Links, forms and dropped files must not leave the page.
    const preventLeaving = (event: Event) => {
      const leads = event.type !== 'click' || (event.target as Element).closest('a')
      const { dataTransfer } = event as Partial<DragEvent>
      if (leads && (!dataTransfer || dataTransfer.types.includes('Files'))) event.preventDefault()
    }
    // The frame changes its size during a drag; dnd-kit would end the drag.
    const hideResize = (event: Event) => event.stopImmediatePropagation()
    const listening = new AbortController()
    const { signal } = listening
    for (const type of passed) page.addEventListener(type, passOn, { signal })
    for (const type of ['click', 'submit', 'dragover', 'drop'])
      page.addEventListener(type, preventLeaving, { signal, capture: true })
    window.addEventListener('resize', hideResize, { signal, capture: true })
    return () => listening.abort()
  }, [frame, stage])
}
