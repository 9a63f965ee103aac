'use client'

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Focal, focalPosition } from '@/lib/media/path'

type FocalPointProps = {
  src: string
  width: number
  height: number
  focal: Focal
  onChange: (focal: Focal) => void
  onSettled: () => void
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function FocalPoint({ src, width, height, focal, onChange, onSettled }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null)
  const dragging = useRef(false)

  const moveTo = (event: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect()
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    })
  }
  const start = (event: PointerEvent) => {
    // A finger scrolls unless it is on the point itself.
    if (event.pointerType !== 'mouse' && !(event.target as Element).closest('[role=slider]')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragging.current = true
    moveTo(event)
  }
  const end = () => {
    if (dragging.current) onSettled()
    dragging.current = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Home') onChange({ x: 0.5, y: 0.5 })
    const step = steps[event.key]
    if (!step && event.key !== 'Home') return
    event.preventDefault()
    const far = event.shiftKey ? 0.1 : 0.01
    if (step) onChange({ x: within(focal.x + step[0] * far), y: within(focal.y + step[1] * far) })
  }
  const [left, top] = focalPosition(focal).split(' ')
  return (
    <div
      ref={frame}
      className="relative cursor-crosshair select-none"
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${Math.round((300 * width) / height)}px)`,
      }}
      onPointerDown={start}
      onPointerMove={(event) => dragging.current && moveTo(event)}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img className="size-full object-cover" src={src} alt="" draggable={false} />
      <span
        className={
          'absolute -m-3.5 grid size-7 cursor-grab touch-none place-items-center rounded-full border-2 border-paper ' +
          'outline-2 outline-offset-0! outline-spruce before:absolute before:-inset-2.5 before:rounded-full ' +
          'after:size-1 after:rounded-full after:bg-paper focus-visible:outline-4'
        }
        role="slider"
        tabIndex={0}
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(focal.x * 100)}
        aria-valuetext={`${left} from the left, ${top} from the top`}
        style={{ left, top }}
        onKeyDown={onKeyDown}
        onBlur={onSettled}
      />
    </div>
  )
}
