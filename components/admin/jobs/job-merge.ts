import { isUnsent, type StoredJob } from '@/components/staff/job-store'
import { type Job, type JobFields, type JobPhoto } from '@/lib/job-types'
import { sameValue } from '@/lib/page-document/same-value'

type Field = keyof JobFields

function pickFields(fields: Partial<JobFields>, isWanted: (name: Field) => boolean): Partial<JobFields> {
  const entries = Object.entries(fields) as [Field, unknown][]
  return Object.fromEntries(entries.filter(([name]) => isWanted(name)))
}

/** Returns true if the server's answer is older than the stored job. */
const isOutdated = ({ saved }: StoredJob, now: Job) =>
  saved !== undefined && (now.version < saved.version || now.updatedAt < saved.updatedAt)

/** Takes over the job as the server has it now. Fields that only one side has changed are merged; else it is a conflict. */
export function mergeJob(stored: StoredJob | undefined, now: Job): StoredJob {
  if (!stored) return { id: now.id, createdAt: now.createdAt, saved: now, unsent: {} }
  if (isOutdated(stored, now)) return stored
  const { isTrashed: _isTrashed, conflict: _conflict, ...job } = stored
  const base = job.saved
  const unsent = pickFields(job.unsent, (name) => !sameValue(job.unsent[name], now[name]))
  const isConflict =
    base && Object.keys(unsent).some((name) => !sameValue(base[name as Field], now[name as Field]))
  return isConflict ? { ...job, unsent, conflict: now } : { ...job, unsent, saved: now }
}

/** Takes over the answer to fields that were sent; what was changed meanwhile stays unsent. */
export function acceptAnswer(stored: StoredJob, sentFields: Partial<JobFields>, now: Job): StoredJob {
  const unsent = pickFields(
    stored.unsent,
    (name) => !(name in sentFields && sameValue(sentFields[name], stored.unsent[name])),
  )
  return { ...stored, unsent, saved: now }
}

/** Settles a conflict. The fields that only this device has changed are kept either way. */
export function settle(stored: StoredJob, keep: 'mine' | 'theirs'): StoredJob {
  const { conflict, saved, ...job } = stored
  if (!conflict) return stored
  const unsent =
    keep === 'mine' ? job.unsent : pickFields(job.unsent, (name) => sameValue(saved?.[name], conflict[name]))
  return { ...job, unsent, saved: conflict }
}

const changePhotos = (stored: StoredJob, change: (photos: JobPhoto[]) => JobPhoto[]): StoredJob =>
  stored.saved ? { ...stored, saved: { ...stored.saved, photos: change(stored.saved.photos) } } : stored

export const addSentPhoto = (stored: StoredJob, photo: JobPhoto): StoredJob =>
  changePhotos(stored, (photos) => [...photos.filter(({ id }) => id !== photo.id), photo])

export const dropSentPhoto = (stored: StoredJob, id: string): StoredJob =>
  changePhotos(stored, (photos) => photos.filter((photo) => photo.id !== id))

/** Returns true if the job has something to send that the server may take. */
export const isToSend = (job: StoredJob): boolean =>
  job.isRemoved || (!job.conflict && !job.isTrashed && job.refusal === undefined && isUnsent(job))
