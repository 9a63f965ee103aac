'use client'

import { useState } from 'react'
import { type JobCrop } from '@/lib/job-types'

/** A photo, or a part of it, that fills a frame of 3:2. */
export function Cropped({ src, crop, alt = '' }: { src: string; crop?: JobCrop; alt?: string }) {
  if (!crop)
    return <img src={src} alt={alt} draggable={false} className="absolute inset-0 size-full object-cover" />
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      className="absolute top-0 left-0 h-auto max-w-none rounded-none"
      // Percentages of a translation refer to the photo's own size.
      style={{
        width: `${100 / crop.width}%`,
        transform: `translate(${-100 * crop.x}%, ${-100 * crop.y}%)`,
      }}
    />
  )
}

type Side = { src: string; crop?: JobCrop }

const tag =
  'pointer-events-none absolute bottom-2 rounded-picture bg-ivory px-2 py-0.5 text-13 font-semibold text-ink'

/** Shows a pair as its page does, with a line to drag between before and after. */
export function PairFrame({ before, after }: { before: Side; after: Side }) {
  const [share, setShare] = useState(50)
  return (
    <div className="relative aspect-3/2 touch-pan-y overflow-hidden rounded-picture bg-sand">
      <Cropped {...after} alt="After" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        <Cropped {...before} alt="Before" />
      </div>
      <input
        type="range"
        min="0"
        max="100"
        value={share}
        aria-label="Share of the picture that shows before"
        className="peer absolute inset-0 m-0 size-full cursor-ew-resize opacity-0"
        onChange={({ target }) => setShare(Number(target.value))}
      />
      <span
        className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-ivory peer-focus-visible:outline-3 peer-focus-visible:outline-focus"
        style={{ left: `${share}%` }}
      />
      <span className={`left-2 ${tag}`}>Before</span>
      <span className={`right-2 ${tag}`}>After</span>
    </div>
  )
}
