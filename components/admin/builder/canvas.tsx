'use client'

import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical, Monitor, Smartphone, Tablet } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Segmented } from '@/components/ui/segmented'
import { summaryOf } from '@/components/blocks/registry'
import { type BlockData } from '@/components/blocks/view-props'
import { type PageComponent } from '@/lib/content-types'
import { BlockFrame } from './block-frame'
import { useBuilderDispatch } from './builder-context'
import { nameOf } from './builder-state'
import { Dragging } from './sortable-block'

/** How far the pointer goes before a drag begins, in pixels (specification §9). */
const activation = { distance: 8 }

/** How far one press of an arrow goes while a block is dragged by keyboard, in pixels (specification §9). */
const keyboardStep = 25

const underPointer: CollisionDetection = (args) => {
  const under = args.pointerCoordinates ? pointerWithin(args) : []
  return under.length > 0 ? under : closestCenter(args)
}

const instructions = {
  draggable:
    'To drag, press Space. While dragging, the arrow keys move, Space drops, Escape puts it back. Alt with an arrow key moves the selected component at once.',
}

const widths = {
  desktop: { most: 1080, label: <Monitor className="i i--s" aria-hidden="true" />, name: 'Desktop width' },
  tablet: { most: 768, label: <Tablet className="i i--s" aria-hidden="true" />, name: 'Tablet width' },
  phone: { most: 390, label: <Smartphone className="i i--s" aria-hidden="true" />, name: 'Phone width' },
}
type Width = keyof typeof widths

type CanvasProps = {
  blocks: readonly PageComponent[]
  data: BlockData
  selected: string | null
  /** Whether the selected block is open in the panel, which covers the lower part on a phone. */
  open: boolean
  /** What stands above the page: work that was kept. */
  notice?: ReactNode
  empty: ReactNode
}

