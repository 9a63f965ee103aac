/** Returns true if lists and objects are nested deeper than `most`, without looking further. */
export function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1))
}

/** Returns true if a value contains more than `most` values, itself included, without counting further. */
export function hasMoreValues(value: unknown, most: number): boolean {
  const open = typeof value === 'object' && value !== null ? [value] : []
  let count = 1
  for (let next = open.pop(); next; next = open.pop()) {
    const values: unknown[] = Object.values(next)
    count += values.length
    if (count > most) return true
    for (const inner of values) if (typeof inner === 'object' && inner !== null) open.push(inner)
  }
  return false
}

/** Counts the values in JSON, at most, without parsing it. */
export function valuesIn(json: string): number {
  let values = 1
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (isInString) {
      if (sign === 92) at += 1
      else if (sign === 34) isInString = false
    } else if (sign === 34) isInString = true
    // A comma, a bracket or a brace.
    else if (sign === 44 || sign === 91 || sign === 123) values += 1
  }
  return values
}
