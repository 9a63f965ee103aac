/** Returns the longest ascending run of places: what keeps its order when everything else moves. */
function longestAscendingRun(places: readonly number[]): number[] {
  const best: number[] = []
  const from: number[] = []
  let last = -1
  places.forEach((place, index) => {
    best[index] = 1
    from[index] = -1
    for (let earlier = 0; earlier < index; earlier += 1)
      if (places[earlier]! < place && best[earlier]! + 1 > best[index]) {
        best[index] = best[earlier]! + 1
        from[index] = earlier
      }
    if (last < 0 || best[index] > best[last]!) last = index
  })
  const run: number[] = []
  for (let index = last; index >= 0; index = from[index]!) run.unshift(index)
  return run
}

/**
 * Returns the order of a list after somebody moved things (`base` to `local`) while others changed it (`remote`). What was
 * moved follows its new predecessor; what others moved, added or removed stays so. The result holds exactly what `remote`
 * holds.
 */
export function mergeOrder(base: readonly string[], local: readonly string[], remote: readonly string[]) {
  const remoteIds = new Set(remote)
  const localIds = [...new Set(local)].filter((id) => remoteIds.has(id))
  const basePositions = new Map(base.map((id, index) => [id, index]))
  const sharedIds = localIds.filter((id) => basePositions.has(id))
  const unmovedIds = new Set(
    longestAscendingRun(sharedIds.map((id) => basePositions.get(id)!)).map((index) => sharedIds[index]),
  )
  const movedIds = localIds.filter((id) => !unmovedIds.has(id))
  const order = remote.filter((id) => !movedIds.includes(id))
  for (const id of movedIds) {
    const previous = localIds[localIds.indexOf(id) - 1]
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  }
  return order
}
