import { blockName } from '@/components/blocks/registry'
import {
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  type SensorDescriptor,
  type SensorOptions,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PageComponent } from '@/lib/content-types'
import { activation, keyboardStep } from '@/components/ui/drag'
import { type BlockFrames } from './block-frames'
import { useBuilderDispatch } from './builder-context'
import { type Dragging } from './builder-action'
import { boxOnScreen, onScreen } from './frame-document'
import { useEdgeScroll } from './use-edge-scroll'

type Drag = {
  block: PageComponent
  by: Dragging
  from: number
  /** The position that the block would get, counted without it. */
  to: number
  /** The gaps that had a drop line: a line closes in one while it opens in another. */
  lines: readonly number[]
}

/** Returns the gap with the drop line; null at the block's own place. */
export const gapOf = ({ from, to }: Drag): number | null => (to === from ? null : to > from ? to + 1 : to)

type BlockDragging = {
  canvas: RefObject<HTMLElement | null>
  stage: HTMLElement | null
  scale?: number
  frames: BlockFrames
  blocks: readonly PageComponent[]
}

export function useBlockDrag({ canvas, stage, scale = 1, frames, blocks }: BlockDragging) {
  const dispatch = useBuilderDispatch()
  const [drag, setDrag] = useState<Drag | null>(null)
  /** The same as `drag`, for events before the next render. */
  const latest = useRef<Drag | null>(null)
  /** The pointer on the screen, and the element that follows it. */
  const pointer = useRef({ x: 0, y: 0 })
  const lifted = useRef<HTMLDivElement>(null)
  const placeOf = (target: Drag) => `position ${target.to + 1} of ${blocks.length}`

  const show = useCallback((next: Drag | null) => {
    latest.current = next
    setDrag(next)
  }, [])

  const aim = (to: number) => {
    const current = latest.current
    if (!current || to === current.to || to < 0 || to >= blocks.length) return
    const next = { ...current, to }
    const gap = gapOf(next)
    if (gap !== null && !current.lines.includes(gap)) next.lines = [...current.lines, gap]
    show(next)
    dispatch({
      type: 'announce',
      text: `${blockName(current.block)} is over ${placeOf(next)}`,
      dragging: current.by,
    })
  }
  /** The values of the last render, for listeners that stay. */
  const lastRender = useRef({ aim, blocks })
  useEffect(() => {
    lastRender.current = { aim, blocks }
  })

  useEffect(() => {
    const element = canvas.current
    const page = stage?.ownerDocument
    if (!element || !page) return
    const aimAt = () => {
      const current = latest.current
      if (current?.by !== 'pointer') return
      const gap = gapAt(element, frames, lastRender.current.blocks, pointer.current.y)
      lastRender.current.aim(gap > current.from ? gap - 1 : gap)
    }
    // The window in which a pointer went down gets its events until it goes up.
    const follow = ({ clientX, clientY }: PointerEvent) => {
      pointer.current = onScreen(page, { x: clientX, y: clientY })
      if (lifted.current) moveTo(lifted.current, pointer.current)
      aimAt()
    }
    page.addEventListener('pointermove', follow, true)
    element.addEventListener('scroll', aimAt, { passive: true })
    return () => {
      page.removeEventListener('pointermove', follow, true)
      element.removeEventListener('scroll', aimAt)
    }
  }, [canvas, stage, frames])

  const byPointer = drag?.by === 'pointer'
  useLayoutEffect(() => {
    if (byPointer && lifted.current) moveTo(lifted.current, pointer.current)
  }, [byPointer])
  useEdgeScroll(canvas, pointer, byPointer)

  // In a drag by keyboard the drop line stays in view.
  useEffect(() => {
    if (drag?.by !== 'keyboard') return
    const line = stage?.querySelector('[data-drop-line=open]')
    ;(line ?? frames.get(drag.block.id)?.frame)?.scrollIntoView({ block: 'nearest' })
  }, [stage, frames, drag])

  const sensors: SensorDescriptor<SensorOptions>[] = useSensors(
    // The same distance on the screen at any scale.
    useSensor(PointerSensor, { activationConstraint: { distance: activation.distance / scale } }),
    useSensor(KeyboardSensor, {
      scrollBehavior: 'auto',
      coordinateGetter: (event, { currentCoordinates: { x, y } }) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.code]
        if (!step || !latest.current) return undefined
        lastRender.current.aim(latest.current.to + step)
        return { x, y: y + step * keyboardStep }
      },
    }),
  )

  return {
    drag,
    lifted,
    sensors,
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      const from = blocks.findIndex(({ id }) => id === active.id)
      const block = blocks[from]
      if (!block) return
      // By type, because the event comes from another window with classes of its own.
      const by = activatorEvent.type === 'keydown' ? 'keyboard' : 'pointer'
      const start: Drag = { block, by, from, to: from, lines: [] }
      show(start)
      dispatch({ type: 'announce', text: `${blockName(block)} picked up at ${placeOf(start)}`, dragging: by })
    },
    onDragEnd: () => {
      const current = latest.current
      show(null)
      if (!current) return
      if (current.to !== current.from) dispatch({ type: 'move', id: current.block.id, to: current.to })
      else
        dispatch({
          type: 'announce',
          text: `${blockName(current.block)} is back at ${placeOf(current)}`,
        })
    },
    onDragCancel: () => {
      const current = latest.current
      show(null)
      if (!current) return
      const text = `${blockName(current.block)} is back at ${placeOf({ ...current, to: current.from })}`
      dispatch({ type: 'announce', text })
    },
  }
}

const moveTo = (element: HTMLElement, { x, y }: { x: number; y: number }) => {
  element.style.translate = `${x}px ${y}px`
}

/** Finds the gap nearest to a height on the screen: how many blocks have their middle above it. */
function gapAt(
  canvas: HTMLElement,
  frames: BlockFrames,
  blocks: readonly PageComponent[],
  y: number,
): number {
  const area = canvas.getBoundingClientRect()
  const within = Math.min(Math.max(y, area.top), area.bottom)
  let low = 0
  let high = blocks.length
  while (low < high) {
    const middle = (low + high) >> 1
    const { top, bottom } = boxOnScreen(frames.get(blocks[middle]!.id)!.frame)
    if ((top + bottom) / 2 < within) low = middle + 1
    else high = middle
  }
  return low
}
