import { processSlot } from './process-slot'

type Entry<Value> = { value: Value; expiresAt: number }

type Options<Args extends unknown[], Value> = {
  /** Names a value; by default the arguments do, which then are texts and numbers. */
  keyOf?: (...args: Args) => string
  /** The number of values; beyond it the least recently used is dropped. */
  max?: number
  /** When a value expires, in milliseconds since 1970; 0 shares it among simultaneous callers only. */
  expiresAt?: (value: Awaited<Value>) => number
  /** Shares the values among all bundles of a process, under this name. */
  slot?: string
}

/** Computes a value once per key. Callers share a pending promise; a rejected one is dropped. */
export function memoize<Args extends unknown[], Value>(
  compute: (...args: Args) => Value,
  { keyOf = (...args) => args.join(), max = 1, expiresAt, slot }: Options<Args, Value> = {},
): (...args: Args) => Value {
  const slotEntries = slot ? processSlot<Map<string, Entry<Value>>>(slot) : { current: undefined }
  const entries = (slotEntries.current ??= new Map<string, Entry<Value>>())

  function add(key: string, value: Value): Entry<Value> {
    const entry = { value, expiresAt: Infinity }
    if (value instanceof Promise)
      value.then(
        (result: Awaited<Value>) => {
          if (expiresAt) entry.expiresAt = expiresAt(result)
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
    // The map's last key is the most recently used.
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys())
      if (entries.size > max) entries.delete(oldest)
      else break
    return entry.value
  }
}
