import { type Point } from './caret'

// Where the texts of the selected block stand, and the way from one to the next.

/** What begins the typing in an element of the selected block. */
const starts = new WeakMap<Element, (at?: Point) => void>()

let endLast: (() => void) | undefined

/** Ends the typing that is under way, if any is. */
export const endTyping = () => endLast?.()

export function offerTyping(element: Element | null, start: (at?: Point) => void) {
  if (!element) return undefined
  starts.set(element, start)
  return () => void starts.delete(element)
}

export const wordsIn = (block: Element) => [...block.querySelectorAll<HTMLElement>('[data-words]')]

/** Begins to type in a text, where a click was or behind its last letter. An answer that is folded away is opened. */
export function startTyping(words: Element | undefined, at?: Point): boolean {
  const start = words && starts.get(words)
  if (!start) return false
  endTyping()
  words.closest('details')?.setAttribute('open', '')
  start(at)
  return true
}

/**
 * Nothing else of a block can be operated while one text of it is typed in. Returns what puts it back; `end` is called
 * when another text is begun before that.
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

/** Goes on with the next text of the block, or the one before; behind the last one waits the block's bar. */
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
 * The text at a point, or in whose line or button it is. Asked of their boxes: what stands in a block can't be operated, so
 * that no event names it.
 */
export function wordsAt(block: Element, point: Point) {
  const all = wordsIn(block)
  const isIn = (element: Element | null) => element && within(element.getBoundingClientRect(), point)
  return all.find(isIn) ?? all.find((words) => isIn(words.closest('a, summary') ?? words.parentElement))
}
