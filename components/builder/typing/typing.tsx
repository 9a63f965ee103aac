'use client'

import { useEffect } from 'react'
import { useBlockFrames } from '../block-frames'
import { endTyping, startTyping, textElementAt, textElementsIn } from './text-elements'

const ownControls = '[data-block-bar], [data-block-add], [data-picture-offer]'

/** Lets the selected block's texts be edited on the page: by a click, by Enter on its handle, or by F2 on its bar. */
export function Typing({ id }: { id: string }) {
  const frames = useBlockFrames()
  useEffect(() => {
    const frame = frames.get(id)?.frame
    if (!frame) return
    const abort = new AbortController()
    let near: Element | undefined
    const markNear = (element?: Element) => {
      if (element === near) return
      near?.removeAttribute('data-near')
      element?.setAttribute('data-near', '')
      frame.style.cursor = element ? 'text' : ''
      near = element
    }
    const isTyping = () => frame.ownerDocument.activeElement?.closest('[data-typing]') !== null
    const textUnder = (event: MouseEvent) =>
      (event.target as Element).closest(ownControls) ? undefined : textElementAt(frame, event)

    function onClick(event: MouseEvent) {
      const element = textUnder(event)
      if (!element) return
      // Neither follows a link nor opens the panel.
      event.preventDefault()
      if (!isTyping()) startTyping(element, event)
      markNear()
    }
    function onKeyDown(event: KeyboardEvent) {
      const bar = (event.target as Element).closest('[data-block-bar]')
      const onGrip = event.key === 'Enter' && event.target === frames.get(id)?.grip
      if (!bar || !(onGrip || event.key === 'F2') || !startTyping(textElementsIn(frame!)[0])) return
      event.preventDefault()
      event.stopPropagation()
    }
    const { signal } = abort
    frame.addEventListener('click', onClick, { signal })
    frame.addEventListener('dblclick', onClick, { signal })
    frame.addEventListener('keydown', onKeyDown, { signal })
    frame.addEventListener('pointermove', (event) => markNear(isTyping() ? undefined : textUnder(event)), {
      signal,
    })
    frame.addEventListener('pointerleave', () => markNear(), { signal })
    return () => {
      abort.abort()
      markNear()
      // A removed element takes the focus with it and fires no event.
      endTyping()
      for (const folded of frame.querySelectorAll('details[open]')) folded.removeAttribute('open')
    }
  }, [frames, id])
  return null
}
