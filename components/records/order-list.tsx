'use client'

import { ArrowDownToLine, ArrowUpToLine, Ellipsis, ExternalLink, Trash2 } from 'lucide-react'
import { LinkButton } from '@/components/ui/staff-link'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react'
import { focusedId } from '@/components/staff/list-keys'
import { UndoNotice } from '@/components/staff/undo-line'
import { type Trash } from '@/components/staff/use-trash'
import { cn } from '@/components/ui/cn'
import { LucideButton } from '@/components/ui/lucide-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { useMovedFocus } from '@/components/ui/moved-focus'
import { deed, RowMover, usable } from '@/components/ui/row-mover'
import { Sortable, useSortableRow } from '@/components/ui/sortable'
import { Switch } from '@/components/ui/switch'

type Named = { id: string; isFeatured?: boolean }

/** Returns ids with one moved right before or behind another. */
function moveBeside(ids: readonly string[], id: string, target: string, behind: boolean): string[] {
  const otherIds = ids.filter((candidate) => candidate !== id)
  return otherIds.toSpliced(otherIds.indexOf(target) + (behind ? 1 : 0), 0, id)
}

type OrderListProps<Row extends Named> = {
  /** The visible rows in their order. */
  rows: readonly Row[]
  /** All ids in their order. */
  order: readonly string[]
  nameOf: (row: Row) => string
  edit: string
  siteOf: (row: Row) => string | null
  editLabel?: (row: Row) => string
  onArrange: (ids: string[]) => void
  onFeature: (row: Row, isFeatured: boolean) => void
  trash: Pick<Trash<Row>, 'placed' | 'lineOf' | 'remove'>
  /** The row's cells between its arrows and its switch. */
  children: (row: Row) => ReactNode
  /** The grid's columns for these cells on a desktop. */
  columns: string
}

/** Renders rows that staff arrange, by handle, arrows and keys. */
export function OrderList<Row extends Named>(props: OrderListProps<Row>) {
  const { rows, order, nameOf, onArrange, trash, columns } = props
  const placedRows = trash.placed(rows)
  const { list, follow } = useMovedFocus<HTMLOListElement>(rows)
  const [news, setNews] = useState('')

  /** Moves a row to the position of another visible one. */
  function move(from: number, to: number, ...focus: string[]) {
    const [row, target] = [rows[from], rows[to]]
    if (!row || !target || from === to) return
    follow(row.id, ...focus)
    setNews(`${nameOf(row)} is at position ${to + 1} of ${rows.length}`)
    onArrange(moveBeside(order, row.id, target.id, to > from))
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const link = event.target as HTMLElement
    if (!by || !event.altKey || event.ctrlKey || event.metaKey || !link.matches('[data-row-link]')) return
    event.preventDefault()
    const index = rows.findIndex(({ id }) => id === focusedId())
    move(index, index + by, '[data-row-link]')
  }

  return (
    <>
      <Sortable
        ids={rows.map(({ id }) => id)}
        nameOf={(id) => {
          const row = rows.find((candidate) => candidate.id === id)
          return row ? nameOf(row) : ''
        }}
        onMove={(from, to) => move(from, to, deed('drag'))}
      >
        {/* Alt and an arrow are a shortcut to the buttons of the focused row. */}
        <div role="presentation" onKeyDown={onKeyDown}>
          <ol ref={list} className="border-t border-hair-strong">
            {placedRows.map((row) => {
              const line = trash.lineOf(row.id)
              return line ? (
                <li
                  key={row.id}
                  // On a phone a row is tall: it shrinks only when a second tap can't hit the row that moves up.
                  className="flex items-center border-b border-hair py-1.5 tablet:h-(--height) max-tablet:min-h-14 max-tablet:transition-[min-height] max-tablet:delay-500 max-tablet:starting:min-h-(--height)"
                  style={{ '--height': `${line.height}px` } as CSSProperties}
                >
                  <UndoNotice line={line} />
                </li>
              ) : (
                <OrderRow
                  key={row.id}
                  {...props}
                  row={row}
                  index={rows.indexOf(row)}
                  columns={columns}
                  move={move}
                  remove={() => trash.remove(row, placedRows)}
                />
              )
            })}
          </ol>
        </div>
      </Sortable>
      <p className="sr-only" role="status">
        {news}
      </p>
    </>
  )
}

type OrderRowProps<Row extends Named> = OrderListProps<Row> & {
  row: Row
  index: number
  move: (from: number, to: number, ...focus: string[]) => void
  remove: () => void
}

function OrderRow<Row extends Named>(props: OrderRowProps<Row>) {
  const { row, rows, index, nameOf, siteOf, edit, editLabel, onFeature, move, remove, columns, children } =
    props
  const sortable = useSortableRow(row.id)
  const name = nameOf(row)
  const last = rows.length - 1
  const site = siteOf(row)
  const label = editLabel?.(row) ?? 'Edit'
  const iconSize = 'size-4'
  return (
    <li
      data-id={row.id}
      className={cn(
        'grid items-center gap-x-4 border-b border-hair py-3.5',
        'max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-y-1',
        'outline-offset-0 outline-spruce has-[[data-row-link]:focus-visible]:bg-paper has-[[data-row-link]:focus-visible]:outline-2',
        columns,
        sortable.isDragging && 'relative z-1 bg-paper shadow-lift outline-2',
      )}
      {...sortable.row}
    >
      <RowMover
        name={name}
        handle={sortable.handle}
        isFirst={index === 0}
        isLast={index === last}
        // The first and the last row have only one arrow.
        onUp={() => move(index, index - 1, usable('up'), deed('down'))}
        onDown={() => move(index, index + 1, usable('down'), deed('up'))}
        className="max-tablet:col-2 max-tablet:row-2 max-tablet:justify-end max-tablet:self-start"
      />
      {children(row)}
      <div className="max-tablet:col-1 max-tablet:row-3">
        {row.isFeatured !== undefined && (
          <Switch
            label="Featured"
            name={`Featured: ${name}`}
            checked={row.isFeatured}
            onChange={(isFeatured) => onFeature(row, isFeatured)}
          />
        )}
      </div>
      <div className="flex items-center justify-end gap-1 max-tablet:col-2 max-tablet:row-3">
        <LinkButton
          size="small"
          href={`${edit}/${row.id}`}
          aria-label={`${label} ${label === 'Edit' ? '' : 'of '}${name}`}
        >
          {label}
        </LinkButton>
        <Menu trigger={<LucideButton icon={Ellipsis} isLarge label={`More for ${name}`} title="More" />}>
          {site && (
            <MenuItem onSelect={() => window.open(site, '_blank', 'noopener')}>
              <ExternalLink className={iconSize} aria-hidden="true" />
              View on the site
            </MenuItem>
          )}
          <MenuItem disabled={index === 0} onSelect={() => move(index, 0, '[data-row-link]')}>
            <ArrowUpToLine className={iconSize} aria-hidden="true" />
            Move to the top
          </MenuItem>
          <MenuItem disabled={index === last} onSelect={() => move(index, last, '[data-row-link]')}>
            <ArrowDownToLine className={iconSize} aria-hidden="true" />
            Move to the end
          </MenuItem>
          <MenuLine />
          <MenuItem danger onSelect={remove}>
            <Trash2 className={iconSize} aria-hidden="true" />
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}
