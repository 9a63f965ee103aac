'use client'

import { ImagePlus } from 'lucide-react'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type UsedPicture } from './use-library'

const MediaDialog = lazy(async () => ({ default: (await import('./media-dialog')).MediaDialog }))
const none = { src: '' }

type AddPicturesProps = {
  onAdd: (pictures: UsedPicture[]) => void
  ref?: RefObject<HTMLButtonElement | null>
}

export function AddPictures({ onAdd, ref }: AddPicturesProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" ref={ref} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ImagePlus className="size-4" aria-hidden="true" />
        Add pictures
      </Button>
      {open && (
        <Suspense>
          <MediaDialog
            value={none}
            many
            onClose={() => setOpen(false)}
            onUse={(pictures) => {
              onAdd(pictures)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
