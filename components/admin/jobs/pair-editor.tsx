'use client'

import { useState } from 'react'
import { BareButton, Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type JobMoment, type JobPair } from '@/lib/job-types'
import { alignMiddles, type Alignment, alignmentOf, cropsOf, type Size } from '@/lib/jobs/pair-crop'
import { capitalized } from '@/lib/text/in-words'
import { photosOf } from './job-text'
import { PairAligner } from './pair-aligner'
import { changeJob, type LocalJob, type LocalPhoto } from './use-jobs'

type PairPhotos = Record<JobMoment, LocalPhoto>

type PairEditorProps = { job: LocalJob; initialPhotos: PairPhotos; onClose: () => void }

/** Chooses the photos of the pair, and aligns the after photo with the before photo. */
export function PairEditor({ job, initialPhotos, onClose }: PairEditorProps) {
  const [photos, setPhotos] = useState(initialPhotos)
  const [sizes, setSizes] = useState<Record<string, Size>>({})
  const [edited, setEdited] = useState<{ key: string; alignment: Alignment }>()
  const { before, after } = photos
  const key = `${before.id} ${after.id}`
  const start = firstAlignment(job.pair, photos, sizes)
  const alignment = edited?.key === key ? edited.alignment : start

  function choose(moment: JobMoment, photo: LocalPhoto) {
    // An after photo comes with the before photo that it was taken over.
    const over = moment === 'after' && photosOf(job, 'before').find(({ id }) => id === photo.over)
    setPhotos((now) => ({ ...now, [moment]: photo, ...(over && { before: over }) }))
  }
  function save() {
    if (!alignment) return
    changeJob(job.id, { pair: cropsOf(alignment, { before: before.id, after: after.id }) })
    onClose()
  }
  return (
    <Dialog
      title="Align the photos"
      size="full"
      begin="heading"
      className="max-tablet:h-dvh! max-tablet:rounded-none"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={!alignment} onClick={save}>
            Use this pair
          </Button>
        </>
      }
    >
      {alignment ? (
        <PairAligner
          photos={{ before: before.full, after: after.full }}
          alignment={alignment}
          change={(step) =>
            setEdited((now) => ({ key, alignment: step(now?.key === key ? now.alignment : alignment) }))
          }
        />
      ) : (
        <div className="aspect-3/2 rounded-picture bg-sand" aria-busy="true" />
      )}
      <div className="mt-4 grid gap-4 tablet:grid-cols-2">
        {(['before', 'after'] as const).map((moment) => (
          <PhotoChoice
            key={moment}
            label={capitalized(moment)}
            photos={photosOf(job, moment)}
            chosen={photos[moment]}
            onChoose={(photo) => choose(moment, photo)}
          />
        ))}
      </div>
      {/* Loads both photos for their sizes. */}
      <div hidden>
        {[before, after].map(({ id, full }) => (
          <img
            key={id}
            src={full}
            alt=""
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSizes((now) => ({ ...now, [id]: { width, height } }))
            }
          />
        ))}
      </div>
    </Dialog>
  )
}

function firstAlignment(
  pair: JobPair | null,
  { before, after }: PairPhotos,
  sizes: Record<string, Size>,
): Alignment | undefined {
  const [beforeSize, afterSize] = [sizes[before.id], sizes[after.id]]
  if (!beforeSize || !afterSize) return undefined
  const isStored = pair?.before.photo === before.id && pair.after.photo === after.id
  return isStored ? alignmentOf(pair, beforeSize, afterSize) : alignMiddles(beforeSize, afterSize)
}

type PhotoChoiceProps = {
  label: string
  photos: LocalPhoto[]
  chosen: LocalPhoto
  onChoose: (photo: LocalPhoto) => void
}

function PhotoChoice({ label, photos, chosen, onChoose }: PhotoChoiceProps) {
  if (photos.length < 2) return null
  return (
    <section>
      <h3 className="mb-1.5">{label}</h3>
      <ul className="flex flex-wrap gap-2" aria-label={`${label} photos`}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <BareButton
              className="block size-16 overflow-hidden rounded-picture outline-offset-2 outline-spruce aria-pressed:outline-3"
              aria-label={`${label} photo ${index + 1}`}
              aria-pressed={photo.id === chosen.id}
              onClick={() => onChoose(photo)}
            >
              <img className="size-full object-cover" src={photo.small} alt="" />
            </BareButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
