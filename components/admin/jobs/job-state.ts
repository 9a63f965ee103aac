import { type StoredJob, type StoredPhoto } from '@/components/staff/job-store'
import { blankJob, type Job, type JobFields, type JobMoment } from '@/lib/job-types'
import { photoPath } from '@/lib/lead-photos'
import { isToSend, mergeJob } from './job-merge'
import { isOnlyHere, listStoredJobs, listStoredPhotos } from './job-records'
import { shareOf } from './job-sending'

export type LocalPhoto = {
  id: string
  moment: JobMoment
  over: string
  takenAt: string
  /** Addresses of the picture. */
  small: string
  full: string
  state: 'sent' | 'sending' | 'waiting' | 'refused'
  /** The sent share, from 0 to 1. */
  share?: number | undefined
  /** The reason for a refusal. */
  reason?: string | undefined
  /** True if the device couldn't store it: only this tab has it. */
  isOnlyHere?: boolean
}

export type LocalJob = Omit<Job, 'photos' | 'version'> & {
  /** 0 while the server doesn't know it. */
  version: number
  photos: LocalPhoto[]
  /** Fields that the server doesn't have yet. */
  unsent: Partial<JobFields>
  /** The job with somebody else's changes, if both changed the same field. */
  conflict?: Job | undefined
  /** True if it was removed elsewhere while something of it waits here; restoreJob or removeJob ends that. */
  isTrashed?: boolean
  /** The server's reason for refusing the unsent fields, until they are changed. */
  refusal?: string | undefined
}

export type Trouble = { kind: 'offline' | 'signed-out' | 'server' | 'storage'; text: string }

export type JobsState = {
  jobs: LocalJob[]
  /** The numbers of photos and jobs to be sent. */
  waiting: { photos: number; jobs: number }
  trouble?: Trouble | undefined
}

/** The addresses of waiting photos, by id and whether they are prepared. */
const addresses = new Map<string, string>()

function addressOf({ id, isPrepared }: StoredPhoto, blob: Blob): string {
  const key = `${id} ${isPrepared}`
  const address = addresses.get(key) ?? URL.createObjectURL(blob)
  addresses.set(key, address)
  return address
}

function revokeUnused(photos: StoredPhoto[]) {
  const keys = new Set(photos.map(({ id, isPrepared }) => `${id} ${isPrepared}`))
  for (const [key, address] of addresses) {
    if (keys.has(key)) continue
    addresses.delete(key)
    URL.revokeObjectURL(address)
  }
}

const isWaiting = ({ blob, refusal }: StoredPhoto) => blob !== undefined && refusal === undefined

function localPhoto(photo: StoredPhoto, blob: Blob): LocalPhoto {
  const { id, moment, over, takenAt, preview, refusal } = photo
  const full = addressOf(photo, blob)
  const share = shareOf(id)
  return {
    ...{ id, moment, over, takenAt, full, small: preview || full },
    state: refusal !== undefined ? 'refused' : share === undefined ? 'waiting' : 'sending',
    ...{ share, reason: refusal, isOnlyHere: isOnlyHere(id) },
  }
}

function localJob(stored: StoredJob, photos: StoredPhoto[]): LocalJob {
  const { id, createdAt, saved, unsent, conflict, isTrashed, refusal } = stored
  const unsentPhotos = photos.filter((photo) => photo.job === id)
  const sentPhotos = (saved?.photos ?? [])
    .filter((photo) => !unsentPhotos.some((waiting) => waiting.id === photo.id))
    .map(({ file, width: _width, height: _height, ...photo }): LocalPhoto => ({
      ...photo,
      small: photoPath(file, 'small'),
      full: photoPath(file, 'full'),
      state: 'sent',
    }))
  return {
    ...{ id, createdAt, updatedAt: createdAt, project: null, version: 0 },
    ...blankJob,
    ...saved,
    ...unsent,
    photos: [
      ...sentPhotos,
      ...unsentPhotos.flatMap((photo) => (photo.blob ? localPhoto(photo, photo.blob) : [])),
    ],
    ...{ unsent, conflict, isTrashed: isTrashed ?? false, refusal },
  }
}

const newestFirst = (a: LocalJob, b: LocalJob) => b.createdAt.localeCompare(a.createdAt)

/** Returns the state of the server's jobs alone, before the device's are read. */
export const stateOfServer = (jobs: Job[]): JobsState => ({
  jobs: jobs.map((job) => localJob(mergeJob(undefined, job), [])).sort(newestFirst),
  waiting: { photos: 0, jobs: 0 },
})

/** Returns the state of what this tab knows. */
export function stateOfDevice(trouble: Trouble | undefined): JobsState {
  const photos = listStoredPhotos()
  revokeUnused(photos)
  const jobs = listStoredJobs()
  return {
    jobs: jobs
      .filter(({ isRemoved }) => !isRemoved)
      .map((job) => localJob(job, photos))
      .sort(newestFirst),
    waiting: { photos: photos.filter(isWaiting).length, jobs: jobs.filter(isToSend).length },
    trouble,
  }
}
