import { type ComponentType, type ReactNode } from 'react'
import { type RecordKind } from '@/lib/records/define-record'
import { type AreaCounts } from './areas-head'
import { type ListedRecord } from './use-record-list'

type Filter<Row> = { value: string; label: string; test: (row: Row) => boolean }

/** The special features of a kind's list. */
export type RecordLook<Row extends ListedRecord = ListedRecord> = {
  search?: { placeholder: string; textOf: (row: Row) => string }
  /** "All" is added before them. */
  filters?: { label: string; choices: readonly Filter<Row>[] }
  /** The text of an empty list. */
  empty?: ReactNode
  whatVisitorsSee?: (rows: readonly Row[]) => string
  /** Returns what a row is called in labels. */
  nameOf?: (row: Row) => string
  /** Returns the public address of the row; null if it has none. */
  siteOf?: (row: Row) => string | null
  /** Returns what the edit button says. */
  editLabel?: (row: Row) => string
  /** The grid's columns on a desktop, and the cells between arrows and switch. */
  columns?: string
  Cells?: ComponentType<{ row: Row; record: RecordKind; href: string }>
}

/** Returns the line below a list whose rows are all visible to visitors. */
export const allSeen = (rows: readonly ListedRecord[]): string =>
  rows.every(({ isSample }) => isSample)
    ? 'Visitors see these samples until you replace them.'
    : 'Visitors see all of these.'

export type TableRow = { slug: string; name: string }
export type TableContext = { counts: AreaCounts; isOwner: boolean }
type ColumnProps<TRow> = { row: TRow; context: TableContext }

/** The table of a kind without an order by hand: places or services. */
export type TableLook<TRow extends TableRow = TableRow> = {
  tab: keyof AreaCounts
  /** Further actions in the head, with their keys. */
  Actions?: ComponentType
  search?: { label: string; placeholder: string; textOf: (row: TRow) => string }
  filter?: {
    label: string
    choices: readonly { value: string; label: string }[]
    valueOf: (row: TRow) => string
  }
  noMatch?: string
  /** Rendered below the name. */
  Note: ComponentType<ColumnProps<TRow>>
  columns: readonly {
    head: string
    numeric?: boolean
    headClass?: string
    cellClass?: string
    /** Shown on phones too, in place of the link to the site. */
    isOnPhones?: boolean
    Value: ComponentType<ColumnProps<TRow>>
  }[]
  /** Summarizes the columns on phones. */
  Summary?: ComponentType<ColumnProps<TRow>>
  isOnSite: (row: TRow) => boolean
}
