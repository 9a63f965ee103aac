import { type Point } from './caret'

// The editable texts of the selected block, and moving from one to the next.

const starts = new WeakMap<Element, (point?: Point) => void>()

let endCurrent: (() => void) | undefined

export const endTyping = () => endCurrent?.()

export function registerTyping(element: Element | null, start: (point?: Point) => void) {
  if (!element) return undefined
  starts.set(element, start)
  return () => void starts.delete(element)
}

export const textElementsIn = (block: Element) => [...block.querySelectorAll<HTMLElement>('[data-words]')]

/** Begins to edit a text with the caret at a click or at the end. Opens a folded answer. */
export function startTyping(element: Element | undefined, point?: Point): boolean {
  const start = element && starts.get(element)
  if (!start) return false
  endTyping()
  element.closest('details')?.setAttribute('open', '')
  start(point)
  return true
}

/**
 * Makes everything else in the block inert while one text is edited. Returns what undoes that; `end` is called
 * if another text is edited before.
 */
export function isolate(element: HTMLElement, end: () => void): () => void {
  const inertParent = element.closest('[inert]')
  const siblings: Element[] = []
  for (
    let ancestor: Element = element;
    inertParent && ancestor !== inertParent;
    ancestor = ancestor.parentElement!
  )
    for (const sibling of ancestor.parentElement!.children)
      if (sibling !== ancestor && !sibling.hasAttribute('inert')) siblings.push(sibling)
  for (const sibling of siblings) sibling.setAttribute('inert', '')
  inertParent?.removeAttribute('inert')
  endCurrent = end
  return () => {
    if (endCurrent === end) endCurrent = undefined
    inertParent?.setAttribute('inert', '')
    for (const sibling of siblings) sibling.removeAttribute('inert')
  }
}

export function focusNextText(from: Element, by: 1 | -1 | 0): void {
  const block = from.closest('[data-block]')
  if (!block) return
  const texts = textElementsIn(block)
  const next = by === 0 ? undefined : texts[texts.findIndex((element) => element === from) + by]
  if (!startTyping(next)) block.querySelector<HTMLElement>('[data-block-bar] button')?.focus()
}

const slack = 4
const within = ({ left, right, top, bottom, width }: DOMRect, { x, y }: Point) =>
  width > 0 && x > left - slack && x < right + slack && y > top - slack && y < bottom + slack

/**
 * Returns the text at a point, or of the line or button there. It compares boxes, because inert elements get no
 * events.
 */
export function textElementAt(block: Element, point: Point) {
  const texts = textElementsIn(block)
  const isIn = (element: Element | null) => element && within(element.getBoundingClientRect(), point)
  return (
    texts.find(isIn) ?? texts.find((element) => isIn(element.closest('a, summary') ?? element.parentElement))
  )
}
