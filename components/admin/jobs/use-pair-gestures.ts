import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'

type Point = { x: number; y: number }

/** Distances are in shares of the frame's width. */
type Gestures = { move: (right: number, down: number) => void; zoom: (factor: number, point?: Point) => void }

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
export const moveStep = 0.0025
const farStep = 0.02
export const zoomStep = 1.01
const wheelStep = 1.015

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const distanceOf = ([first, second]: Point[]) =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0

/** Moves and zooms by one finger or two, mouse, wheel and keys. Returns the attributes of the frame's element. */
export function usePairGestures({ move, zoom }: Gestures) {
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const latest = useRef(zoom)
  useEffect(() => {
    latest.current = zoom
  })

  const shareOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width } = frame.current!.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / width }
  }

  // React's own listener is passive: the dialog would scroll.
  useEffect(() => {
    const element = frame.current!
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(event.deltaY < 0 ? wheelStep : 1 / wheelStep, shareOf(event))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [])

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  return {
    ref: frame,
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, shareOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      if (!pointers.current.has(event.pointerId)) return
      const oldPoints = [...pointers.current.values()]
      pointers.current.set(event.pointerId, shareOf(event))
      const newPoints = [...pointers.current.values()]
      const [oldMiddle, newMiddle] = [middleOf(oldPoints), middleOf(newPoints)]
      if (oldPoints.length > 1) zoom(distanceOf(newPoints) / distanceOf(oldPoints), oldMiddle)
      move(newMiddle.x - oldMiddle.x, newMiddle.y - oldMiddle.y)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const distance = event.shiftKey ? farStep : moveStep
      const arrow = arrows[event.key]
      if (arrow) move(arrow[0] * distance, arrow[1] * distance)
      else if (event.key === '+' || event.key === '=') zoom(zoomStep)
      else if (event.key === '-') zoom(1 / zoomStep)
      else return
      event.preventDefault()
    },
  }
}
