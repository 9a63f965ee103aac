/**
 * Returns the ids that need not have moved between two lists: a longest common subsequence. All others were
 * moved.
 */
export function unmovedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, index) => [id, index]))
  const row = after.filter((id) => place.has(id)).map((id) => ({ id, at: place.get(id)! }))
  /** For each position, the length of the longest rising sequence from it, and the next position in that sequence. */
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
