import { type Shortcuts } from './shortcuts'

// The rows of a screen's list: each has one link, or the button that stands for it, marked data-row-link.

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('main [data-row-link]')]

/** Which row has the focus; -1 for none. */
export function focusedRow(): number {
  const row = document.activeElement?.closest('tr, li')
  return row ? rowLinks().findIndex((link) => row.contains(link)) : -1
}

/** The id of the row that has the focus: rows say theirs in data-id. */
export const focusedId = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('main [data-id]')?.dataset.id

/** Focuses the row of an id. */
export const focusRowOf = (id: string): void =>
  document.querySelector<HTMLElement>(`main [data-id="${CSS.escape(id)}"] [data-row-link]`)?.focus()

/** Focuses a row, if there is such a one. */
export function focusRow(index: number): void {
  const link = rowLinks()[index]
  link?.focus()
  link?.closest('tr, li')?.scrollIntoView({ block: 'nearest' })
}

/** Before a row goes: the focus would be lost with it, and goes to a neighbor. */
export const focusBeside = (index: number): void => focusRow(rowLinks()[index + 1] ? index + 1 : index - 1)

/** The keys of a list: J and K go through its rows, beginning with the first; `/` goes to the search. */
export const listKeys: Shortcuts = {
  j: () => focusRow(Math.min(focusedRow() + 1, rowLinks().length - 1)),
  k: () => focusRow(Math.max(focusedRow() - 1, 0)),
  '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
}