/** The page as visitors will see it, with a bar above each block. */
export function Canvas({ blocks, data, selected, open, notice, empty }: CanvasProps) {
  const dispatch = useBuilderDispatch()
  const canvas = useRef<HTMLElement>(null)
  const [width, setWidth] = useState<Width>('desktop')
  const [drag, setDrag] = useState<{ id: string; keyboard: boolean } | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: activation }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
  // The same list as long as nothing moves: an edit draws no sorting again.
  const order = blocks.map(({ id }) => id).join(' ')
  const ids = useMemo(() => (order ? order.split(' ') : []), [order])
  const mainHero = blocks.find(({ type }) => type === 'hero')?.id
  const dragged = blocks.find(({ id }) => id === drag?.id)

  useSelecting(canvas)
  useFocusKept(canvas, order)
  useSelectedInView(canvas, selected, order, drag !== null, open)

  const announcements = useMemo<Announcements>(() => {
    const name = (id: unknown) => nameOf(blocks.find((block) => block.id === id))
    const place = (id: unknown) => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`
    return {
      onDragStart: ({ active }) => `${name(active.id)} picked up at ${place(active.id)}`,
      // At its own place there is nothing to tell: picking it up has just been announced.
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id ? `${name(active.id)} is over ${place(over.id)}` : undefined,
      onDragEnd: ({ active, over }) =>
        over ? `${name(active.id)} dropped at ${place(over.id)}` : `${name(active.id)} is back at its place`,
      onDragCancel: ({ active }) => `${name(active.id)} is back at ${place(active.id)}`,
    }
  }, [blocks, ids])

  function onDragStart({ active, activatorEvent }: DragStartEvent) {
    setDrag({ id: String(active.id), keyboard: activatorEvent instanceof KeyboardEvent })
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    setDrag(null)
    if (over && over.id !== active.id)
      dispatch({ type: 'move', id: String(active.id), to: ids.indexOf(String(over.id)) })
  }

  return (
    <main className="canvas" id="main" aria-label="Page Builder" ref={canvas} tabIndex={-1}>
      <div className="canvas__head">
        <h2>Page Canvas</h2>
        <span className="badge">
          {blocks.length} {blocks.length === 1 ? 'Component' : 'Components'}
        </span>
        <div className="end wide">
          <Segmented
            label="Width"
            value={width}
            onChange={setWidth}
            options={Object.entries(widths).map(([value, option]) => ({ value: value as Width, ...option }))}
          />
        </div>
      </div>
      {notice}
      {blocks.length === 0 ? (
        empty
      ) : (
        <DndContext
          id="canvas"
          sensors={sensors}
          collisionDetection={underPointer}
          accessibility={{ announcements, screenReaderInstructions: instructions }}
          onDragStart={onDragStart}
          onDragEnd={onDragEnd}
          onDragCancel={() => setDrag(null)}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <Dragging value={drag !== null}>
              <div
                className={drag?.keyboard ? 'sheet sheet--folded' : 'sheet'}
                style={{ maxWidth: widths[width].most }}
              >
                {blocks.map((block, index) => (
                  <BlockFrame
                    key={block.id}
                    block={block}
                    data={data}
                    isMain={block.id === mainHero}
                    isOn={block.id === selected}
                    isFirst={index === 0}
                    isLast={index === blocks.length - 1}
                  />
                ))}
              </div>
            </Dragging>
          </SortableContext>
          <DragOverlay dropAnimation={null}>
            {dragged && (
              <div className={drag?.keyboard ? 'lifted lifted--row' : 'lifted'}>
                <GripVertical className="i i--s" aria-hidden="true" />
                {nameOf(dragged)} <span>{summaryOf(dragged)}</span>
              </div>
            )}
          </DragOverlay>
        </DndContext>
      )}
    </main>
  )
}

const arrows: Record<string, { x: number; y: number }> = {
  ArrowDown: { x: 0, y: keyboardStep },
  ArrowUp: { x: 0, y: -keyboardStep },
}

function coordinateGetter(
  event: KeyboardEvent,
  { currentCoordinates }: { currentCoordinates: { x: number; y: number } },
) {
  const by = arrows[event.code]
  return by && { x: currentCoordinates.x, y: currentCoordinates.y + by.y }
}

const blockOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.canvas [data-block]') : null

/** A click or the focus anywhere in a block selects it; a double click opens it. */
function useSelecting(canvas: React.RefObject<HTMLElement | null>) {
  const dispatch = useBuilderDispatch()
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const select = ({ target }: Event) => {
      const id = blockOf(target)?.dataset.block
      if (id) dispatch({ type: 'select', id })
    }
    // Only the keyboard's focus: a bar that grew under the pointer would take the click from its button.
    const focus = (event: Event) => (event.target as Element).matches(':focus-visible') && select(event)
    const open = (event: MouseEvent) => {
      const target = event.target as Element
      const id = blockOf(target)?.dataset.block
      if (id && !target.closest('.block__bar')) dispatch({ type: 'open', panel: 'block', id })
    }
    element.addEventListener('click', select)
    element.addEventListener('focusin', focus)
    element.addEventListener('dblclick', open)
    return () => {
      element.removeEventListener('click', select)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('dblclick', open)
    }
  }, [canvas, dispatch])
}

/** Moving an element takes the focus from it, and so does disabling it: it goes back where the keyboard was. */
function useFocusKept(canvas: React.RefObject<HTMLElement | null>, order: string) {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const target = event.target as HTMLElement
      last.current = canvas.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [canvas])
  useLayoutEffect(() => {
    const element = last.current
    if (!element || (document.activeElement && document.activeElement !== document.body)) return
    const block = element.isConnected
      ? element.closest('[data-block]')
      : canvas.current?.querySelector('.is-on')
    const usable = element.isConnected && !element.matches(':disabled')
    const next = usable ? element : block?.querySelector<HTMLElement>('.block__bar .grip')
    next?.focus({ preventScroll: true })
  }, [canvas, order])
}

/** The selected block stays in sight, also after it has moved. */
function useSelectedInView(
  canvas: React.RefObject<HTMLElement | null>,
  selected: string | null,
  order: string,
  dragging: boolean,
  open: boolean,
) {
  const pressed = useRef(-Infinity)
  useEffect(() => {
    const element = canvas.current
    const note = () => {
      pressed.current = performance.now()
    }
    element?.addEventListener('pointerdown', note)
    return () => element?.removeEventListener('pointerdown', note)
  }, [canvas])
  const shownOrder = useRef(order)
  useEffect(() => {
    const same = shownOrder.current === order
    shownOrder.current = order
    // What was just clicked is in sight, and must not slip away under a second click.
    const clicked = same && performance.now() - pressed.current < 600
    const covered = open && matchMedia('(max-width: 760px)').matches
    if (!selected || dragging || (clicked && !covered)) return
    const block = canvas.current?.querySelector(`[data-block="${CSS.escape(selected)}"]`)
    const bar = block?.querySelector('.block__bar')
    const area = canvas.current?.getBoundingClientRect()
    const box = bar?.getBoundingClientRect()
    if (!block || !area || !box) return
    const hidden = covered || box.top < area.top + 48 || box.bottom > area.bottom - 120
    if (hidden) block.scrollIntoView({ block: 'start' })
  }, [canvas, selected, order, dragging, open])
}
