'use client'

import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { type ComponentType, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { LucideButton } from '@/components/ui/lucide-button'
import { FieldError } from '@/components/ui/field'
import { Sortable, useSortableRow } from '@/components/ui/sortable'

export type ListFieldProps<Row> = {
  label: string
  rowName: string
  rows: readonly Row[]
  empty: Row
  onChange: (rows: Row[]) => void
  error?: string
  adder?: ComponentType<{ ref: RefObject<HTMLButtonElement | null>; onAdd: (rows: Row[]) => void }>
  children: (row: Row, change: (part: Partial<Row>) => void, index: number) => ReactNode
}

/** Action of a row's button, by which the button is found to focus it. */
type RowAction = 'drag' | 'up' | 'down' | 'remove'
const button = (action: RowAction) => `[data-deed=${action}]`
const usable = (action: RowAction) => `${button(action)}:enabled`
const firstField = ':is(input, textarea, button):not([data-deed])'

export function ListField<Row extends object>(props: ListFieldProps<Row>) {
  const { label, rowName, rows, empty, onChange, error, adder: Adder, children } = props
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const goTo = useFocusIn(list, add, rows)
  const move = (from: number, to: number, ...focus: string[]) => {
    goTo(to, ...focus)
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label leading-snug font-semibold">{label}</legend>
      <Sortable
        ids={rows.map((_, index) => idOf(index))}
        nameOf={(id) => `${rowName} ${id}`}
        onMove={(from, to) => move(from, to, button('drag'))}
      >
        <ol className="mb-2.5 border-t border-hair empty:hidden" ref={list}>
          {rows.map((row, index) => (
            <SortableRow
              // Rows have no ids.
              key={index}
              name={`${rowName} ${index + 1}`}
              index={index}
              last={rows.length - 1}
              // At an end of the list only the other button is left.
              onUp={() => move(index, index - 1, usable('up'), button('down'))}
              onDown={() => move(index, index + 1, usable('down'), button('up'))}
              onRemove={() => {
                goTo(Math.min(index, rows.length - 2), button('remove'))
                onChange(rows.toSpliced(index, 1))
              }}
            >
              {children(row, (part) => onChange(rows.with(index, { ...row, ...part })), index)}
            </SortableRow>
          ))}
        </ol>
      </Sortable>
      {error && <FieldError>{error}</FieldError>}
      {Adder ? (
        <Adder ref={add} onAdd={(more) => onChange([...rows, ...more])} />
      ) : (
        <Button
          size="small"
          ref={add}
          onClick={() => {
            goTo(rows.length, firstField)
            onChange([...rows, empty])
          }}
        >
          <Plus className="size-4" aria-hidden="true" />
          Add {rowName.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}

/** Sortable ids start at 1, because an id of 0 can't be dragged. */
const idOf = (index: number) => index + 1

type SortableRowProps = {
  name: string
  index: number
  last: number
  onUp: () => void
  onDown: () => void
  onRemove: () => void
  children: ReactNode
}

function SortableRow({ name, index, last, onUp, onDown, onRemove, children }: SortableRowProps) {
  const { isDragging, row, handle } = useSortableRow(idOf(index))
  const look = 'border-b border-hair pt-2 pb-3.5'
  return (
    <li className={isDragging ? `${look} relative z-1 bg-paper shadow-lift` : look} {...row}>
      <div className="flex items-center text-13">
        <LucideButton
          icon={GripVertical}
          label={`Drag ${name}; with the keyboard: Space, then arrows`}
          drags
          className="-ml-2"
          data-deed="drag"
          {...handle}
        />
        <b className="flex-1 font-semibold">{name}</b>
        <LucideButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          data-deed="up"
          disabled={index === 0}
          onClick={onUp}
        />
        <LucideButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          data-deed="down"
          disabled={index === last}
          onClick={onDown}
        />
        <LucideButton
          icon={Trash2}
          label={`Remove ${name}`}
          look="danger"
          data-deed="remove"
          onClick={onRemove}
        />
      </div>
      <div className="mt-1 grid gap-4">{children}</div>
    </li>
  )
}

/**
 * Moves the focus once the rows have changed: along with a moved row, into a new one, or to the next one to
 * remove.
 */
function useFocusIn(
  list: RefObject<HTMLOListElement | null>,
  add: RefObject<HTMLButtonElement | null>,
  rows: readonly object[],
) {
  const target = useRef<{ row: number; first: string[] } | null>(null)
  useLayoutEffect(() => {
    if (!target.current) return
    const { row, first } = target.current
    target.current = null
    const inRow = first.map((selector) => list.current?.children[row]?.querySelector<HTMLElement>(selector))
    ;(inRow.find(Boolean) ?? add.current)?.focus()
  }, [list, add, rows])
  return (row: number, ...first: string[]) => {
    target.current = { row, first }
  }
}
