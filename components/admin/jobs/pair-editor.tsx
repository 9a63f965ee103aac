'use client'

import { useState } from 'react'
import { BareButton, Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type JobMoment, type JobPair } from '@/lib/job-types'
import { alignMiddles, type Alignment, alignmentOf, cropsOf, type Size } from '@/lib/jobs/pair-crop'
import { photosOf } from './job-text'
import { PairAligner } from './pair-aligner'
import { changeJob, type LocalJob, type LocalPhoto } from './use-jobs'

type Chosen = Record<JobMoment, LocalPhoto>

type PairEditorProps = { job: LocalJob; pictured: Chosen; onClose: () => void }

/** Chooses the photos of the pair, and lays the after photo on that of before until their edges meet. */
export function PairEditor({ job, pictured, onClose }: PairEditorProps) {
  const [chosen, setChosen] = useState(pictured)
  const [sizes, setSizes] = useState<Record<string, Size>>({})
  const [edited, setEdited] = useState<{ key: string; alignment: Alignment }>()
  const { before, after } = chosen
  const key = `${before.id} ${after.id}`
  const start = firstAlignment(job.pair, chosen, sizes)
  const alignment = edited?.key === key ? edited.alignment : start

  function choose(moment: JobMoment, photo: LocalPhoto) {
    // An after photo comes with the before photo that it was taken over.
    const over = moment === 'after' && photosOf(job, 'before').find(({ id }) => id === photo.over)
    setChosen((now) => ({ ...now, [moment]: photo, ...(over && { before: over }) }))
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
            label={moment === 'before' ? 'Before' : 'After'}
            photos={photosOf(job, moment)}
            chosen={chosen[moment]}
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
  chosen: Chosen,
  sizes: Record<string, Size>,
): Alignment | undefined {
  const [before, after] = [sizes[chosen.before.id], sizes[chosen.after.id]]
  if (!before || !after) return undefined
  const isStored = pair?.before.photo === chosen.before.id && pair.after.photo === chosen.after.id
  return isStored ? alignmentOf(pair, before, after) : alignMiddles(before, after)
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
