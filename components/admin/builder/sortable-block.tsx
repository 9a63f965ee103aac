'use client'

import { type SyntheticListenerMap } from '@dnd-kit/core/dist/hooks/utilities'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

/** Whether a block is being dragged: only then every block takes part in sorting. */
export const Dragging = createContext(false)

/** How long a block takes to make room, in milliseconds (specification §9). */
const sortAnimation = 200

/**
 * The handle of a block. Sorting costs time with every change on a long page, so a block joins in only when its
 * handle is taken, and all others when the drag begins.
 */
export function useGrip() {
  const [taken, setTaken] = useState(false)
  const listenersRef = useRef<SyntheticListenerMap>(undefined)
  const begin = (event: PointerEvent | KeyboardEvent, name: 'onPointerDown' | 'onKeyDown') => {
    if (!listenersRef.current) flushSync(() => setTaken(true))
    listenersRef.current?.[name]?.(event)
  }
  return {
    taken,
    listenersRef,
    handlers: {
      onPointerDown: (event: PointerEvent) => begin(event, 'onPointerDown'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === ' ' || event.key === 'Enter' || listenersRef.current) begin(event, 'onKeyDown')
      },
      onPointerUp: () => setTaken(false),
      onBlur: () => setTaken(false),
    },
  }
}

type SortableBlockProps = {
  id: string
  taken: boolean
  listenersRef: RefObject<SyntheticListenerMap | undefined>
  frameRef: RefObject<HTMLElement | null>
}

/** Makes the block of `frameRef` take part in sorting while it has to. */
export function SortableBlock(props: SortableBlockProps) {
  const dragging = useContext(Dragging)
  return dragging || props.taken ? <Sorting {...props} /> : null
}

function Sorting({ id, frameRef, listenersRef }: SortableBlockProps) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    transition: { duration: sortAnimation, easing: 'ease' },
  })

  useLayoutEffect(() => {
    setNodeRef(frameRef.current)
    return () => setNodeRef(null)
  }, [setNodeRef, frameRef])

  useLayoutEffect(() => {
    listenersRef.current = listeners
    return () => {
      listenersRef.current = undefined
    }
  }, [listenersRef, listeners])

  useLayoutEffect(() => {
    place(frameRef.current, CSS.Translate.toString(transform) ?? '', transition ?? '', isDragging)
  }, [frameRef, transform, transition, isDragging])

  useLayoutEffect(() => {
    const element = frameRef.current
    return () => place(element, '', '', false)
  }, [frameRef])

  return null
}

function place(element: HTMLElement | null, transform: string, transition: string, lifted: boolean) {
  if (!element) return
  element.style.transform = transform
  element.style.transition = transition
  element.classList.toggle('block--lifted', lifted)
}
