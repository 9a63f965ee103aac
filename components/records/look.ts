import { type ComponentType, type ReactNode } from 'react'
import { type RecordKind } from '@/lib/records/define-record'
import { type ListedRecord } from './use-record-list'

/** One of the choices that narrow a list. */
type Filter<Row> = { value: string; label: string; test: (row: Row) => boolean }

/** How a kind's list looks where it differs from others. */
export type RecordLook<Row extends ListedRecord = ListedRecord> = {
  /** What the search looks through, and how its field says so. */
  search?: { placeholder: string; textOf: (row: Row) => string }
  /** "All" comes before them by itself. */
  filters?: { label: string; choices: readonly Filter<Row>[] }
  /** What is said where nothing is stored; `examples` is how many samples visitors see instead. */
  empty?: (examples: number) => ReactNode
  whatVisitorsSee?: (rows: readonly Row[], examples: number) => string
  /** Returns what a row is called in labels. */
  nameOf?: (row: Row) => string
  /** Returns where visitors see it; null where they don't. */
  siteOf?: (row: Row) => string | null
  /** Returns what the edit button says. */
  editLabel?: (row: Row) => string
  /** The grid's columns on a desktop, and the cells between arrows and switch. */
  columns?: string
  Cells?: ComponentType<{ row: Row; record: RecordKind; href: string }>
}

/** Says that visitors see all rows. */
export const allSeen = (rows: readonly ListedRecord[]): string =>
  rows.every(({ isSample }) => isSample)
    ? 'Visitors see these samples until you replace them.'
    : 'Visitors see all of these.'
