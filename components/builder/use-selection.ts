import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isPhone } from '@/components/ui/breakpoint'
import { blockOf, type BlockFrames } from './block-frames'
import { useBuilderDispatch } from './builder-context'
import { boxOnScreen, focusedElement } from './frame-document'

type CanvasRef = RefObject<HTMLElement | null>

/** Selects a block by a click or by the focus in it. A double click opens its panel, or edits a text (typing/). */
export function useSelecting(stage: HTMLElement | null) {
  const dispatch = useBuilderDispatch()
  useEffect(() => {
    if (!stage) return
    const select = ({ target }: Event) => {
      // A list over the canvas closes, unless the click asks for it.
      if (!(target as Element).closest('[data-block-add]')) dispatch({ type: 'fold' })
      const id = blockOf(target)
      if (id) dispatch({ type: 'select', id })
    }
    // Only by keyboard: a bar that grew under the pointer would move the button away from the click.
    const focus = (event: Event) => (event.target as Element).matches(':focus-visible') && select(event)
    const openPanel = (event: MouseEvent) => {
      const id = blockOf(event.target)
      const onControl = (event.target as Element).closest('[data-block-bar], [data-picture-offer]')
      if (id && !onControl && !event.defaultPrevented) dispatch({ type: 'open', panel: 'block', id })
    }
    const listening = new AbortController()
    const { signal } = listening
    stage.addEventListener('click', select, { signal })
    stage.addEventListener('focusin', focus, { signal })
    stage.addEventListener('dblclick', openPanel, { signal })
    return () => listening.abort()
  }, [stage, dispatch])
}

type CanvasContent = {
  stage: HTMLElement | null
  frames: BlockFrames
  selected: string | null
  order: string
}

/** Restores the focus that an element loses when it moves or is disabled, and moves it to a new block. */
export function useKeepFocus(canvas: CanvasRef, { stage, frames, selected, order }: CanvasContent) {
  const lastFocused = useRef<HTMLElement | null>(null)
  const latest = useRef({ order, selected })
  useEffect(() => {
    const rememberFocus = (event: FocusEvent) => {
      const target = event.target as HTMLElement
      // A dialog restores the focus itself.
      if (target.closest('dialog')) return
      lastFocused.current = canvas.current?.contains(target) || stage?.contains(target) ? target : null
    }
    // But not into the frame.
    const returnFocus = ({ target }: Event) => {
      const focused = focusedElement()
      if (!focused || (target as Element).contains(focused))
        lastFocused.current?.focus({ preventScroll: true })
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusin', rememberFocus, { signal })
    stage?.ownerDocument.addEventListener('focusin', rememberFocus, { signal })
    document.addEventListener('close', returnFocus, { signal, capture: true })
    return () => listening.abort()
  }, [canvas, stage])
  useLayoutEffect(() => {
    latest.current.selected = selected
  }, [selected])
  useLayoutEffect(() => {
    const element = lastFocused.current
    const earlierIds = latest.current.order.split(' ')
    const wasEmpty = latest.current.order === ''
    latest.current.order = order
    // Editing continues at the added or pasted block.
    const { selected: added } = latest.current
    if (added && !earlierIds.includes(added) && order.split(' ').includes(added))
      return frames.get(added)?.grip?.focus({ preventScroll: true })
    if (!(element ?? wasEmpty) || focusedElement()) return
    const block = element?.isConnected ? blockOf(element) : latest.current.selected
    const usable = element?.isConnected && !element.matches(':disabled')
    const next = usable ? element : frames.get(block ?? '')?.grip
    next?.focus({ preventScroll: true })
  }, [frames, order])
}

/** Keeps the selected block in view, even after it has moved. */
export function useScrollToSelected(
  canvas: CanvasRef,
  { stage, frames, selected, order }: CanvasContent,
  now: {
    dragging: boolean
    open: boolean
    covered: boolean
  },
) {
  const { dragging, open } = now
  const pressedAt = useRef(-Infinity)
  useEffect(() => {
    const note = () => {
      pressedAt.current = performance.now()
    }
    stage?.addEventListener('pointerdown', note)
    return () => stage?.removeEventListener('pointerdown', note)
  }, [stage])
  const shownOrder = useRef(order)
  const wasOpen = useRef(open)
  // Only the state at the next move counts: opening or closing a panel scrolls nothing.
  const isCovered = useRef(now.covered)
  useEffect(() => {
    isCovered.current = now.covered
  }, [now.covered])
  useEffect(() => {
    // The panel narrows the canvas: what is above may have grown.
    const isOpening = open && !wasOpen.current
    wasOpen.current = open
    const isSameOrder = shownOrder.current === order
    shownOrder.current = order
    // A clicked block is in view, and must not slip away under a second click.
    const isClicked = isSameOrder && performance.now() - pressedAt.current < 600
    const covered = isCovered.current && isPhone()
    if (!selected || dragging || (isClicked && !covered && !isOpening)) return
    const area = canvas.current?.getBoundingClientRect()
    const block = frames.get(selected)?.frame
    const bar = block?.querySelector('[data-block-bar]')
    if (!block || !area || !bar) return
    const { top, bottom } = boxOnScreen(bar)
    const isHidden = covered || top < area.top + 48 || bottom > area.bottom - 120
    if (isHidden) block.scrollIntoView({ block: 'start' })
  }, [canvas, frames, selected, order, dragging, open])
}
