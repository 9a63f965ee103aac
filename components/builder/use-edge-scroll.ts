import { type RefObject, useEffect } from 'react'

/** The share of the height, above and below, in which it scrolls; and the pixels per frame at most. */
const edge = 0.2
const maxStep = 28

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
    const step = () => {
      const { top, bottom, height } = element.getBoundingClientRect()
      const { y } = pointer.current
      const zone = height * edge
      const beyond = Math.min(0, y - (top + zone)) + Math.max(0, y - (bottom - zone))
      element.scrollTop += Math.max(-1, Math.min(1, beyond / zone)) * maxStep
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [area, pointer, on])
}
