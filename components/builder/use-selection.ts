import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isPhone } from '@/components/ui/breakpoint'
import { blockOf, type BlockFrames } from './block-frames'
import { useBuilderDispatch } from './builder-context'
import { boxOnScreen, focusedElement } from './frame-document'

type CanvasRef = RefObject<HTMLElement | null>

/** A click or the focus anywhere in a block selects it; a double click opens it, but on words it types (typing/). */
export function useSelecting(stage: HTMLElement | null) {
  const dispatch = useBuilderDispatch()
  useEffect(() => {
    if (!stage) return
    const select = ({ target }: Event) => {
      // The list that lies over the canvas gives way, unless it is what is asked for.
      if (!(target as Element).closest('[data-block-add]')) dispatch({ type: 'fold' })
      const id = blockOf(target)
      if (id) dispatch({ type: 'select', id })
    }
    // Only the keyboard's focus: a bar that grew under the pointer would take the click from its button.
    const focus = (event: Event) => (event.target as Element).matches(':focus-visible') && select(event)
    const open = (event: MouseEvent) => {
      const id = blockOf(event.target)
      const onControl = (event.target as Element).closest('[data-block-bar], [data-picture-offer]')
      if (id && !onControl && !event.defaultPrevented) dispatch({ type: 'open', panel: 'block', id })
    }
    stage.addEventListener('click', select)
    stage.addEventListener('focusin', focus)
    stage.addEventListener('dblclick', open)
    return () => {
      stage.removeEventListener('click', select)
      stage.removeEventListener('focusin', focus)
      stage.removeEventListener('dblclick', open)
    }
  }, [stage, dispatch])
}

type Shown = {
  stage: HTMLElement | null
  frames: BlockFrames
  selected: string | null
  /** The ids of the blocks as they stand. */
  order: string
}

/** Moving an element takes the focus from it, and so does disabling it: it goes back where the keyboard was, and on to a new block. */
export function useFocusKept(canvas: CanvasRef, { stage, frames, selected, order }: Shown) {
  const last = useRef<HTMLElement | null>(null)
  const shown = useRef({ order, selected })
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const target = event.target as HTMLElement
      // A dialog gives it back.
      if (target.closest('dialog')) return
      last.current = canvas.current?.contains(target) || stage?.contains(target) ? target : null
    }
    // But not into the frame.
    const giveBack = ({ target }: Event) => {
      const focused = focusedElement()
      if (!focused || (target as Element).contains(focused)) last.current?.focus({ preventScroll: true })
    }
    const places = [document, stage?.ownerDocument]
    for (const place of places) place?.addEventListener('focusin', note)
    document.addEventListener('close', giveBack, true)
    return () => {
      for (const place of places) place?.removeEventListener('focusin', note)
      document.removeEventListener('close', giveBack, true)
    }
  }, [canvas, stage])
  useLayoutEffect(() => {
    shown.current.selected = selected
  }, [selected])
  useLayoutEffect(() => {
    const element = last.current
    const before = shown.current.order.split(' ')
    const wasEmpty = shown.current.order === ''
    shown.current.order = order
    // What was added or pasted is where the work goes on.
    const { selected: added } = shown.current
    if (added && !before.includes(added) && order.split(' ').includes(added))
      return frames.get(added)?.grip?.focus({ preventScroll: true })
    if (!(element ?? wasEmpty) || focusedElement()) return
    const block = element?.isConnected ? blockOf(element) : shown.current.selected
    const usable = element?.isConnected && !element.matches(':disabled')
    const next = usable ? element : frames.get(block ?? '')?.grip
    next?.focus({ preventScroll: true })
  }, [frames, order])
}

/** The selected block stays in sight, also after it has moved. */
export function useSelectedInView(
  canvas: CanvasRef,
  { stage, frames, selected, order }: Shown,
  now: {
    dragging: boolean
    /** Whether the selected block's fields are open. */
    open: boolean
    /** Whether a panel or a list is open, which covers the lower part on a phone. */
    covered: boolean
  },
) {
  const { dragging, open } = now
  const pressed = useRef(-Infinity)
  useEffect(() => {
    const note = () => {
      pressed.current = performance.now()
    }
    stage?.addEventListener('pointerdown', note)
    return () => stage?.removeEventListener('pointerdown', note)
  }, [stage])
  const shownOrder = useRef(order)
  const wasOpen = useRef(open)
  // Only what is covered by the next move counts: opening or closing a panel moves nothing.
  const isCovered = useRef(now.covered)
  useEffect(() => {
    isCovered.current = now.covered
  }, [now.covered])
  useEffect(() => {
    // Its panel makes the canvas narrower: what stands above may have grown.
    const opened = open && !wasOpen.current
    wasOpen.current = open
    const same = shownOrder.current === order
    shownOrder.current = order
    // What was just clicked is in sight, and must not slip away under a second click.
    const clicked = same && performance.now() - pressed.current < 600
    const covered = isCovered.current && isPhone()
    if (!selected || dragging || (clicked && !covered && !opened)) return
    const area = canvas.current?.getBoundingClientRect()
    const block = frames.get(selected)?.frame
    const bar = block?.querySelector('[data-block-bar]')
    if (!block || !area || !bar) return
    const { top, bottom } = boxOnScreen(bar)
    const hidden = covered || top < area.top + 48 || bottom > area.bottom - 120
    if (hidden) block.scrollIntoView({ block: 'start' })
  }, [canvas, frames, selected, order, dragging, open])
}
