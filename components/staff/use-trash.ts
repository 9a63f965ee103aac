import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RemovedRow, insertRemovedRows } from './removed-rows'
import { focusBeside, focusedRow, focusRowOf } from './list-keys'
import { isUndoKey, useKeydown } from './shortcuts'

/** The time that the undo line replaces a removed row, in milliseconds. */
export const undoTime = 10_000
/** By then the list has the restored row. */
const restoreTime = 5_000

type Calls<Row> = {
  titleOf: (row: Row) => string
  /** Both calls report a failure themselves. */
  remove: (row: Row, again: () => void) => Promise<boolean>
  restore: (row: Row) => Promise<boolean>
}

type RemovedEntry<Row> = RemovedRow<Row> & {
  /** `line`: shown as an undo line; `over`: not shown; `back`: shown until the list has it again. */
  state: 'line' | 'over' | 'back'
  isDeleted: Promise<boolean>
}

export type UndoLine = { id: string; title: string; height: number; since: number; undo: () => void }

/** Moves rows to the trash without asking: for ten seconds an undo line replaces the row; Ctrl Z undoes it too. */
export function useTrash<Row extends { id: string }>(calls: Calls<Row>) {
  const router = useRouter()
  const [entries, setEntries] = useState<readonly RemovedEntry<Row>[]>([])
  const undoing = useRef(new Set<string>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const later = (id: string, run: () => void, time: number) => {
    clearTimeout(timers.current.get(id))
    timers.current.set(id, setTimeout(run, time))
  }
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach((timer) => clearTimeout(timer))
  }, [])

  const change = (id: string, part: Partial<RemovedEntry<Row>> | null) =>
    flushSync(() =>
      setEntries((now) =>
        now.flatMap((entry) => (entry.row.id !== id ? [entry] : part ? [{ ...entry, ...part }] : [])),
      ),
    )

  /** Removes the undo line and moves its focus to a neighbor. */
  function end(id: string) {
    const focused = document.activeElement?.closest<HTMLElement>('[data-undo]')
    if (focused?.dataset.undo === id) focusBeside(focusedRow())
    change(id, { state: 'over' })
  }

  async function remove(row: Row, rows: readonly Row[]) {
    if (entries.some((entry) => entry.row.id === row.id && entry.state !== 'back')) return
    const place = document.querySelector<HTMLElement>(`main [data-id="${CSS.escape(row.id)}"]`)
    const before = rows[rows.findIndex(({ id }) => id === row.id) + 1]?.id ?? null
    const isDeleted = calls.remove(row, () => void remove(row, rows))
    // oxlint-disable-next-line react/purity -- only handlers call it
    const entry = { row, before, height: place?.offsetHeight ?? 0, since: Date.now(), isDeleted }
    setEntries((now) => [...now.filter((listed) => listed.row.id !== row.id), { ...entry, state: 'line' }])
    later(row.id, () => end(row.id), undoTime)
    if (!(await isDeleted)) {
      clearTimeout(timers.current.get(row.id))
      change(row.id, null)
      return focusRowOf(row.id)
    }
    router.refresh()
  }

  async function undo({ row, isDeleted }: RemovedEntry<Row>) {
    if (undoing.current.has(row.id)) return
    undoing.current.add(row.id)
    clearTimeout(timers.current.get(row.id))
    const isBack = (await isDeleted) && (await calls.restore(row))
    undoing.current.delete(row.id)
    if (!isBack) return later(row.id, () => end(row.id), undoTime)
    change(row.id, { state: 'back' })
    focusRowOf(row.id)
    later(row.id, () => change(row.id, null), restoreTime)
    router.refresh()
  }

  const lines = entries.filter(({ state }) => state === 'line')
  useKeydown((event) => {
    const last = lines.findLast(({ row }) => !undoing.current.has(row.id))
    if (!last || !isUndoKey(event)) return
    event.preventDefault()
    void undo(last)
  })

  const removedIds = new Set(entries.filter(({ state }) => state !== 'back').map(({ row }) => row.id))
  return {
    lines: lines.length,
    isGone: (id: string) => removedIds.has(id),
    /** Returns the visible rows, including those with an undo line. */
    placed: (rows: readonly Row[]) =>
      insertRemovedRows(
        rows.filter(({ id }) => !removedIds.has(id)),
        entries.filter(({ state }) => state !== 'over'),
      ),
    lineOf: (id: string): UndoLine | undefined => {
      const line = lines.find(({ row }) => row.id === id)
      if (!line) return undefined
      const { row, height, since } = line
      return { id, title: calls.titleOf(row), height, since, undo: () => void undo(line) }
    },
    remove: (row: Row, rows: readonly Row[]) => void remove(row, rows),
  }
}

export type Trash<Row extends { id: string }> = ReturnType<typeof useTrash<Row>>
