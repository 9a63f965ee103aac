/** A row that was put into the trash. */
export type RemovedRow<Row> = {
  row: Row
  /** The row that stood below it; null for the last one. */
  before: string | null
  /** How high it was, in pixels: its line is as high, so that no other row comes under the pointer. */
  height: number
  /** When, in milliseconds since 1970. */
  since: number
}

/** The rows with those that have left the list put back to where they stood. */
export function insertRemovedRows<Row extends { id: string }>(
  rows: readonly Row[],
  gone: readonly RemovedRow<Row>[],
): Row[] {
  const placed = [...rows]
  let left = gone.filter(({ row }) => !rows.some(({ id }) => id === row.id))
  const isPlaced = (wanted: string | null) => placed.some(({ id }) => id === wanted)
  while (left.length > 0) {
    // One that stood above another one that has left waits for that.
    const next =
      left.find(({ before }) => isPlaced(before)) ?? left.find(({ before }) => before === null) ?? left[0]!
    const at = placed.findIndex(({ id }) => id === next.before)
    placed.splice(at < 0 ? placed.length : at, 0, next.row)
    left = left.filter((other) => other !== next)
  }
  return placed
}
