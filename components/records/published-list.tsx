'use client'

import { Plus } from 'lucide-react'
import { LinkButton } from '@/components/ui/staff-link'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { type ReactNode } from 'react'
import { RowActions } from '@/components/page-settings/row-actions'
import { listKeys, onFocused } from '@/components/staff/list-keys'
import { changedRow } from '@/components/staff/list-news'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { ScreenKeys } from '@/components/staff/screen-keys'
import {
  type Selectable,
  SelectBox,
  selectionHints,
  SelectionProvider,
  useSelection,
} from '@/components/staff/selection'
import { rowBox, selectedRow } from '@/components/staff/selection-class'
import { scheduleNote } from '@/components/staff/status'
import { TrashLink } from '@/components/staff/trash-link'
import { UndoRow } from '@/components/staff/undo-line'
import { type Trash } from '@/components/staff/use-trash'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { Cell, HeadCell, Row, Table, TableHead } from '@/components/ui/table'
import { type Schedule } from '@/lib/page-document/schedule'
import { addressOf } from '@/lib/records/define-record'
import { requireKind } from '@/lib/records/registry'
import { PublishedBar, useSelectedTrash } from './published-selection'

type PublishedRow = Schedule & { id: string; title: string; slug: string }

type FrameProps = {
  kind: 'page' | 'post'
  title: string
  note: string
  /** The labels of the links that add one, and the first one. */
  add: string
  addFirst: string
  isEmpty: boolean
  /** The rows of the filter, or of a page of it; then `total` says how many there are, and `loadAll` reads them. */
  matching: readonly { id: string; title: string }[]
  total?: number
  loadAll?: () => Promise<readonly Selectable[] | null>
  /** The filter. */
  view: string
  empty: string
  /** Further links beside the one that adds a record. */
  head?: ReactNode
  /** Rendered above the list, even if the list is empty. */
  before?: ReactNode
  /** The dialogs and announcements of the list. */
  beside: ReactNode
  children: ReactNode
}

/** Renders the frame of a list of pages or posts: its head, and the text of an empty list. */
export function PublishedFrame(props: FrameProps) {
  const {
    kind,
    title,
    note,
    add,
    addFirst,
    isEmpty,
    matching,
    total,
    loadAll,
    view,
    empty,
    head,
    before,
    beside,
    children,
  } = props
  const record = requireKind(kind)
  const create = `${record.edit}/new`
  return (
    <Screen>
      <ScreenHead title={title} note={note}>
        <TrashLink kind={kind} />
        {head}
        <LinkButton look="primary" className="max-tablet:flex-1" href={create}>
          <Plus className="size-4" aria-hidden="true" />
          {add}
        </LinkButton>
      </ScreenHead>
      {before}
      {isEmpty ? (
        <EmptyState
          title={`No ${record.several.toLowerCase()} yet`}
          action={
            <LinkButton look="strong" href={create}>
              {addFirst}
            </LinkButton>
          }
        >
          {empty}
        </EmptyState>
      ) : (
        <SelectionProvider
          view={view}
          items={matching.map((row) => ({ id: row.id, name: row.title }))}
          total={total}
          loadAll={loadAll}
        >
          {children}
          <PublishedBar kind={kind} />
        </SelectionProvider>
      )}
      {beside}
    </Screen>
  )
}

type TableProps<Item extends PublishedRow> = {
  kind: 'page' | 'post'
  rows: readonly Item[]
  /** The head cells between title and actions. */
  heads: ReactNode
  cells: (row: Item, plan: string | null) => ReactNode
  /** More items of a row's menu. */
  menu?: (row: Item) => ReactNode
  /** The ids of rows that have just changed. */
  changed: ReadonlySet<string>
  trash: Trash<Item>
  onPublish: (row: Item) => void
  onSchedule: (row: Item) => void
  onCopyAddress: (row: Item) => void
}

/** Renders pages or posts as a table, on a phone as rows of two lines with one menu. */
export function PublishedTable<Item extends PublishedRow>(props: TableProps<Item>) {
  const { kind, rows, heads, cells, menu, changed, trash, onPublish, onSchedule, onCopyAddress } = props
  const record = requireKind(kind)
  if (rows.length === 0)
    return (
      <p className="border-y border-hair py-8 text-stone">
        No {kind} matches. Change the search or show all {record.several.toLowerCase()}.
      </p>
    )
  return (
    <Table>
      <TableHead>
        <HeadCell className="w-8 py-0">
          <SelectBox ids={rows.map(({ id }) => id)} name="all on this page" className="-ml-3.5" />
        </HeadCell>
        <HeadCell>Title</HeadCell>
        {heads}
        <HeadCell numeric>Actions</HeadCell>
      </TableHead>
      <tbody>
        {rows.map((row) => {
          const { id, title, slug, isPublished } = row
          const line = trash.lineOf(id)
          if (line) return <UndoRow key={id} line={line} columns={7} />
          const plan = scheduleNote(row)
          return (
            <Row
              key={id}
              data-id={id}
              className={cn(
                'max-tablet:relative max-tablet:pl-9',
                selectedRow,
                changed.has(id) && changedRow,
              )}
            >
              <Cell className="pr-0 max-tablet:contents">
                <SelectBox ids={[id]} name={title} className={rowBox} />
              </Cell>
              {cells(row, plan)}
              <Cell phone="actions" numeric>
                <RowActions
                  title={title}
                  isPublished={isPublished}
                  isPlanned={plan !== null}
                  href={`${record.edit}/${id}`}
                  view={isPublished ? { label: `View ${kind}`, href: addressOf(record, slug) } : undefined}
                  onPublish={() => onPublish(row)}
                  onSchedule={() => onSchedule(row)}
                  onCopyAddress={() => onCopyAddress(row)}
                  onRemove={() => trash.remove(row, rows)}
                >
                  {menu?.(row)}
                </RowActions>
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}

type KeysProps<Item extends PublishedRow> = {
  kind: 'page' | 'post'
  rows: readonly Item[]
  trash: Trash<Item>
  /** P opens the preview of a row. */
  hasPreview?: boolean
}

/** Handles the keys of a list of pages or posts, and shows them. */
export function PublishedKeys<Item extends PublishedRow>({ kind, rows, trash, hasPreview }: KeysProps<Item>) {
  const router = useStaffRouter()
  const { edit } = requireKind(kind)
  const { items } = useSelection()
  const selected = useSelectedTrash(kind)
  const preview = { p: onFocused(rows, ({ id }) => router.push(`${edit}/${id}/preview`)) }
  return (
    <ScreenKeys
      hints={[
        { keys: ['J', 'K'], does: 'move' },
        { keys: ['Enter'], does: 'edit' },
        ...(hasPreview ? [{ keys: ['P'], does: 'preview' }] : []),
        { keys: ['N'], does: 'new' },
        { keys: ['/'], does: 'search' },
        { keys: ['Del'], does: 'delete, with undo' },
        ...selectionHints,
      ]}
      keys={{
        ...listKeys,
        ...(hasPreview && preview),
        n: () => router.push(`${edit}/new`),
        Delete: items.length > 0 ? selected.trash : onFocused(rows, (row) => trash.remove(row, rows)),
      }}
    />
  )
}
