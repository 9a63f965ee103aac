'use client'

import { ImagePlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LazyMediaDialog } from './lazy-media-dialog'
import { FieldError, FieldGroup } from '@/components/ui/field'
import { describePicture } from './describe-picture'
import { type PicturePlace } from './media-dialog'
import { type StoredPicture } from './media-state'
import { type UsedPicture } from './use-library'

type MediaPickerProps = {
  place?: PicturePlace
  label: string
  /** `src` is '' for none; `alt` is undefined if the block keeps none. */
  value: StoredPicture
  onChange: (picture: UsedPicture) => void
  /** True if the picture is shown beside the field already. */
  isShown?: boolean
  /** True if it can't be removed alone, only with its row. */
  isNeeded?: boolean
  error?: string
}

export function MediaPicker({ label, value, onChange, place, isShown, isNeeded, error }: MediaPickerProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [missingSrc, setMissingSrc] = useState('')
  const wasOpen = useRef(false)

  // The button that opened the dialog may have been replaced by another one.
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])

  const { src, alt, decorative } = value
  const picture = src ? describePicture(src) : null
  const facts = picture && [
    picture.width > 0 && `${picture.width} × ${picture.height}`,
    decorative ? 'decorative' : alt !== undefined && (alt ? 'alt text set' : 'alt text missing'),
  ]
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <FieldGroup label={<span id={id}>{label}</span>}>
        {picture ? (
          <div className="flex items-center gap-3 text-13">
            {isShown ? null : missingSrc === src ? (
              <span className="grid h-19 w-28 flex-none place-items-center border border-dashed border-edge text-12 text-clay">
                Missing
              </span>
            ) : (
              <img
                className="h-19 w-28 flex-none object-cover"
                src={picture.thumbnail}
                alt={alt ?? ''}
                width={112}
                height={75}
                style={{ objectPosition: picture.position }}
                onError={() => setMissingSrc(src)}
              />
            )}
            <div className="min-w-0">
              <span className="block truncate">{picture.name}</span>
              <span className="text-quiet">{facts?.filter(Boolean).join(' · ')}</span>
              <div className="mt-1 -ml-2 flex gap-1 *:text-spruce">
                <Button
                  ref={opener}
                  look="quiet"
                  size="small"
                  aria-haspopup="dialog"
                  onClick={() => setOpen(true)}
                >
                  Replace<span className="sr-only"> {label}</span>
                </Button>
                {!isNeeded && (
                  <Button
                    look="quiet"
                    size="small"
                    onClick={() => {
                      onChange({ src: '', alt: '' })
                      // The button disappears with the picture.
                      requestAnimationFrame(() => opener.current?.focus())
                    }}
                  >
                    Remove<span className="sr-only"> {label}</span>
                  </Button>
                )}
              </div>
            </div>
          </div>
        ) : (
          <Button ref={opener} wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <ImagePlus className="size-4" aria-hidden="true" />
            Choose a picture<span className="sr-only"> for {label}</span>
          </Button>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </FieldGroup>
      {open && (
        <LazyMediaDialog
          value={value}
          {...place}
          onClose={() => setOpen(false)}
          onUse={([picture]) => {
            if (picture) onChange(picture)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
