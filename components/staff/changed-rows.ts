import { useEffect, useState } from 'react'

/** The time for which a row stays highlighted, in milliseconds. */
const markedFor = 5_000

type Listed = { id: string }

/** Returns the ids of new and changed rows. */
export const changedIds = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] =>
  [...now].filter(([id, texts]) => before.get(id) !== texts).map(([id]) => id)

/**
 * Returns the ids of rows that have changed since the list was last read, for a few seconds. `sayOf` returns a row's
 * visible text. When `view` changes, as with another search, no row counts as changed.
 */
export function useChangedRows<Row extends Listed>(
  rows: readonly Row[],
  sayOf: (row: Row) => string,
  view = '',
): ReadonlySet<string> {
  const texts = JSON.stringify(rows.map((row) => [row.id, sayOf(row)]))
  const [snapshot, setSnapshot] = useState({ texts, view, changed: [] as string[] })
  // Set while rendering, so that no row is first drawn without its highlight.
  if (snapshot.texts !== texts || snapshot.view !== view) {
    const [before, now] = [snapshot.texts, texts].map(
      (list) => new Map(JSON.parse(list) as [string, string][]),
    )
    setSnapshot({ texts, view, changed: snapshot.view === view ? changedIds(before!, now!) : [] })
  }
  const { changed } = snapshot
  useEffect(() => {
    if (changed.length === 0) return
    const timer = setTimeout(() => setSnapshot((now) => ({ ...now, changed: [] })), markedFor)
    return () => clearTimeout(timer)
  }, [changed])
  return new Set(changed)
}
