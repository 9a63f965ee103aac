'use client'

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { activation, sortAnimation } from '@/components/ui/drag'
import { FieldError } from '@/components/ui/field'

type ListFieldProps<Row> = {
  label: string
  /** What one row is called, e.g. Picture. */
  one: string
  rows: readonly Row[]
  empty: Row
  onChange: (rows: Row[]) => void
  error?: string
  children: (row: Row, change: (part: Partial<Row>) => void, index: number) => ReactNode
}

/** What a row's own buttons do: the focus finds them by it. */
type RowDeed = 'drag' | 'up' | 'down' | 'remove'
const button = (deed: RowDeed) => `[data-deed=${deed}]`
const usable = (deed: RowDeed) => `${button(deed)}:enabled`
const firstField = ':is(input, textarea, button):not([data-deed])'

/** Rows that can be added, removed, and moved by buttons or by their handle. */
export function ListField<Row extends object>(props: ListFieldProps<Row>) {
  const { label, one, rows, empty, onChange, error, children } = props
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
      <SortableRows one={one} count={rows.length} onMove={(from, to) => move(from, to, button('drag'))}>
        <ol className="mb-2.5 border-t border-hair empty:hidden" ref={list}>
          {rows.map((row, index) => (
            <SortableRow
              // A row has no name of its own but its place.
              key={index}
              name={`${one} ${index + 1}`}
              index={index}
              last={rows.length - 1}
              // At the end of the way only the other button is left.
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
      </SortableRows>
      {error && <FieldError>{error}</FieldError>}
      <Button
        size="small"
        ref={add}
        onClick={() => {
          goTo(rows.length, firstField)
          onChange([...rows, empty])
        }}
      >
        <Plus className="size-4" aria-hidden="true" />
        Add {one.toLowerCase()}
      </Button>
    </fieldset>
  )
}

/** Sorting counts from one: nothing is dragged that has the id 0. */
const idOf = (index: number) => index + 1

type SortableRowsProps = {
  one: string
  count: number
  onMove: (from: number, to: number) => void
  children: ReactNode
}

function SortableRows({ one, count, onMove, children }: SortableRowsProps) {
  const [dragging, setDragging] = useState(false)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: activation }),
    // An arrow goes the specified 25 px, the library's own step; where it scrolls the list instead, at once: a smooth
    // scroll that something else interrupts would swallow the key.
    useSensor(KeyboardSensor, { scrollBehavior: 'auto' }),
  )
  const place = (id: unknown) => `position ${String(id)} of ${count}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${one} ${active.id} picked up at ${place(active.id)}`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${one} ${active.id} is over ${place(over.id)}` : undefined,
    onDragEnd: ({ active, over }) => `${one} ${active.id} is at ${place((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${one} ${active.id} is back at ${place(active.id)}`,
  }
  function drop({ active, over }: DragEndEvent) {
    setDragging(false)
    if (over && over.id !== active.id) onMove(Number(active.id) - 1, Number(over.id) - 1)
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        // The focus goes with the row, whose handle is another button then.
        restoreFocus: false,
        screenReaderInstructions: {
          draggable:
            'To drag, press Space. While dragging, the arrow keys move, Space drops, Escape puts it back.',
        },
      }}
      onDragStart={() => setDragging(true)}
      onDragEnd={drop}
      onDragCancel={() => setDragging(false)}
    >
      <SortableContext
        items={Array.from({ length: count }, (_, index) => idOf(index))}
        strategy={verticalListSortingStrategy}
      >
        {/* While it is there the builder's own keys keep still. */}
        <div data-dragging={dragging ? '' : undefined}>{children}</div>
      </SortableContext>
    </DndContext>
  )
}

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
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: idOf(index), transition: { duration: sortAnimation, easing: 'ease' } })
  const row = 'border-b border-hair pt-2 pb-3.5'
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${row} relative z-1 bg-paper shadow-lift` : row}
      // Up and down only: the panel is one row wide.
      style={{ transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }}
    >
      <div className="flex items-center text-13">
        <IconButton
          label={`Drag ${name}; with the keyboard: Space, then arrows`}
          drags
          className="-ml-2"
          data-deed="drag"
          ref={setActivatorNodeRef}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
        >
          <GripVertical className="size-4" aria-hidden="true" />
        </IconButton>
        <b className="flex-1 font-semibold">{name}</b>
        <IconButton label={`Move ${name} up`} data-deed="up" disabled={index === 0} onClick={onUp}>
          <ArrowUp className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={`Move ${name} down`} data-deed="down" disabled={index === last} onClick={onDown}>
          <ArrowDown className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${name}`} look="danger" data-deed="remove" onClick={onRemove}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-1 grid gap-4">{children}</div>
    </li>
  )
}

/** Where the focus goes once the rows have changed: with the row that moved, into a new one, or to the next to remove. */
function useFocusIn(
  list: RefObject<HTMLOListElement | null>,
  add: RefObject<HTMLButtonElement | null>,
  rows: readonly object[],
) {
  const wanted = useRef<{ row: number; first: string[] } | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { row, first } = wanted.current
    wanted.current = null
    const inRow = first.map((what) => list.current?.children[row]?.querySelector<HTMLElement>(what))
    ;(inRow.find(Boolean) ?? add.current)?.focus()
  }, [list, add, rows])
  return (row: number, ...first: string[]) => {
    wanted.current = { row, first }
  }
}
