'use client'

import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { linkClass } from './screen'

type PhotoDialogProps = {
  /** Their addresses. */
  photos: string[]
  first: number
  /** Offers to remove the photo in view, after a question unless that can be undone. */
  onRemove?: (index: number) => void
  canUndo?: boolean
  onClose: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Shows one of several photos at a time; the arrow keys lead to the others. */
export function PhotoDialog({ photos, first, onRemove, canUndo, onClose }: PhotoDialogProps) {
  const [index, setIndex] = useState(first)
  const [isAsking, setAsking] = useState(false)
  const go = (step: number) => {
    setAsking(false)
    setIndex((now) => (now + step + photos.length) % photos.length)
  }
  function remove() {
    onRemove?.(index)
    onClose()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (steps[key] && photos.length > 1) go(steps[key])
  }
  const title = `Photo ${index + 1} of ${photos.length}`
  const source = photos[index]
  return (
    <Dialog title={title} size="wide" begin="heading" onClose={onClose} onKeyDown={onKeyDown}>
      <img
        src={source}
        alt={title}
        className="mx-auto max-h-[68dvh] w-auto max-w-full rounded-picture bg-sand"
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex flex-wrap gap-x-4">
          <a className={linkClass} href={source} target="_blank" rel="noreferrer">
            Open it alone
          </a>
          <a className={linkClass} href={source} download={`photo-${index + 1}.webp`}>
            Download
          </a>
        </span>
        {onRemove && !isAsking && (
          <Button look="danger" onClick={canUndo ? remove : () => setAsking(true)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove
          </Button>
        )}
        {onRemove && isAsking && (
          <span
            className="flex flex-wrap items-center gap-2"
            role="group"
            aria-label="Remove this photo for good?"
          >
            Remove it for good?
            <Button look="danger" onClick={remove}>
              Remove
            </Button>
            <Button ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </span>
        )}
        {photos.length > 1 && (
          <div className="flex gap-2">
            <IconButton label="Previous photo" onClick={() => go(-1)}>
              <ChevronLeft className="size-5" aria-hidden="true" />
            </IconButton>
            <IconButton label="Next photo" onClick={() => go(1)}>
              <ChevronRight className="size-5" aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  )
}
