import { useEffect, useState } from 'react'
import { preload } from 'react-dom'

const canvas = '/admin/canvas'

let reading: Promise<string> | undefined

async function readDocument(): Promise<string> {
  const answer = await fetch(canvas)
  if (!answer.ok || answer.redirected) throw new Error(`${canvas} answered ${answer.status}`)
  const { documentElement, head } = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const sheets = Array.from(
    head.querySelectorAll('link[rel=stylesheet], style'),
    ({ outerHTML }) => outerHTML,
  )
  return (
    `<!doctype html><html lang="${documentElement.lang}">` +
    `<head><title>Page</title>${sheets.join('')}</head><body><main role="presentation"></main></body></html>`
  )
}

/** Returns the frame's document as HTML, null until it has been read. */
export function useFrameDocument() {
  preload(canvas, { as: 'fetch', crossOrigin: 'anonymous' })
  const [html, setHtml] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return
    let isUnmounted = false
    reading ??= readDocument()
    reading.then(
      (read) => isUnmounted || setHtml(read),
      () => {
        reading = undefined
        if (!isUnmounted) setFailed(true)
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [failed])
  return { html, failed, retry: () => setFailed(false) }
}

/** Returns the box of an element on the screen, even of one in a frame. */
export function boxOnScreen(element: Element): DOMRect {
  return onScreen(element.ownerDocument, element.getBoundingClientRect())
}

/** Converts a box from a document's pixels to the screen's. */
export function onScreen(document: Document, { x, y, width = 0, height = 0 }: DOMRectInit): DOMRect {
  const frame = document.defaultView?.frameElement as HTMLElement | null | undefined
  const around = frame?.getBoundingClientRect()
  const scale = frame && around ? around.width / frame.offsetWidth : 1
  const [left, top] = [around?.x ?? 0, around?.y ?? 0]
  return new DOMRect(left + (x ?? 0) * scale, top + (y ?? 0) * scale, width * scale, height * scale)
}

/** Returns the focused element, even one in a frame; null if there is none. */
export function focusedElement(): HTMLElement | null {
  const active = document.activeElement
  const inner = active instanceof HTMLIFrameElement ? active.contentDocument : document
  return inner && inner.activeElement !== inner.body ? (inner.activeElement as HTMLElement | null) : null
}

/**
 * Returns an event's target. For an event passed on from the frame (device-frame.tsx) that is the focused
 * element in it.
 */
export function targetOf({ target }: Event): Element | null {
  if (target instanceof HTMLIFrameElement) return target.contentDocument?.activeElement ?? target
  return target instanceof Element ? target : null
}
