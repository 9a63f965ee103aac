'use client'

import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  RotateCcw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { Segmented } from '@/components/ui/segmented'
import {
  alignMiddles,
  type Alignment,
  moveAfter,
  moveBoth,
  cropsOf,
  zoomAfter,
  zoomBoth,
} from '@/lib/jobs/pair-crop'
import { Cropped } from './pair-frame'
import { RangeInput } from './range-input'
import { moveStep, usePairGestures, zoomStep } from './use-pair-gestures'

type AlignerProps = {
  photos: { before: string; after: string }
  alignment: Alignment
  change: (step: (now: Alignment) => Alignment) => void
}

const targets = [
  { value: 'after', label: 'After photo' },
  { value: 'both', label: 'Both' },
] as const

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Moves the after photo over the before photo, or both within the frame. */
export function PairAligner({ photos, alignment, change }: AlignerProps) {
  const [strength, setStrength] = useState(50)
  const [target, setTarget] = useState<'after' | 'both'>('after')
  const [moves, zooms] = target === 'after' ? [moveAfter, zoomAfter] : [moveBoth, zoomBoth]
  const move = (right: number, down: number) => change((now) => moves(now, right, down))
  const zoom = (factor: number, point?: { x: number; y: number }) =>
    change((now) => zooms(now, factor, point))
  const frame = usePairGestures({ move, zoom })
  const { before, after } = cropsOf(alignment, photos)
  const nudge = (label: string, Icon: LucideIcon, run: () => void) => (
    <IconButton label={label} onClick={run}>
      <Icon className="size-5" aria-hidden="true" />
    </IconButton>
  )
  return (
    <div className="grid items-start gap-x-8 gap-y-3 tablet:grid-cols-[minmax(0,1fr)_240px]">
      <div
        {...frame}
        className="relative aspect-3/2 cursor-grab touch-none overflow-hidden rounded-picture bg-sand select-none"
        role="slider"
        tabIndex={0}
        aria-label={target === 'after' ? 'Place of the after photo' : 'Place of both photos'}
        aria-describedby="aligner-keys"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(after.x * 100)}
        aria-valuetext={`${percent(after.x)} from the left, ${percent(after.y)} from the top, ${percent(after.width)} of its width`}
      >
        <Cropped src={photos.before} crop={before} />
        <div className="absolute inset-0" style={{ opacity: strength / 100 }}>
          <Cropped src={photos.after} crop={after} />
        </div>
      </div>
      <div className="grid gap-3">
        <p id="aligner-keys" className="text-13 text-stone">
          Drag until the edges meet; pinch or scroll to change the size.
          <span className="by-finger:hidden"> Keys: arrows, + and −.</span>
        </p>
        <Field label="Strength of the after photo">
          <RangeInput value={strength} onChange={setStrength} className="accent-spruce" />
        </Field>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Segmented label="Move" options={targets} value={target} onChange={setTarget} />
          <div className="flex" role="group" aria-label="Small steps">
            {nudge('Left', ArrowLeft, () => move(-moveStep, 0))}
            {nudge('Right', ArrowRight, () => move(moveStep, 0))}
            {nudge('Up', ArrowUp, () => move(0, -moveStep))}
            {nudge('Down', ArrowDown, () => move(0, moveStep))}
            {nudge('Smaller', ZoomOut, () => zoom(1 / zoomStep))}
            {nudge('Larger', ZoomIn, () => zoom(zoomStep))}
            {nudge('Start over', RotateCcw, () => change((now) => alignMiddles(now.before, now.after)))}
          </div>
        </div>
      </div>
    </div>
  )
}
