import { useEffect, useState } from 'react'
import { preload } from 'react-dom'

/** An empty page with the visitors' style sheet (app/(canvas)). */
const canvas = '/admin/canvas'

let reading: Promise<string> | undefined

/** An empty document as visitors get it, to write blocks into. Read once: only its style sheets count, and no script runs. */
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

/** The frame's document as HTML, null while it is being read. */
export function useFrameDocument() {
  preload(canvas, { as: 'fetch', crossOrigin: 'anonymous' })
  const [html, setHtml] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return
    let gone = false
    reading ??= readDocument()
    reading.then(
      (read) => gone || setHtml(read),
      () => {
        reading = undefined
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [failed])
  return { html, failed, retry: () => setFailed(false) }
}

/** Where something stands on the screen, also when it stands in a frame. */
export function boxOnScreen(element: Element): DOMRect {
  return onScreen(element.ownerDocument, element.getBoundingClientRect())
}

/** The same of a place that is told in the pixels of a document. */
export function onScreen(document: Document, { x, y, width = 0, height = 0 }: DOMRectInit): DOMRect {
  const frame = document.defaultView?.frameElement as HTMLElement | null | undefined
  const around = frame?.getBoundingClientRect()
  const scale = frame && around ? around.width / frame.offsetWidth : 1
  const [left, top] = [around?.x ?? 0, around?.y ?? 0]
  return new DOMRect(left + (x ?? 0) * scale, top + (y ?? 0) * scale, width * scale, height * scale)
}

/** What has the focus, also within a frame; null where nothing has it. */
export function focusedElement(): HTMLElement | null {
  const active = document.activeElement
  const inner = active instanceof HTMLIFrameElement ? active.contentDocument : document
  return inner && inner.activeElement !== inner.body ? (inner.activeElement as HTMLElement | null) : null
}

/** What an event is about. One that comes out of the frame (device-frame.tsx) is about what has the focus in it. */
export function targetOf({ target }: Event): Element | null {
  if (target instanceof HTMLIFrameElement) return target.contentDocument?.activeElement ?? target
  return target instanceof Element ? target : null
}
