/** Returns true if lists and objects are nested deeper than `maxDepth`, without looking further. */
export function isDeeper(value: unknown, maxDepth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return maxDepth === 0 || Object.values(value).some((inner) => isDeeper(inner, maxDepth - 1))
}

/** Returns true if a value contains more than `max` values, itself included, without counting further. */
export function hasMoreValues(value: unknown, max: number): boolean {
  const pending = typeof value === 'object' && value !== null ? [value] : []
  let count = 1
  for (let next = pending.pop(); next; next = pending.pop()) {
    const values: unknown[] = Object.values(next)
    count += values.length
    if (count > max) return true
    for (const inner of values) if (typeof inner === 'object' && inner !== null) pending.push(inner)
  }
  return false
}

/** Returns an upper bound of the number of values in JSON, without parsing it. */
export function valuesIn(json: string): number {
  let values = 1
  let isInString = false
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    if (isInString) {
      if (code === 92) index += 1
      else if (code === 34) isInString = false
    } else if (code === 34) isInString = true
    // A comma, a bracket or a brace.
    else if (code === 44 || code === 91 || code === 123) values += 1
  }
  return values
}
