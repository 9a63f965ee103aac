import { type Dispatch } from 'react'
import { useKeydown } from '@/components/staff/shortcuts'
import { type PageComponent } from '@/lib/content-types'
import { type BuilderAction, type Panel } from './builder-action'
import { targetOf } from './frame-document'

type Keys = {
  dispatch: Dispatch<BuilderAction>
  selected: string | null
  blocks: readonly PageComponent[]
  panel: Panel | null
  save: () => void
}

/** The controls of a block in order, from its handle to the button that adds another one. */
const barButtons = ':is([data-block-bar] button, [data-picture-offer], [data-block-add] button):enabled'

export const isWriting = (target: Element | null) =>
  !!target?.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])')

/** Returns true if a dialog or a drag keeps its keys. */
export const isElsewhere = (event: Event) =>
  event.defaultPrevented || document.querySelector('dialog:modal, [role=dialog], [data-dragging]') !== null

/**
 * Handles the builder's keys. Single letters work only within the canvas (WCAG 2.1.4), and never while somebody
 * types.
 */
export const useBuilderKeys = (keys: Keys): void =>
  useKeydown((event) => {
    if (isElsewhere(event)) return
    const run = actionOf(event, keys)
    if (!run) return
    event.preventDefault()
    run()
  })

function actionOf(event: KeyboardEvent, { dispatch, selected, blocks, panel, save }: Keys) {
  const { key } = event
  const target = targetOf(event)
  const writing = isWriting(target)
  const letter = key.toLowerCase()
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (letter === 's') return save
    if (writing) return undefined
    if (letter === 'z') return () => dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
    if (letter === 'y') return () => dispatch({ type: 'redo' })
    return undefined
  }
  if (key === 'Escape' && panel) return () => dispatch({ type: 'close' })
  if (writing || !selected || !blocks.some(({ id }) => id === selected)) return undefined
  if (event.altKey) {
    if (key === 'ArrowUp') return () => dispatch({ type: 'shift', id: selected, by: -1 })
    if (key === 'ArrowDown') return () => dispatch({ type: 'shift', id: selected, by: 1 })
    return undefined
  }
  const block = target?.closest('[data-block]')
  if (!block) return undefined
  if (letter === 'e') return () => dispatch({ type: 'open', panel: 'block', id: selected })
  if (letter === 'd') return () => dispatch({ type: 'duplicate', id: selected, now: Date.now() })
  if (key === 'Delete') return () => dispatch({ type: 'delete', id: selected })
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step) {
    const buttons = [...block.querySelectorAll<HTMLElement>(barButtons)]
    // Controls that a phone's bar hides are skipped.
    const usable = buttons.filter((button) => button === target || button.checkVisibility())
    const next = usable[usable.findIndex((button) => button === target) + step]
    return next && (() => next.focus())
  }
  return undefined
}
