import 'server-only'
import { log } from '@/lib/log'

/** The place where a text is stored, for the log. */
export type Origin = { model: string; id: string; field: string }

/** Parses a JSON text; logs a broken one and returns null. */
export function parseJson(text: string, origin: Origin): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    log.error(origin, 'stored JSON is broken')
    return null
  }
}

/** Parses a list without items that `isItem` refuses; logs anything else and returns an empty list. `listIn` finds it in the value. */
export function parseJsonList<T>(
  text: string,
  isItem: (item: unknown) => item is T,
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
  const list = value.filter(isItem)
  if (list.length < value.length) log.error(origin, 'stored list has entries of the wrong shape')
  return list
}
