import { processSlot } from './process-slot'

type Entry<Value> = { value: Value; expiresAt: number }

type Options<Args extends unknown[], Value> = {
  /** Names what is computed; by default the arguments do, which then are texts and numbers. */
  keyOf?: (...args: Args) => string
  /** How many values are kept; beyond them the one goes that was asked for longest ago. */
  max?: number
  /** When a value has to be computed again, in milliseconds since 1970; 0 for what only callers at the same time share. */
  expiresAt?: (value: Awaited<Value>) => number
  /** Shares the values among all bundles of a process, under this name. */
  slot?: string
}

/**
 * Computes a value once per key. Callers that come while a promise is pending get the same one; one that is rejected is
 * forgotten.
 */
export function memoize<Args extends unknown[], Value>(
  compute: (...args: Args) => Value,
  { keyOf = (...args) => args.join(), max: most = 1, expiresAt, slot }: Options<Args, Value> = {},
): (...args: Args) => Value {
  const shared = slot ? processSlot<Map<string, Entry<Value>>>(slot) : { current: undefined }
  const entries = (shared.current ??= new Map<string, Entry<Value>>())

  function add(key: string, value: Value): Entry<Value> {
    const entry = { value, expiresAt: Infinity }
    if (value instanceof Promise)
      value.then(
        (settled: Awaited<Value>) => {
          if (expiresAt) entry.expiresAt = expiresAt(settled)
        },
        () => {
          if (entries.get(key) === entry) entries.delete(key)
        },
      )
    else if (expiresAt) entry.expiresAt = expiresAt(value as Awaited<Value>)
    return entry
  }

  return (...args) => {
    const key = keyOf(...args)
    const stored = entries.get(key)
    const entry = stored && stored.expiresAt > Date.now() ? stored : add(key, compute(...args))
    // The last in the map is the one that was asked for last.
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys())
      if (entries.size > most) entries.delete(oldest)
      else break
    return entry.value
  }
}
