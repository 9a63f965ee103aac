import recorded from './content-dates.json'
import { contentHashes } from './content-hash'

/** A page's content hash and the day (YYYY-MM-DD) since which it has that content. */
type Recorded = Record<string, string[] | undefined>

/**
 * Returns since when each page made from data files has its present content, by path. The days are kept beside the content
 * (content-dates.json, written by record-content-dates.ts), never the day of the build. A page changed since has no day.
 */
export function contentDates(): Map<string, string> {
  const dates = new Map<string, string>()
  for (const [path, hash] of contentHashes()) {
    const [recordedHash, day] = (recorded as Recorded)[path] ?? []
    if (recordedHash === hash && day) dates.set(path, day)
  }
  return dates
}

/** Returns the new record: unchanged pages keep their day, changed and new ones get `today`. */
export function nextRecord(today: string): Record<string, [hash: string, day: string]> {
  const dates = contentDates()
  return Object.fromEntries(
    [...contentHashes()].map(([path, hash]) => [path, [hash, dates.get(path) ?? today]]),
  )
}
