import { withRenewedSession } from '@/components/staff/sign-in-again'
import { call } from '@/components/staff/staff-call'
import { type StoredJob, type StoredPhoto } from '@/components/staff/job-store'
import { type Job, type JobPhoto } from '@/lib/job-types'
import { detailOf, type FileAnswer, sendFile } from '@/lib/media/send-file'
import { sameValue } from '@/lib/page-document/same-value'
import { acceptAnswer, addSentPhoto, dropSentPhoto, isToSend, mergeJob } from './job-merge'
import { keepPicture } from './job-pictures'
import {
  findStoredJob,
  findStoredPhoto,
  isOnlyHere,
  listStoredJobs,
  listStoredPhotos,
  updateJob,
  updatePhoto,
} from './job-records'

// Sends what waits on this device. Jobs and photos have ids from here, so that sending one twice stores it once.

/** The timeout of a request without a file, in milliseconds. */
const patience = 20_000

const texts = {
  offline: 'No connection. Everything you add stays on this device and is sent once you’re back online.',
  'signed-out': 'Your session ended. Everything you added stays on this device. Sign in again to send it.',
  server: 'The site can’t take this right now. It stays on this device, which tries again in a while.',
}

/** Thrown if nothing can be sent for now. `retryAfter` is in seconds. */
export class SendingTrouble extends Error {
  constructor(
    readonly kind: keyof typeof texts,
    readonly retryAfter = 0,
    readonly text = texts[kind],
  ) {
    super(text)
  }
}

type Refusal = { status: number; detail: string; retryAfter?: number }

/** @throws SendingTrouble unless it is a refusal of what was sent */
function checkRefusal({ status, detail, retryAfter }: Refusal): void {
  if (status === 0) throw new SendingTrouble('offline')
  if (status === 401) throw new SendingTrouble('signed-out')
  if (status >= 500 || [403, 408, 429].includes(status))
    throw new SendingTrouble('server', retryAfter, status === 403 && detail ? detail : undefined)
}

/** Calls the server. @throws SendingTrouble */
export async function ask<Data>(method: string, path: string, body?: object) {
  if (!navigator.onLine) throw new SendingTrouble('offline')
  const answer = await call<Data>(method, path, body, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) checkRefusal(answer)
  return answer
}

/** Returns true if nothing of a job waits here, neither fields nor photos. */
const isSettled = (job: StoredJob) =>
  !isToSend(job) && !job.conflict && !job.refusal && !listStoredPhotos().some((photo) => photo.job === job.id)

/**
 * Takes over the server's jobs. One that is no longer there stays while something of it waits here.
 * @throws SendingTrouble
 */
export async function readJobs(): Promise<void> {
  const answer = await ask<Job[]>('GET', '/api/jobs')
  if (!answer.ok) return
  for (const now of answer.data) await takeJob(now)
  const ids = new Set(answer.data.map(({ id }) => id))
  for (const job of listStoredJobs())
    if (job.saved && !job.isRemoved && !job.isTrashed && !ids.has(job.id)) await loseJob(job)
}

/** Takes over a job as the server has it, unless this tab has the same. */
export async function takeJob(now: Job): Promise<void> {
  const { saved, conflict, isTrashed } = findStoredJob(now.id) ?? {}
  const isKnown = sameValue(conflict ?? saved, now) && !isTrashed
  if (!isKnown) await updateJob(now.id, (stored) => mergeJob(stored, now))
}

function loseJob(job: StoredJob): Promise<void> {
  const isTrashed = !isSettled(job)
  return updateJob(job.id, (stored) => (stored && isTrashed ? { ...stored, isTrashed } : undefined))
}

/** Deletes a job and its photos on this device. */
export async function forgetJob(id: string): Promise<void> {
  for (const photo of listStoredPhotos()) if (photo.job === id) void updatePhoto(photo.id, () => undefined)
  await updateJob(id, () => undefined)
}

async function sendJob({ id, saved, unsent, isRemoved }: StoredJob): Promise<void> {
  if (isRemoved) {
    await ask('DELETE', `/api/jobs/${id}`)
    return forgetJob(id)
  }
  const version = saved?.version
  const answer = await ask<Job>('PUT', `/api/jobs/${id}`, { ...unsent, version })
  if (answer.ok) {
    await updateJob(id, (stored) => stored && acceptAnswer(stored, unsent, answer.data))
    return
  }
  const { status, problem, detail, errors } = answer
  const { now } = (problem ?? {}) as { now?: Job }
  if (status === 409 && now && now.version !== version) {
    await updateJob(id, (stored) => stored && mergeJob(stored, now))
    return
  }
  const refusal = Object.values(errors).join(' ') || detail || texts.server
  await updateJob(
    id,
    (stored) => stored && { ...stored, ...(status === 404 ? { isTrashed: true } : { refusal }) },
  )
}

