'use client'

import { type DraggableSyntheticListeners, useDraggable } from '@dnd-kit/core'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

/**
 * Handles a block's grip. Each draggable costs time with every change on a long page, so a block becomes one
 * only when its grip is pressed.
 */
export function useGrip() {
  const [isGrabbed, setGrabbed] = useState(false)
  const listenersRef = useRef<DraggableSyntheticListeners>(undefined)
  const begin = (event: PointerEvent | KeyboardEvent, name: 'onPointerDown' | 'onKeyDown') => {
    if (!listenersRef.current) flushSync(() => setGrabbed(true))
    listenersRef.current?.[name]?.(event)
  }
  return {
    isGrabbed,
    listenersRef,
    handlers: {
      onPointerDown: (event: PointerEvent) => begin(event, 'onPointerDown'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === ' ' || event.key === 'Enter' || listenersRef.current) begin(event, 'onKeyDown')
      },
      onPointerUp: () => setGrabbed(false),
      onBlur: () => setGrabbed(false),
    },
  }
}

type DraggableBlockProps = {
  id: string
  listenersRef: RefObject<DraggableSyntheticListeners>
  frameRef: RefObject<HTMLElement | null>
}

/** Lets the block of `frameRef` be dragged while this is mounted. */
export function DraggableBlock({ id, frameRef, listenersRef }: DraggableBlockProps) {
  const { listeners, setNodeRef } = useDraggable({ id })

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

  return null
}
