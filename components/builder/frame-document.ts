import { useEffect, useState } from 'react'
import { preload } from 'react-dom'

/** What the frame's head is like: an empty page with the style sheets of a custom page, a post, a landing page or a town page (app/(canvas)). */
export type Model = '/admin/canvas' | '/admin/canvas/post' | '/admin/canvas/landing' | '/admin/canvas/town'

const readings = new Map<Model, Promise<string>>()

/** An empty document as visitors get it, to write blocks into. Read once: only its style sheets count, and no script runs. */
async function readDocument(model: Model): Promise<string> {
  const answer = await fetch(model)
  if (!answer.ok || answer.redirected) throw new Error(`${model} answered ${answer.status}`)
  const { documentElement, head } = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const sheets = Array.from(
    head.querySelectorAll('link[rel=stylesheet], style'),
    ({ outerHTML }) => outerHTML,
  )
  return (
    `<!doctype html><html lang="${documentElement.lang}" class="${documentElement.className}">` +
    `<head><title>Page</title>${sheets.join('')}</head><body><main role="presentation"></main></body></html>`
  )
}

/** The frame's document as HTML, null while it is being read. */
export function useFrameDocument(model: Model) {
  preload(model, { as: 'fetch', crossOrigin: 'anonymous' })
  const [html, setHtml] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return
    let gone = false
    const reading = readings.get(model) ?? readDocument(model)
    readings.set(model, reading)
    reading.then(
      (read) => gone || setHtml(read),
      () => {
        readings.delete(model)
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [model, failed])
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
