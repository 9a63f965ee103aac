import type { SiteTable } from '@/lib/records/site-tables'
import type { SiteManifest } from '@/lib/schemas/site-file'

// The state that the screen of export and import gets. Sizes are in bytes, times are ISO texts.

export type SiteCounts = Record<SiteTable, number> & { leads: number }

/** The running task: its step, and its progress where that can be counted. */
export type SiteJob = {
  kind: 'export' | 'check' | 'import'
  step: 'rows' | 'pictures' | 'checking' | 'backup' | 'database' | 'showing'
  done: number
  of: number
}

/** Called with the progress of a task. */
export type Progress = (job: Pick<SiteJob, 'step' | 'done' | 'of'>) => void

/** A file that was made and can be fetched until `until`. */
type MadeFile = {
  name: string
  bytes: number
  madeAt: string
  until: string
  withLeads: boolean
  counts: SiteCounts
}

/** A table of the file compared with the one here. */
export type TableChange = {
  table: SiteTable
  file: number
  here: number
  same: number
  changed: number
  gone: number
}

/** A row of the file that isn't accepted, and why. */
export type RefusedRow = { row: string; why: string }

/** A file that was checked, and what importing it would do. */
export type CheckedFile = Pick<SiteManifest, 'version' | 'madeAt' | 'withLeads'> & {
  changes: TableChange[]
  /** Rows that are left out, the first ones by name. */
  refused: { count: number; rows: RefusedRow[] }
  /** The number of pictures that its pages mention and that its site had lost. */
  missing: number
}

/** A file that was sent; `checked` once it was looked at. */
type SentFile = { id: string; name: string; bytes: number; checked: CheckedFile | null }

/** The outcome of the last task, in words. */
export type Outcome = { kind: SiteJob['kind']; ok: boolean; says: string; at: string }

export type SiteFileState = {
  job: SiteJob | null
  made: MadeFile | null
  sent: SentFile | null
  outcome: Outcome | null
}

export const mostRefusedNamed = 50
/** The lifetime of an exported file, in milliseconds: it may hold leads. */
export const madeFileLasts = 60 * 60_000
export const largestSiteFile = 20 * 1024 ** 3
/** The size of the pieces in which a file is sent, in bytes. */
export const pieceBytes = 4 * 1024 ** 2
