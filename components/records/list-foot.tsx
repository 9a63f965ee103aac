'use client'

import { useStaffRouter } from '@/components/staff/use-staff-router'
import { listKeys, onFocused } from '@/components/staff/list-keys'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { Button } from '@/components/ui/button'

const keyHints = [
  { keys: ['J', 'K'], does: 'go' },
  { keys: ['Alt', '↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
  { keys: ['F'], does: 'featured' },
  { keys: ['N'], does: 'new' },
  { keys: ['/'], does: 'search' },
  { keys: ['Del'], does: 'delete, with undo' },
]

type ListFootProps<Row> = {
  rows: readonly Row[]
  total: number
  edit: string
  onShowAll: () => void
  onFeature: (row: Row, isFeatured: boolean) => void
  onRemove: (row: Row) => void
}

/** Shows how much of the list is visible, and its keys. */
export function ListFoot<Row extends { id: string; isFeatured?: boolean }>(props: ListFootProps<Row>) {
  const { rows, total, edit, onShowAll, onFeature, onRemove } = props
  const router = useStaffRouter()
  const visibleCount = rows.length
  const keys = {
    ...listKeys,
    f: onFocused(rows, (row) => onFeature(row, !row.isFeatured)),
    n: () => router.push(`${edit}/new`),
    Delete: onFocused(rows, onRemove),
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 pt-4 text-13 text-stone">
      <span className="flex items-center gap-3">
        {visibleCount < total ? `1–${visibleCount} of ${total}` : `${total} in all`}
        {visibleCount < total && (
          <Button look="bare" size="small" onClick={onShowAll}>
            Show all
          </Button>
        )}
      </span>
      <ScreenKeys hints={keyHints} keys={keys} />
    </div>
  )
}

/** The number of rows that are rendered before somebody asks for all of them. */
export const firstRows = 50
