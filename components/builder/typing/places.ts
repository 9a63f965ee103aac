import { type Point } from './caret'

// The editable texts of the selected block, and moving from one to the next.

/** What begins the editing of an element's text. */
const starts = new WeakMap<Element, (at?: Point) => void>()

let endLast: (() => void) | undefined

/** Ends the editing that is under way. */
export const endTyping = () => endLast?.()

export function offerTyping(element: Element | null, start: (at?: Point) => void) {
  if (!element) return undefined
  starts.set(element, start)
  return () => void starts.delete(element)
}

export const wordsIn = (block: Element) => [...block.querySelectorAll<HTMLElement>('[data-words]')]

/** Begins to edit a text with the caret at a click or at the end. Opens a folded answer. */
export function startTyping(words: Element | undefined, at?: Point): boolean {
  const start = words && starts.get(words)
  if (!start) return false
  endTyping()
  words.closest('details')?.setAttribute('open', '')
  start(at)
  return true
}

/**
 * Makes everything else in the block inert while one text is edited. Returns what undoes that; `end` is called
 * if another text is edited before.
 */
export function typeOnlyIn(element: HTMLElement, end: () => void): () => void {
  const closed = element.closest('[inert]')
  const beside: Element[] = []
  for (let at: Element = element; closed && at !== closed; at = at.parentElement!)
    for (const other of at.parentElement!.children)
      if (other !== at && !other.hasAttribute('inert')) beside.push(other)
  for (const other of beside) other.setAttribute('inert', '')
  closed?.removeAttribute('inert')
  endLast = end
  return () => {
    if (endLast === end) endLast = undefined
    closed?.setAttribute('inert', '')
    for (const other of beside) other.removeAttribute('inert')
  }
}

/** Goes on to the next or previous text of the block, and from the last to the block's bar. */
export function goOn(from: Element, by: 1 | -1 | 0): void {
  const block = from.closest('[data-block]')
  if (!block) return
  const all = wordsIn(block)
  const next = by === 0 ? undefined : all[all.findIndex((words) => words === from) + by]
  if (!startTyping(next)) block.querySelector<HTMLElement>('[data-block-bar] button')?.focus()
}

const slack = 4
const within = ({ left, right, top, bottom, width }: DOMRect, { x, y }: Point) =>
  width > 0 && x > left - slack && x < right + slack && y > top - slack && y < bottom + slack

/**
 * Returns the text at a point, or of the line or button there. It compares boxes, because inert elements get no
 * events.
 */
export function wordsAt(block: Element, point: Point) {
  const all = wordsIn(block)
  const isIn = (element: Element | null) => element && within(element.getBoundingClientRect(), point)
  return all.find(isIn) ?? all.find((words) => isIn(words.closest('a, summary') ?? words.parentElement))
}
