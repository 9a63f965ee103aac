'use client'

import { ImagePlus } from 'lucide-react'
import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react'
import { builtInImages } from '@/lib/business/images'
import { focalPosition, parseMediaPath, versionPath, widthsFor } from '@/lib/media/path'
import './media.css'

// The dialog's code is fetched when it is opened for the first time.
const MediaDialog = lazy(async () => ({ default: (await import('./media-dialog')).MediaDialog }))

type MediaPickerProps = {
  label: string
  /** `src` is '' for none. `alt` is left out where the block keeps none. */
  value: { src: string; alt?: string }
  onChange: (picture: { src: string; alt: string }) => void
  /** Shown under the dialog's title, e.g. "For the background of Hero". */
  purpose?: string
  error?: string
}

/** What a stored path says about its picture. */
function describe(src: string) {
  const known = builtInImages[src]
  const file = src.replace(/^.*\//, '')
  if (known)
    return { ...known, name: file, thumbnail: src.replace(/\.webp$/, '-480.webp'), position: undefined }
  const media = parseMediaPath(src)
  if (!media) return { name: file, thumbnail: src, width: 0, height: 0, position: undefined }
  const thumbnail = versionPath(media, widthsFor(media.width)[0]!, 'webp')
  return { ...media, thumbnail, position: focalPosition(media.focal) }
}

/** A field that holds a picture of the library. */
export function MediaPicker({ label, value, onChange, purpose, error }: MediaPickerProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [missing, setMissing] = useState('')
  const wasOpen = useRef(false)

  // The button that opened the dialog may have been replaced by another one meanwhile.
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])

  const { src, alt } = value
  const picture = src ? describe(src) : null
  const facts = picture && [
    picture.width > 0 && `${picture.width} × ${picture.height}`,
    alt !== undefined && (alt ? 'alt text set' : 'alt text missing'),
  ]
  return (
    <div
      className="field"
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <span className="label" id={id}>
        {label}
      </span>
      {picture ? (
        <div className="pic">
          {missing === src ? (
            <span className="pic__missing">Missing</span>
          ) : (
            <img
              src={picture.thumbnail}
              alt={alt ?? ''}
              width={112}
              height={75}
              style={{ objectPosition: picture.position }}
              onError={() => setMissing(src)}
            />
          )}
          <div>
            <span className="pic__name">{picture.name}</span>
            <span className="quiet">{facts?.filter(Boolean).join(' · ')}</span>
            <div className="btns">
              <button
                ref={opener}
                type="button"
                className="btn btn--s btn--quiet link"
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                Replace<span className="vh"> {label}</span>
              </button>
              <button
                type="button"
                className="btn btn--s btn--quiet link"
                onClick={() => {
                  onChange({ src: '', alt: '' })
                  // The button is gone with the picture.
                  requestAnimationFrame(() => opener.current?.focus())
                }}
              >
                Remove<span className="vh"> {label}</span>
              </button>
            </div>
          </div>
        </div>
      ) : (
        <button
          ref={opener}
          type="button"
          className="btn pic__choose"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <ImagePlus className="i i--s" aria-hidden="true" />
          Choose a picture<span className="vh"> for {label}</span>
        </button>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {open && (
        <Suspense>
          <MediaDialog
            value={value}
            purpose={purpose}
            onClose={() => setOpen(false)}
            onUse={(chosen) => {
              onChange(chosen)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
