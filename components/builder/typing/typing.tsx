'use client'

import { useEffect } from 'react'
import { useBlockFrames } from '../block-frames'
import { endTyping, startTyping, wordsAt, wordsIn } from './places'

/** The builder's own elements on the page. */
const builders = '[data-block-bar], [data-block-add], [data-picture-offer]'

/** Lets the selected block's texts be edited on the page: by a click, by Enter on its handle, or by F2 on its bar. */
export function Typing({ id }: { id: string }) {
  const frames = useBlockFrames()
  useEffect(() => {
    const frame = frames.get(id)?.frame
    if (!frame) return
    const over = new AbortController()
    let near: Element | undefined
    const show = (words?: Element) => {
      if (words === near) return
      near?.removeAttribute('data-near')
      words?.setAttribute('data-near', '')
      frame.style.cursor = words ? 'text' : ''
      near = words
    }
    const isTyping = () => frame.ownerDocument.activeElement?.closest('[data-typing]') !== null
    const pointed = (event: MouseEvent) =>
      (event.target as Element).closest(builders) ? undefined : wordsAt(frame, event)

    function onClick(event: MouseEvent) {
      const words = pointed(event)
      if (!words) return
      // Neither follows a link nor opens the panel.
      event.preventDefault()
      if (!isTyping()) startTyping(words, event)
      show()
    }
    function onKeyDown(event: KeyboardEvent) {
      const bar = (event.target as Element).closest('[data-block-bar]')
      const onGrip = event.key === 'Enter' && event.target === frames.get(id)?.grip
      if (!bar || !(onGrip || event.key === 'F2') || !startTyping(wordsIn(frame!)[0])) return
      event.preventDefault()
      event.stopPropagation()
    }
    const { signal } = over
    frame.addEventListener('click', onClick, { signal })
    frame.addEventListener('dblclick', onClick, { signal })
    frame.addEventListener('keydown', onKeyDown, { signal })
    frame.addEventListener('pointermove', (event) => show(isTyping() ? undefined : pointed(event)), {
      signal,
    })
    frame.addEventListener('pointerleave', () => show(), { signal })
    return () => {
      over.abort()
      show()
      // A removed element takes the focus with it and fires no event.
      endTyping()
      for (const folded of frame.querySelectorAll('details[open]')) folded.removeAttribute('open')
    }
  }, [frames, id])
  return null
}
