'use client'

import { ImagePlus } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LazyMediaDialog } from './lazy-media-dialog'
import { type UsedPicture } from './use-library'

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
        <LazyMediaDialog
          many
          onClose={() => setOpen(false)}
          onUse={(pictures) => {
            onAdd(pictures)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
