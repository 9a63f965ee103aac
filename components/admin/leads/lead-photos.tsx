'use client'

import { lazy, Suspense, useState } from 'react'
import { photoIds, photoPath } from '@/lib/lead-photos'
import { counted } from '@/lib/text/counted'
import { BareButton } from '@/components/ui/button'

const PhotoDialog = lazy(() => import('./photo-dialog').then((file) => ({ default: file.PhotoDialog })))

/** Shows the photos that a homeowner has sent; one opens larger. */
export function LeadPhotos({ lead }: { lead: { name: string; photos: string } }) {
  const [opened, setOpened] = useState<number>()
  const ids = photoIds(lead.photos)
  if (ids.length === 0) return null
  return (
    <>
      <h2>{counted(ids.length, 'photo')}</h2>
      <ul className="mt-3 mb-8 flex flex-wrap gap-2" aria-label={`Photos from ${lead.name}`}>
        {ids.map((id, index) => (
          <li key={id}>
            <BareButton
              className="block size-28 overflow-hidden rounded-picture bg-sand outline-offset-2 max-tablet:size-22"
              aria-label={`Photo ${index + 1} of ${ids.length}`}
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
            >
              <img
                src={photoPath(id, 'small')}
                alt=""
                width={112}
                height={112}
                loading="lazy"
                className="size-full object-cover transition-opacity hover:opacity-85"
              />
            </BareButton>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <PhotoDialog ids={ids} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
