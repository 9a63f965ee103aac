'use client'

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useId, useState } from 'react'
import { activation, sortAnimation } from './drag'

type SortableProps = {
  /** The ids in order; an item with the id 0 can't be dragged. */
  ids: readonly UniqueIdentifier[]
  nameOf: (id: UniqueIdentifier) => string
  /** Both are indexes in `ids`. */
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A list whose rows are dragged by pointer or keyboard. Each row uses useSortableRow(). */
export function Sortable({ ids, nameOf, onMove, children }: SortableProps) {
  const [dragging, setDragging] = useState(false)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: activation }),
    // An arrow moves the specified 25 px, the library's default. Where it scrolls the list instead, it does so at
    // once: an interrupted smooth scroll would swallow the key.
    useSensor(KeyboardSensor, { scrollBehavior: 'auto' }),
  )
  const place = (id: UniqueIdentifier) => `position ${ids.indexOf(id) + 1} of ${ids.length}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} picked up at ${place(active.id)}`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} is over ${place(over.id)}` : undefined,
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is at ${place((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${place(active.id)}`,
  }
  function drop({ active, over }: DragEndEvent) {
    setDragging(false)
    if (over && over.id !== active.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id))
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        // The focus moves with the row, whose handle may be another button by then.
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
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {/* The screen's keys do nothing while this is rendered. */}
        <div data-dragging={dragging ? '' : undefined}>{children}</div>
      </SortableContext>
    </DndContext>
  )
}

export function useSortableRow(id: UniqueIdentifier) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, transition: { duration: sortAnimation, easing: 'ease' } })
  return {
    isDragging,
    row: {
      ref: setNodeRef,
      // Up and down only: the list is one row wide.
      style: { transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition },
    },
    handle: { ref: setActivatorNodeRef, 'aria-describedby': attributes['aria-describedby'], ...listeners },
  }
}
