'use client'

import { ChevronLeft, ChevronRight, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { aspect } from '@/lib/jobs/pair-crop'
import { RangeInput } from './range-input'
import { type LocalPhoto } from './use-jobs'

const defaultStrength = 45

/** The before photo that is shown over the live picture, and its opacity. */
export function useOverlay(photos: LocalPhoto[]) {
  const [index, setIndex] = useState(0)
  const [strength, setStrength] = useState(defaultStrength)
  const [isHidden, setHidden] = useState(false)
  const go = (step: number) => setIndex((now) => (now + step + photos.length) % photos.length)
  const count = photos.length
  return { photo: photos[index], index, count, go, strength, setStrength, isHidden, setHidden }
}

type Overlay = ReturnType<typeof useOverlay>

/** Covers the frame like a cropped picture, but shows the parts beyond the frame too. */
export function CameraOverlay({ overlay: { photo, strength, isHidden } }: { overlay: Overlay }) {
  const [shape, setShape] = useState(4 / 3)
  return (
    <img
      src={photo!.full}
      alt=""
      draggable={false}
      className="pointer-events-none absolute top-1/2 left-1/2 max-w-none -translate-1/2 rounded-none"
      style={{
        width: `${100 * Math.max(1, shape / aspect)}%`,
        opacity: isHidden ? 0 : strength / 100,
      }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setShape(naturalWidth / naturalHeight)}
    />
  )
}

export function OverlayControls({ overlay }: { overlay: Overlay }) {
  const { index, count, go, strength, setStrength, isHidden, setHidden } = overlay
  return (
    <div className="flex items-center gap-2 across:flex-wrap across:justify-center">
      {count > 1 && (
        <>
          <IconButton look="dark" label="Previous before photo" onClick={() => go(-1)}>
            <ChevronLeft className="size-6" aria-hidden="true" />
          </IconButton>
          <span className="text-13 whitespace-nowrap text-sage" role="status">
            {index + 1} of {count}
          </span>
          <IconButton look="dark" label="Next before photo" onClick={() => go(1)}>
            <ChevronRight className="size-6" aria-hidden="true" />
          </IconButton>
        </>
      )}
      <RangeInput
        label="Strength of the before photo"
        value={strength}
        onChange={setStrength}
        className="flex-1 accent-brass-light across:w-full across:flex-none"
      />
      <IconButton
        look="dark"
        label="Hide the before photo"
        aria-pressed={isHidden}
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? (
          <EyeOff className="size-6" aria-hidden="true" />
        ) : (
          <Eye className="size-6" aria-hidden="true" />
        )}
      </IconButton>
    </div>
  )
}
