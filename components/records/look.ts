import { type ComponentType, type ReactNode } from 'react'
import { type RecordKind } from '@/lib/records/define-record'
import { type AreaCounts } from './areas-head'
import { type ListedRecord } from './use-record-list'

type Filter<Row> = { value: string; label: string; test: (row: Row) => boolean }

/** What makes a kind's list differ from others. */
export type RecordLook<Row extends ListedRecord = ListedRecord> = {
  search?: { placeholder: string; textOf: (row: Row) => string }
  /** "All" comes before them by itself. */
  filters?: { label: string; choices: readonly Filter<Row>[] }
  /** Returns the text of an empty list; `examples` is the number of samples that visitors see instead. */
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

/** Returns the line for a list of which visitors see all rows. */
export const allSeen = (rows: readonly ListedRecord[]): string =>
  rows.every(({ isSample }) => isSample)
    ? 'Visitors see these samples until you replace them.'
    : 'Visitors see all of these.'

export type TableRow = { slug: string; name: string }
export type TableContext = { counts: AreaCounts; isOwner: boolean }
type ColumnProps<TRow> = { row: TRow; context: TableContext }

/** How the table of a kind looks: places or services, which aren't arranged by hand. */
export type TableLook<TRow extends TableRow = TableRow> = {
  tab: keyof AreaCounts
  /** What can be done besides, in the head; also binds its keys. */
  Actions?: ComponentType
  search?: { label: string; placeholder: string; textOf: (row: TRow) => string }
  filter?: {
    label: string
    choices: readonly { value: string; label: string }[]
    valueOf: (row: TRow) => string
  }
  noMatch?: string
  /** Stands below the name. */
  Note: ComponentType<ColumnProps<TRow>>
  columns: readonly {
    head: string
    numeric?: boolean
    headClass?: string
    cellClass?: string
    /** It is on phones too. */
    isOnPhones?: boolean
    Value: ComponentType<ColumnProps<TRow>>
  }[]
  /** Sums the columns up on phones. */
  Summary?: ComponentType<ColumnProps<TRow>>
  isOnSite: (row: TRow) => boolean
}
