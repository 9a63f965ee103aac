'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { photoPath } from '@/lib/lead-photos'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { linkClass } from '@/components/staff/screen'

type PhotoDialogProps = { ids: string[]; first: number; onClose: () => void }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Shows one of several photos at a time; the arrow keys lead to the others. */
export function PhotoDialog({ ids, first, onClose }: PhotoDialogProps) {
  const [index, setIndex] = useState(first)
  const go = (step: number) => setIndex((now) => (now + step + ids.length) % ids.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (steps[key] && ids.length > 1) go(steps[key])
  }
  const title = `Photo ${index + 1} of ${ids.length}`
  const source = photoPath(ids[index]!, 'full')
  return (
    <Dialog title={title} size="wide" begin="heading" onClose={onClose} onKeyDown={onKeyDown}>
      <img
        src={source}
        alt={title}
        className="mx-auto max-h-[68dvh] w-auto max-w-full rounded-picture bg-sand"
      />
      <div className="mt-3 flex items-center justify-between gap-4">
        <a className={linkClass} href={source} target="_blank" rel="noreferrer">
          Open it alone
        </a>
        {ids.length > 1 && (
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
