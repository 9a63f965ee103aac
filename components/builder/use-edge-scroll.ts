import { type RefObject, useEffect } from 'react'

/** The share of the height, above and below, in which it scrolls; and the pixels per millisecond at most. */
const edge = 0.2
const maxSpeed = 1.7

/**
 * Scrolls an element at its upper and lower edge during a drag. dnd-kit only scrolls the document of the
 * dragged element.
 */
export function useEdgeScroll(
  area: RefObject<HTMLElement | null>,
  pointer: RefObject<{ y: number }>,
  on: boolean,
) {
  useEffect(() => {
    const element = area.current
    if (!on || !element) return
    let before = performance.now()
    const step = (now: number) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      const { y } = pointer.current
      const zone = height * edge
      const beyond = Math.min(0, y - (top + zone)) + Math.max(0, y - (bottom - zone))
      // At most a tenth of a second at once: after a pause of the page, the drag must not jump.
      const time = Math.min(100, Math.max(0, now - before))
      before = now
      element.scrollTop += Math.max(-1, Math.min(1, beyond / zone)) * maxSpeed * time
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [area, pointer, on])
}
