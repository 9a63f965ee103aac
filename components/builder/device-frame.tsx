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

/** How wide a page is shown, in pixels: as on a laptop or a desktop, a tablet, a phone. */
const deviceWidths = { desktop: 1440, tablet: 768, phone: 390 }
export type Device = keyof typeof deviceWidths

/** For what is the editor's own on the page: as large as anywhere. */
export const unscaled = '[zoom:calc(1/var(--scale))]'

type DeviceFrameProps = {
  /** What it is called to those who can't see it. */
  title: string
  device: Device
  /** Made smaller where there is less room, with everything on it; else the room scrolls sideways. */
  fit: boolean
  /** Where its content is drawn, once it is there; told by `onStage`. */
  stage: HTMLElement | null
  onStage: (stage: HTMLElement | null) => void
  /** Hears how large it is shown: 1 is its true size. */
  onScale?: (scale: number) => void
  hidden?: boolean
  children: ReactNode
}

/**
 * What a device of that width shows: a document of its own with the visitors' style sheets, in a window of that width,
 * whatever room there is, and then made smaller as a picture would be. What must stay readable on it is `unscaled`. On
 * a phone it is as wide as the phone.
 */
export function DeviceFrame(props: DeviceFrameProps) {
  const { title, device, fit, stage, onStage, onScale, hidden, children } = props
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { html, failed, retry } = useFrameDocument()
  const measure = useRef<() => void>(undefined)
  const tell = useEffectEvent((scale: number) => onScale?.(scale))
  useOutside(frame, stage)

  // The frame is as high as what stands in it, and the room is told how much of that is seen. As a margin, for with another
  // height of the room the whole page would be laid out again.
  useLayoutEffect(() => {
    const [around, shown] = [room.current, frame.current]
    const outside = around?.parentElement
    const page = stage?.ownerDocument
    if (!outside || !shown || !page) return
    const root = page.documentElement
    measure.current = () => {
      shown.style.height = `${page.body.offsetHeight}px`
      const { width, height } = shown.getBoundingClientRect()
      around.style.marginBottom = `${height}px`
      if (!width) return
      const scale = width / shown.offsetWidth
      root.style.setProperty('--scale', `${scale}`)
      root.toggleAttribute('data-phone', isPhone())
      tell(scale)
    }
    const see = () => {
      // At its true size a page is wider than what is seen of it.
      const sideways = !fit && !isPhone()
      root.style.setProperty('--seen', sideways ? `${outside.clientWidth}px` : '100%')
      root.style.setProperty('--from', sideways ? `${outside.scrollLeft}px` : '0px')
    }
    const observer = new ResizeObserver(() => {
      see()
      measure.current?.()
    })
    for (const one of [outside, shown, page.body]) observer.observe(one)
    outside.addEventListener('scroll', see, { passive: true })
    return () => {
      observer.disconnect()
      measure.current = undefined
      outside.removeEventListener('scroll', see)
    }
  }, [device, fit, stage])
  // At once, for what comes into view after a change looks for its place.
  useLayoutEffect(() => measure.current?.())

  return (
    <div
      data-device={device}
      data-device-room={fit ? 'fit' : 'full'}
      style={{ '--device': `${deviceWidths[device]}px` } as CSSProperties}
      hidden={hidden}
      ref={room}
    >
      {html && (
        <iframe
          className={stage ? '' : 'min-h-120 rounded-picture bg-paper'}
          data-device-sheet=""
          title={title}
          // Tab leads into it as it is; checks of what scrolls want to read it.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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

const passed = ['keydown', 'copy', 'cut', 'paste'] as const

/** What the frame's window does to the one around it. */
function useOutside(frame: RefObject<HTMLIFrameElement | null>, stage: HTMLElement | null) {
  useEffect(() => {
    const page = stage?.ownerDocument
    const window = page?.defaultView
    if (!page || !window) return
    // Keys and the clipboard are the builder's and the shell's: they get them as if they had happened to the frame.
    const pass = (event: Event) => {
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
    // Nothing in it leads away: no link, no form, no file that is dropped beside a block.
    const stay = (event: Event) => {
      const leads = event.type !== 'click' || (event.target as Element).closest('a')
      const { dataTransfer } = event as Partial<DragEvent>
      if (leads && (!dataTransfer || dataTransfer.types.includes('Files'))) event.preventDefault()
    }
    // It grows and shrinks while a block is dragged; dnd-kit would take that for the end of the drag.
    const quiet = (event: Event) => event.stopImmediatePropagation()
    for (const type of passed) page.addEventListener(type, pass)
    for (const type of ['click', 'submit', 'dragover', 'drop']) page.addEventListener(type, stay, true)
    window.addEventListener('resize', quiet, true)
    return () => {
      for (const type of passed) page.removeEventListener(type, pass)
      for (const type of ['click', 'submit', 'dragover', 'drop']) page.removeEventListener(type, stay, true)
      window.removeEventListener('resize', quiet, true)
    }
  }, [frame, stage])
}
