import 'server-only'
import { log } from '@/lib/log'

/** Where a text comes from, for the log. */
export type Origin = { model: string; id: string; field: string }

/** The value of a JSON text; null, and a line in the log, where it is broken. */
export function parseJson(text: string, origin: Origin): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    log.error(origin, 'stored JSON is broken')
    return null
  }
}

/**
 * The list in a JSON text without what `fits` refuses; empty, and a line in the log, where it is none. `listIn` finds
 * it where the text holds more than the list.
 */
export function parseJsonList<T>(
  text: string,
  fits: (item: unknown) => item is T,
  origin: Origin,
  listIn = (parsed: unknown): unknown => parsed,
): T[] {
  const parsed = parseJson(text, origin)
  if (parsed === null) return []
  const value = listIn(parsed)
  if (!Array.isArray(value)) {
    log.error(origin, 'stored JSON is not a list')
    return []
  }
  const list = value.filter(fits)
  if (list.length < value.length) log.error(origin, 'stored list has entries of the wrong shape')
  return list
}
