import { type Marked } from './typed-text'

// A text element's own letters and the place of the caret in them. Its document may be another than the builder's.

export type Point = { x: number; y: number }

/** A last line that is empty only shows with another break behind it, which isn't part of the text. */
export const readWords = (element: HTMLElement): string => element.textContent.replace(/\n$/, '')

export function writeWords(element: HTMLElement, text: string): void {
  element.textContent = text.endsWith('\n') ? `${text}\n` : text
}

export function markedIn(element: HTMLElement): Marked {
  const selection = element.ownerDocument.defaultView?.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  const { length } = readWords(element)
  if (!range || !element.contains(range.commonAncestorContainer)) return { start: length, end: length }
  const before = element.ownerDocument.createRange()
  before.selectNodeContents(element)
  before.setEnd(range.startContainer, range.startOffset)
  const start = Math.min(before.toString().length, length)
  return { start, end: Math.min(start + range.toString().length, length) }
}

export function putCaret(element: HTMLElement, at: number): void {
  const letters = element.firstChild
  element.ownerDocument.defaultView
    ?.getSelection()
    ?.collapse(letters ?? element, letters ? Math.min(at, letters.textContent?.length ?? 0) : 0)
}

/** Puts the caret where was clicked, or behind the last letter. */
export function putCaretAt(element: HTMLElement, { x, y }: Point): void {
  const { ownerDocument } = element
  const place = ownerDocument.caretPositionFromPoint?.(x, y)
  if (place && element.contains(place.offsetNode))
    ownerDocument.defaultView?.getSelection()?.collapse(place.offsetNode, place.offset)
  else putCaret(element, readWords(element).length)
}
