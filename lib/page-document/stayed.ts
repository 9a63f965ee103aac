/**
 * Of the ids in both lists, those that nobody needs to have moved: a longest row of them that stands in the same order
 * in both. All others were moved.
 */
export function stayed(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, index) => [id, index]))
  const row = after.filter((id) => place.has(id)).map((id) => ({ id, at: place.get(id)! }))
  /** For each one, how long a rising row can be that begins with it, and who comes next in that row. */
  const length: number[] = []
  const next: number[] = []
  for (let index = row.length - 1; index >= 0; index -= 1) {
    length[index] = 1
    next[index] = -1
    for (let later = index + 1; later < row.length; later += 1) {
      if (row[later]!.at < row[index]!.at || length[later]! + 1 <= length[index]!) continue
      length[index] = length[later]! + 1
      next[index] = later
    }
  }
  const ids = new Set<string>()
  let index = length.indexOf(Math.max(...length))
  for (; index >= 0; index = next[index] ?? -1) ids.add(row[index]!.id)
  return ids
}
