import type { SiteTable } from '@/lib/records/site-tables'
import type { SiteManifest } from '@/lib/schemas/site-file'

// What the screen of export and import is told. Sizes are in bytes, times ISO texts.

export type SiteCounts = Record<SiteTable, number> & { leads: number }

/** Work that is going on: its step, and how far that is where it can be counted. */
export type SiteJob = {
  kind: 'export' | 'check' | 'import'
  step: 'rows' | 'pictures' | 'checking' | 'backup' | 'database' | 'showing'
  done: number
  of: number
}

/** A file that was made and can be fetched until `until`. */
type MadeFile = {
  name: string
  bytes: number
  madeAt: string
  until: string
  withLeads: boolean
  counts: SiteCounts
}

/** How a table of the file compares with what is here. */
export type TableChange = {
  table: SiteTable
  file: number
  here: number
  same: number
  changed: number
  gone: number
}

/** A row of the file that isn't taken: what it is called, and why. */
export type RefusedRow = { row: string; why: string }

/** A file that was sent and found whole, and what importing it would do. */
export type CheckedFile = Pick<SiteManifest, 'version' | 'madeAt' | 'withLeads'> & {
  changes: TableChange[]
  /** The rows that are left out, the first ones by name. */
  refused: { count: number; rows: RefusedRow[] }
  /** How many pictures its pages mention that the site it came from had lost. */
  missing: number
}

/** A file that was sent; `checked` once it was looked at. */
type SentFile = { id: string; name: string; bytes: number; checked: CheckedFile | null }

/** How the last piece of work ended, in words. */
export type Outcome = { kind: SiteJob['kind']; ok: boolean; says: string; at: string }

export type SiteFileState = {
  job: SiteJob | null
  made: MadeFile | null
  sent: SentFile | null
  outcome: Outcome | null
}

/** So many refused rows are named. */
export const mostRefusedNamed = 50
/** A made file is kept so long, in milliseconds: it may hold leads. */
export const madeFileLasts = 60 * 60_000
/** The largest file that is taken, in bytes. */
export const largestSiteFile = 20 * 1024 ** 3
/** A file is sent in pieces of so many bytes. */
export const pieceBytes = 4 * 1024 ** 2
