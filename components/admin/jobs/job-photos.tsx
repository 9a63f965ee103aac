'use client'

import { Camera, CloudUpload, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { BareButton, Button } from '@/components/ui/button'
import { type JobMoment } from '@/lib/job-types'
import { counted } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/in-words'
import { PhotoDialog } from './dialogs'
import { photosOf } from './job-text'
import { type LocalJob, type LocalPhoto, removePhoto } from './use-jobs'
import { openView } from './use-jobs-view'

type JobPhotosProps = { job: LocalJob; moment: JobMoment; isNext: boolean }

/** Shows the photos of one moment, each of which opens larger, and the button that opens the camera. */
export function JobPhotos({ job, moment, isNext }: JobPhotosProps) {
  const [openIndex, setOpenIndex] = useState<number>()
  const photos = photosOf(job, moment)
  const title = capitalized(moment)
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="mb-2 flex items-baseline gap-2">
        {title}
        {photos.length > 0 && (
          <span className="font-sans text-13 font-normal text-stone">{counted(photos.length, 'photo')}</span>
        )}
      </h2>
      {photos.length > 0 && (
        <ul className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2">
          {photos.map((photo, index) => (
            <li key={photo.id} className="min-w-0">
              <BareButton
                className="relative block aspect-square w-full overflow-hidden rounded-picture bg-sand outline-offset-2"
                aria-label={[`${title} photo ${index + 1}`, stateText(photo)].filter(Boolean).join(', ')}
                aria-haspopup="dialog"
                onClick={() => setOpenIndex(index)}
              >
                <img src={photo.small} alt="" className="size-full object-cover" />
                <PhotoState photo={photo} />
              </BareButton>
              {photo.state === 'refused' && (
                <p className="mt-1 text-13 leading-snug font-medium text-clay">{photo.reason}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button
        look={isNext ? 'primary' : 'plain'}
        wide
        aria-haspopup="dialog"
        onClick={() => openView({ job: job.id, dialog: moment })}
      >
        <Camera className="size-5" aria-hidden="true" />
        {photos.length > 0 ? `More ${moment} photos` : `Take ${moment} photos`}
      </Button>
      {openIndex !== undefined && photos.length > 0 && (
        <Suspense fallback={null}>
          <PhotoDialog
            photos={photos.map(({ full }) => full)}
            first={Math.min(openIndex, photos.length - 1)}
            onRemove={(index) => removePhoto(job.id, photos[index]!.id)}
            onClose={() => setOpenIndex(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

function stateText({ state, share, isOnlyHere }: LocalPhoto): string {
  if (state === 'sending') return share === undefined ? 'sending' : `sending, ${Math.round(share * 100)}%`
  if (isOnlyHere) return 'only in this window, not stored'
  return { waiting: 'waits on this device', refused: 'refused', sent: '' }[state]
}

function PhotoState({ photo }: { photo: LocalPhoto }) {
  if (photo.state === 'sent') return null
  const isTrouble = photo.state === 'refused' || photo.isOnlyHere
  const Icon = isTrouble ? TriangleAlert : CloudUpload
  return (
    <span
      className={`absolute inset-x-0 bottom-0 flex items-center gap-1 px-1.5 py-1 text-12 leading-4 font-semibold text-paper ${isTrouble ? 'bg-clay' : 'bg-spruce-deep/80'}`}
      aria-hidden="true"
    >
      <Icon className="size-3.5" />
      {isTrouble
        ? photo.state === 'refused'
          ? 'Refused'
          : 'Not stored'
        : photo.state === 'sending'
          ? 'Sending'
          : 'Waits'}
    </span>
  )
}
