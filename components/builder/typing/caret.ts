import { type TextRange } from './text-edits'

// The text of an element and the caret in it. The element may belong to another document.

export type Point = { x: number; y: number }

/** A last empty line only shows with a second line break, which isn't part of the text. */
export const readText = (element: HTMLElement): string => element.textContent.replace(/\n$/, '')

export function writeText(element: HTMLElement, text: string): void {
  element.textContent = text.endsWith('\n') ? `${text}\n` : text
}

export function selectionIn(element: HTMLElement): TextRange {
  const selection = element.ownerDocument.defaultView?.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  const { length } = readText(element)
  if (!range || !element.contains(range.commonAncestorContainer)) return { start: length, end: length }
  const before = element.ownerDocument.createRange()
  before.selectNodeContents(element)
  before.setEnd(range.startContainer, range.startOffset)
  const start = Math.min(before.toString().length, length)
  return { start, end: Math.min(start + range.toString().length, length) }
}

export function putCaret(element: HTMLElement, offset: number): void {
  const letters = element.firstChild
  element.ownerDocument.defaultView
    ?.getSelection()
    ?.collapse(letters ?? element, letters ? Math.min(offset, letters.textContent?.length ?? 0) : 0)
}

export function putCaretAt(element: HTMLElement, { x, y }: Point): void {
  const { ownerDocument } = element
  const place = ownerDocument.caretPositionFromPoint?.(x, y)
  if (place && element.contains(place.offsetNode))
    ownerDocument.defaultView?.getSelection()?.collapse(place.offsetNode, place.offset)
  else putCaret(element, readText(element).length)
}