/** The upload under way. */
let upload: { id: string; share: number; abort: AbortController } | undefined

/** Returns the sent share of a photo, from 0 to 1; undefined while it waits. */
export const shareOf = (id: string): number | undefined => (upload?.id === id ? upload.share : undefined)

/** Stops the upload of a photo that was removed. */
export const stopUpload = (id: string): void => (upload?.id === id ? upload.abort.abort() : undefined)

async function uploadPhoto({ id, job, moment, over, takenAt }: StoredPhoto, blob: Blob, onShare: () => void) {
  const current = { id, share: 0, abort: new AbortController() }
  upload = current
  onShare()
  const query = new URLSearchParams({ moment, over, takenAt }).toString()
  const note = (share: number) => {
    current.share = share
    onShare()
  }
  try {
    return await withRenewedSession(() =>
      sendFile('PUT', `/api/jobs/${job}/photos/${id}?${query}`, blob, note, current.abort.signal),
    )
  } finally {
    upload = undefined
    onShare()
  }
}

async function sendPhoto(photo: StoredPhoto, onShare: () => void): Promise<void> {
  const { id, job, blob } = photo
  if (!blob) {
    await ask('DELETE', `/api/jobs/${job}/photos/${id}`)
    await updateJob(job, (stored) => stored && dropSentPhoto(stored, id))
    return updatePhoto(id, () => undefined)
  }
  const answer = await uploadPhoto(photo, blob, onShare)
  // The photo was removed during the upload.
  if (!findStoredPhoto(id)?.blob) return
  await takePhotoAnswer(photo, blob, answer)
}

async function takePhotoAnswer({ id, job }: StoredPhoto, blob: Blob, answer: FileAnswer): Promise<void> {
  const { status, text, retryAfter } = answer
  if (status === 200 || status === 201) {
    const sentPhoto = JSON.parse(text) as JobPhoto
    await keepPicture(sentPhoto.file, blob)
    await updateJob(job, (stored) => stored && addSentPhoto(stored, sentPhoto))
    return updatePhoto(id, (stored) => (stored?.blob ? undefined : stored))
  }
  const detail = detailOf({ text })
  checkRefusal({ status, detail, retryAfter })
  if (status === 404) await updateJob(job, (stored) => stored && { ...stored, isTrashed: true })
  else await updatePhoto(id, (stored) => stored && { ...stored, refusal: detail || 'It could not be sent.' })
}

/** Returns true if a photo, or its removal, can be sent. */
function isPhotoToSend({ job, blob, isPrepared, refusal }: StoredPhoto): boolean {
  const stored = findStoredJob(job)
  const isReady = isPrepared || !blob
  return (
    isReady && refusal === undefined && stored?.saved !== undefined && !stored.isTrashed && !stored.isRemoved
  )
}

/** Returns the photo to send next: first what only this tab has, then in the order in which they were taken. */
function nextPhoto(): StoredPhoto | undefined {
  const rank = ({ id }: StoredPhoto) => (isOnlyHere(id) ? 0 : 1)
  return listStoredPhotos()
    .filter(isPhotoToSend)
    .sort((a, b) => rank(a) - rank(b) || a.takenAt.localeCompare(b.takenAt))[0]
}

/** Removed jobs that can still be brought back here by "Undo". */
export const heldBack = new Set<string>()

/** Returns what to send next: jobs before photos. */
function nextTask(onShare: () => void): (() => Promise<void>) | undefined {
  const job = listStoredJobs().find((stored) => isToSend(stored) && !heldBack.has(stored.id))
  if (job) return () => sendJob(job)
  const photo = nextPhoto()
  return photo && (() => sendPhoto(photo, onShare))
}

/** Returns true if there is something that can be sent. */
export const hasTask = (): boolean => nextTask(() => undefined) !== undefined

/** Sends all that waits, jobs first. @throws SendingTrouble at the first that can't be sent now */
export async function sendTasks(onShare: () => void): Promise<void> {
  for (let task = nextTask(onShare); task; task = nextTask(onShare)) await task()
}
