import { useEffect, useState } from 'react'

/** How long a row is marked, in milliseconds. */
const markedFor = 5_000

type Listed = { id: string }

/** The ids of rows that are new or say something else than before. */
export const changedIds = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] =>
  [...now].filter(([id, said]) => before.get(id) !== said).map(([id]) => id)

/**
 * The rows that have changed since the list was read, marked for a moment. `sayOf` tells what a row says; another `view`
 * of the list, as with another search, has no changed rows.
 */
export function useChangedRows<Row extends Listed>(
  rows: readonly Row[],
  sayOf: (row: Row) => string,
  view = '',
): ReadonlySet<string> {
  const said = JSON.stringify(rows.map((row) => [row.id, sayOf(row)]))
  const [seen, setSeen] = useState({ said, view, changed: [] as string[] })
  // Settled while drawing, so that no row is drawn unmarked first.
  if (seen.said !== said || seen.view !== view) {
    const [before, now] = [seen.said, said].map((list) => new Map(JSON.parse(list) as [string, string][]))
    setSeen({ said, view, changed: seen.view === view ? changedIds(before!, now!) : [] })
  }
  const { changed } = seen
  useEffect(() => {
    if (changed.length === 0) return
    const timer = setTimeout(() => setSeen((now) => ({ ...now, changed: [] })), markedFor)
    return () => clearTimeout(timer)
  }, [changed])
  return new Set(changed)
}
