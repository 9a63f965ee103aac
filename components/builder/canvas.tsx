'use client'

import { type Announcements, DndContext, DragOverlay } from '@dnd-kit/core'
import { GripVertical, Monitor, Smartphone, Tablet } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Segmented } from '@/components/ui/segmented'
import { summaryOf } from '@/components/blocks/registry'
import { type BlockData } from '@/components/blocks/view-props'
import { type PageComponent } from '@/lib/content-types'
import { BlockFrame } from './block-frame'
import { useBuilderDispatch } from './builder-context'
import { nameOf } from './builder-state'
import { gapOf, useBlockDrag } from './use-block-drag'

const instructions = {
  draggable:
    'To drag, press Space. While dragging, the arrow keys move, Space drops, Escape puts it back. Alt with an arrow key moves the selected component at once.',
}

/** The builder tells itself where a drag is, in one place with everything else that it says. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
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
  /** Whether it can't be operated yet. */
  busy: boolean
  /** What stands above the page: work that was kept. */
  notice?: ReactNode
  empty: ReactNode
}

/** The page as visitors will see it, with a bar above each block. */
export function Canvas({ blocks, data, selected, open: isOpen, busy, notice, empty }: CanvasProps) {
  const canvas = useRef<HTMLElement>(null)
  const [width, setWidth] = useState<Width>('desktop')
  const { drag, ...dragging } = useBlockDrag(canvas, blocks)
  const order = blocks.map(({ id }) => id).join(' ')
  const mainHero = blocks.find(({ type }) => type === 'hero')?.id
  const open = drag && gapOf(drag)
  const line = (gap: number) =>
    drag?.lines.includes(gap) && (
      <DropLine open={gap === open}>
        {nameOf(drag.block)} goes here, position {drag.to + 1} of {blocks.length}
      </DropLine>
    )

  useSelecting(canvas)
  useFocusKept(canvas, order)
  useSelectedInView(canvas, selected, order, drag !== null, isOpen)

  return (
    <main
      className="canvas"
      id="main"
      aria-label="Page Builder"
      aria-busy={busy}
      data-dragging={drag ? '' : undefined}
      ref={canvas}
      tabIndex={-1}
    >
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
          accessibility={{ announcements: silent, screenReaderInstructions: instructions }}
          {...dragging}
        >
          <div
            className={drag?.by === 'keyboard' ? 'sheet sheet--folded' : 'sheet'}
            style={{ maxWidth: widths[width].most }}
          >
            {blocks.map((block, index) => (
              <Fragment key={block.id}>
                {line(index)}
                <BlockFrame
                  block={block}
                  data={data}
                  isMain={block.id === mainHero}
                  isOn={block.id === selected}
                  isFirst={index === 0}
                  isLast={index === blocks.length - 1}
                  isLifted={block.id === drag?.block.id}
                />
              </Fragment>
            ))}
            {line(blocks.length)}
          </div>
          <DragOverlay dropAnimation={null}>
            {drag?.by === 'pointer' && (
              <div className="lifted" data-lifted="">
                <GripVertical className="i i--s" aria-hidden="true" />
                {nameOf(drag.block)} <span>{summaryOf(drag.block)}</span>
              </div>
            )}
          </DragOverlay>
        </DndContext>
      )}
    </main>
  )
}

/** Where the dragged block would land. */
const DropLine = ({ open, children }: { open: boolean; children: ReactNode }) => (
  <div
    className={open ? 'drop drop--open' : 'drop'}
    data-drop-line={open ? 'open' : 'closed'}
    aria-hidden="true"
  >
    <span>{children}</span>
  </div>
)

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
  const known = useRef(order)
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
    const wasEmpty = known.current === ''
    known.current = order
    if (!(element ?? wasEmpty) || (document.activeElement && document.activeElement !== document.body)) return
    const block = element?.isConnected
      ? element.closest('[data-block]')
      : canvas.current?.querySelector('.is-on')
    const usable = element?.isConnected && !element.matches(':disabled')
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
  const wasOpen = useRef(open)
  useEffect(() => {
    // Its panel makes the canvas narrower: what stands above may have grown.
    const opened = open && !wasOpen.current
    wasOpen.current = open
    const same = shownOrder.current === order
    shownOrder.current = order
    // What was just clicked is in sight, and must not slip away under a second click.
    const clicked = same && performance.now() - pressed.current < 600
    // On a phone a sheet covers the lower part: the block's own panel, or the outline.
    const sheet = open || document.querySelector('.side') !== null
    const covered = sheet && matchMedia('(max-width: 760px)').matches
    if (!selected || dragging || (clicked && !covered && !opened)) return
    const block = canvas.current?.querySelector(`[data-block="${CSS.escape(selected)}"]`)
    const bar = block?.querySelector('.block__bar')
    const area = canvas.current?.getBoundingClientRect()
    const box = bar?.getBoundingClientRect()
    if (!block || !area || !box) return
    const hidden = covered || box.top < area.top + 48 || box.bottom > area.bottom - 120
    if (hidden) block.scrollIntoView({ block: 'start' })
  }, [canvas, selected, order, dragging, open])
}
