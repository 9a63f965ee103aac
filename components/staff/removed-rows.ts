/** A row that was moved to the trash. */
export type RemovedRow<Row> = {
  row: Row
  /** The id of the row below it; null for the last row. */
  before: string | null
  /** Its height in pixels: the undo line keeps it, so that no other row moves under the pointer. */
  height: number
  since: number
}

/** Puts removed rows back where they were in the list. */
export function insertRemovedRows<Row extends { id: string }>(
  rows: readonly Row[],
  removedRows: readonly RemovedRow<Row>[],
): Row[] {
  const list = [...rows]
  let remaining = removedRows.filter(({ row }) => !rows.some(({ id }) => id === row.id))
  const isPlaced = (rowId: string | null) => list.some(({ id }) => id === rowId)
  while (remaining.length > 0) {
    // A row above another removed row waits for that one.
    const next =
      remaining.find(({ before }) => isPlaced(before)) ??
      remaining.find(({ before }) => before === null) ??
      remaining[0]!
    const index = list.findIndex(({ id }) => id === next.before)
    list.splice(index < 0 ? list.length : index, 0, next.row)
    remaining = remaining.filter((row) => row !== next)
  }
  return list
}
