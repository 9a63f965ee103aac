/** The longest run of places that only goes up: what keeps its order when everything else moves. */
function longestRise(places: readonly number[]): number[] {
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
 * The order of a list after somebody moved things in it while others changed it too. `before` is the order that was
 * seen, `mine` what was made of it, `now` what is there by now. What was moved stands behind its new predecessor; what
 * others moved, added or took away meanwhile stays as they left it. The answer holds exactly what `now` holds.
 */
export function mergeOrder(before: readonly string[], mine: readonly string[], now: readonly string[]) {
  const there = new Set(now)
  const wanted = [...new Set(mine)].filter((id) => there.has(id))
  const seenAt = new Map(before.map((id, index) => [id, index]))
  const seen = wanted.filter((id) => seenAt.has(id))
  const kept = new Set(longestRise(seen.map((id) => seenAt.get(id)!)).map((index) => seen[index]))
  const moved = wanted.filter((id) => !kept.has(id))
  const order = now.filter((id) => !moved.includes(id))
  for (const id of moved) {
    const previous = wanted[wanted.indexOf(id) - 1]
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  }
  return order
}
