import { type Shortcuts } from './shortcuts'

// Each row of a list has one link or button marked data-row-link.

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('main [data-row-link]')]

/** Returns the index of the focused row, or -1. */
export function focusedRow(): number {
  const row = document.activeElement?.closest('tr, li')
  return row ? rowLinks().findIndex((link) => row.contains(link)) : -1
}

/** Returns the id (data-id) of the focused row. */
export const focusedId = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('main [data-id]')?.dataset.id

/** Returns a handler that acts on the focused one of the rows, if any has the focus. */
export const onFocused =
  <Row extends { id: string }>(rows: readonly Row[], act: (row: Row) => void) =>
  () => {
    const row = rows.find(({ id }) => id === focusedId())
    if (row) act(row)
  }

export const focusRowOf = (id: string): void =>
  document.querySelector<HTMLElement>(`main [data-id="${CSS.escape(id)}"] [data-row-link]`)?.focus()

export function focusRow(index: number): void {
  const link = rowLinks()[index]
  link?.focus()
  link?.closest('tr, li')?.scrollIntoView({ block: 'nearest' })
}

/** Moves the focus to a neighbor before a row is removed with it. */
export const focusBeside = (index: number): void => focusRow(rowLinks()[index + 1] ? index + 1 : index - 1)

export const listKeys: Shortcuts = {
  j: () => focusRow(Math.min(focusedRow() + 1, rowLinks().length - 1)),
  k: () => focusRow(Math.max(focusedRow() - 1, 0)),
  '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
}
