import 'server-only'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { withoutEndSlash } from '@/lib/text/bare-path'
import { database } from './client'

// All redirects in memory: an answer that says "not found" is turned into one that says where to go without waiting for the
// database (lib/around-next/redirects.ts). What exists is never looked up here, so that no page pays for it.

/** After how many milliseconds a lookup has the table read again, in the background: another instance may have changed it. */
const freshFor = 15_000

type Table = {
  paths: ReadonlyMap<string, string>
  readAt: number
  reading?: Promise<void>
  /** The number of this reading, and of the last that began: they may overtake each other. */
  version?: number
  lastBegun?: number
}
const tables = processSlot<Table>('redirects')
const table = (): Table => (tables.current ??= { paths: new Map(), readAt: 0 })

/** Returns an address as it is looked up: without a slash at its end, in small letters. */
export const lookupPath = (path: string) => withoutEndSlash(path.toLowerCase())

/** Reads the table again. To be called after a change. */
export async function loadRedirects(): Promise<void> {
  const current = table()
  const number = (current.lastBegun ?? 0) + 1
  current.lastBegun = number
  const db = await database()
  const rows = await db.redirect.findMany({ select: { fromPath: true, toPath: true } })
  const paths = new Map(rows.map(({ fromPath, toPath }) => [lookupPath(fromPath), toPath]))
  if (number > (current.version ?? 0)) Object.assign(current, { paths, readAt: Date.now(), version: number })
}

/** Begins to read the table, so that it is there for the first visitor. To be called when the server starts. */
export const watchRedirects = (): void => void knownRedirect('/')

/** Returns where a path has moved to, as far as it is known now; undefined if it hasn't. Never waits. */
export function knownRedirect(path: string): string | undefined {
  const current = table()
  if (Date.now() - current.readAt > freshFor)
    current.reading ??= loadRedirects()
      .catch((error: unknown) => {
        // Not at once again: who asks for what isn't there must not keep a troubled database busy.
        current.readAt = Date.now()
        log.warn({ err: error }, 'the redirects could not be read')
      })
      .finally(() => {
        current.reading = undefined
      })
  return current.paths.get(lookupPath(path))
}
