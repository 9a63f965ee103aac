import { askToSignIn, subscribeToSignIn } from '@/components/staff/sign-in-again'
import { isUnsent } from '@/components/staff/job-store'
import { newKey } from '@/components/staff/new-key'
import { type Problem } from '@/components/staff/staff-call'
import { type Job, type JobFields, type JobMoment } from '@/lib/job-types'
import { preparePhoto } from '@/lib/media/prepare-photo'
import { retryTimer } from '@/lib/retry-timer'
import { taskQueue } from '@/lib/task-queue'
import { isToSend, mergeJob, settle } from './job-merge'
import { dropPictures, keepPictures } from './job-pictures'
import {
  findStoredJob,
  findStoredPhoto,
  isOnlyHere,
  isStoring,
  listStoredJobs,
  listStoredPhotos,
  readRecords,
  storeAgain,
  subscribeToRecords,
  updateJob,
  updatePhoto,
  watchTabs,
} from './job-records'
import {
  ask,
  forgetJob,
  hasTask,
  heldBack,
  readJobs,
  SendingTrouble,
  sendTasks,
  stopUpload,
  takeJob,
} from './job-sending'
import { type JobsState, stateOfDevice, type Trouble } from './job-state'

// The actions of staff on jobs, and the sending of what they change. Each change is stored on the device first, so that nothing is
// lost without a connection.

let state: JobsState | undefined
/** The reason why sending waits. */
let trouble: SendingTrouble | undefined
let hasLoaded = false
const listeners = new Set<() => void>()

export function subscribeToJobs(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const storageTrouble: Trouble = {
  kind: 'storage',
  text: 'This device has no room for what you added: it is only on this screen. Stay here until it is sent, or free some space on the device, such as old videos.',
}

/** Returns true if this tab has something that neither the site nor the device has. */
const risksLoss = () =>
  listStoredPhotos().some(({ id }) => isOnlyHere(id)) ||
  listStoredJobs().some((job) => isOnlyHere(job.id) && isUnsent(job))

/** Returns the state; undefined until the device's records are read. */
export function jobsState(): JobsState | undefined {
  if (!hasLoaded) return undefined
  return (state ??= stateOfDevice(risksLoss() ? storageTrouble : trouble))
}

function notify() {
  state = undefined
  for (const listener of listeners) listener()
}

function setTrouble(next: SendingTrouble | undefined) {
  trouble = next
  notify()
}

const isWaiting = () => listStoredJobs().some(isToSend) || listStoredPhotos().some(({ refusal }) => !refusal)

const retry = retryTimer(() => void send())
/** True after "Not now" in the sign-in dialog, which then opens again only by a press of "Send now". */
let isDeclined = false

async function askOnce() {
  if (!isDeclined) isDeclined = !(await askToSignIn(isWaiting()))
}

function takeTrouble(error: unknown) {
  const now = error instanceof SendingTrouble ? error : new SendingTrouble('server')
  setTrouble(now)
  if (now.kind === 'signed-out') void askOnce()
  else if (isWaiting()) retry.start(now.retryAfter)
}

async function sendInTurn() {
  try {
    await readRecords()
    await storeAgain()
    await readJobs()
    if (trouble) setTrouble(undefined)
    await sendTasks(notify)
    retry.reset()
  } catch (error) {
    takeTrouble(error)
  } finally {
    running = undefined
  }
  if (trouble) return
  // Something may have been added since the last task.
  if (hasTask()) void send()
  void keepPictures(listStoredJobs().flatMap(({ saved }) => saved ?? []))
}

let running: Promise<void> | undefined

/** Sends all that waits; one tab at a time does. */
function send(): Promise<void> {
  return (running ??= 'locks' in navigator ? navigator.locks.request('jobs', sendInTurn) : sendInTurn())
}

/** Sends all that waits now. If the session has ended, asks to sign in. */
export function sync(): Promise<void> {
  isDeclined = false
  return send()
}

/** The pause after typing before it is sent, in milliseconds. */
const typingPause = 1_000
let typingTimer: ReturnType<typeof setTimeout> | undefined

function sendSoon() {
  clearTimeout(typingTimer)
  typingTimer = setTimeout(() => void send(), typingPause)
}

let hasStarted = false

/** Reads the device's records, takes over the jobs that the page came with, and sends what waits from now on. */
export async function startJobs(initial: Job[]): Promise<void> {
  if (!hasStarted) {
    hasStarted = true
    watchTabs()
    subscribeToRecords(notify)
    subscribeToSignIn(() => void send())
    for (const event of ['online', 'focus']) addEventListener(event, () => void send())
    document.addEventListener('visibilitychange', () => void send())
    addEventListener('beforeunload', (event) => {
      if (isStoring() || risksLoss()) event.preventDefault()
    })
    await readRecords()
    for (const { id, isPrepared, blob } of listStoredPhotos()) if (blob && !isPrepared) prepare(id)
  }
  // Without a connection the page is an older one, stored by public/jobs-worker.js.
  if (navigator.onLine) for (const job of initial) void takeJob(job)
  hasLoaded = true
  notify()
  await send()
}

/** Adds a job. @returns its id */
export function addJob(fields: Partial<JobFields>): string {
  const id = newKey()
  const createdAt = new Date().toISOString()
  void updateJob(id, (stored) => stored ?? { id, createdAt, unsent: fields })
  sendSoon()
  return id
}

export function changeJob(id: string, fields: Partial<JobFields>): void {
  void updateJob(id, (stored) => {
    if (!stored) return undefined
    const { refusal: _refusal, ...job } = stored
    return { ...job, unsent: { ...job.unsent, ...fields } }
  })
  sendSoon()
}

/** The time in which a job can be brought back with what waits of it, in milliseconds. */
const undoTime = 10_000

/** Removes a job here, and on the server after the time for Undo. A job that is in the server's trash is only removed here. */
export function removeJob(id: string): void {
  for (const photo of listStoredPhotos()) if (photo.job === id) stopUpload(photo.id)
  if (findStoredJob(id)?.isTrashed) return void forgetJob(id)
  heldBack.add(id)
  void updateJob(id, (stored) => stored && { ...stored, isRemoved: true })
  setTimeout(() => {
    heldBack.delete(id)
    void send()
  }, undoTime)
}

/** Brings a removed job back. One that is in the server's trash needs a connection. */
export async function restoreJob(id: string): Promise<void> {
  if (findStoredJob(id)?.isRemoved)
    return updateJob(id, (stored) => stored && { ...stored, isRemoved: false })
  try {
    const answer = await ask<Job>('POST', `/api/jobs/${id}/restore`)
    if (answer.ok) await updateJob(id, (stored) => mergeJob(stored, answer.data))
    await send()
  } catch (error) {
    takeTrouble(error)
  }
}

const preparing = taskQueue()

/** Makes a photo smaller before it is sent. One at a time: a phone has room for few large pictures. */
function prepare(id: string): void {
  void preparing.run(async () => {
    const blob = findStoredPhoto(id)?.blob
    if (!blob) return
    const prepared = await preparePhoto(blob).catch(() => ({
      refusal: 'This file could not be read. Add it again.',
    }))
    await updatePhoto(id, (stored) => stored?.blob && { ...stored, ...prepared, isPrepared: true })
    void send()
  })
}

export function addPhotos(jobId: string, moment: JobMoment, files: Blob[], over = ''): void {
  // The browser may then not delete what this site stores to make room.
  void navigator.storage?.persist?.()
  for (const blob of files) void addPhoto(jobId, moment, blob, over)
}

async function addPhoto(job: string, moment: JobMoment, blob: Blob, over: string): Promise<void> {
  const id = newKey()
  const takenAt = new Date(blob instanceof File ? blob.lastModified : Date.now()).toISOString()
  const photo = { id, job, moment, over, takenAt, blob, preview: '', isPrepared: false }
  await updatePhoto(id, (stored) => stored ?? photo)
  // A photo to send matters more than copies of sent ones, which are dropped for it.
  if (isOnlyHere(id) && (await dropPictures())) await storeAgain()
  // The chosen file may be moved later: read the device's own copy of it.
  if (!isOnlyHere(id)) await readRecords()
  prepare(id)
}

export function removePhoto(jobId: string, photoId: string): void {
  const isKnown = findStoredJob(jobId)?.saved !== undefined
  // The server may have the photo even if its answer hasn't come.
  const tombstone = { id: photoId, job: jobId, moment: 'before', over: '', takenAt: '', preview: '' } as const
  void updatePhoto(photoId, () => (isKnown ? { ...tombstone, isPrepared: true } : undefined))
  stopUpload(photoId)
  void send()
}

export function settleConflict(id: string, keep: 'mine' | 'theirs'): void {
  void updateJob(id, (stored) => stored && settle(stored, keep))
  void send()
}

const waitsFor = (id: string): string | undefined => {
  const job = findStoredJob(id)
  if (job?.conflict) return 'Someone else changed this job too. Choose which version to keep first.'
  const hasPhotos = listStoredPhotos().some((photo) => photo.job === id && !photo.refusal)
  if (!job || isToSend(job) || job.isTrashed || job.refusal || hasPhotos)
    return job?.refusal ?? trouble?.text ?? 'Not everything is sent yet. Try again in a moment.'
  return undefined
}

/**
 * Sends all that waits of a job, then makes its project draft, or publishes it. Needs a connection.
 * @returns the refusal; undefined on success
 */
export async function makeProject(id: string, publish: boolean): Promise<Problem | undefined> {
  await preparing.run(() => undefined)
  await sync()
  const detail = waitsFor(id)
  if (detail) return { detail, errors: {} }
  try {
    const answer = await ask<Job>('POST', `/api/jobs/${id}/${publish ? 'publish' : 'project'}`)
    if (!answer.ok) return { detail: answer.detail, errors: answer.errors }
    await updateJob(id, (stored) => mergeJob(stored, answer.data))
    return undefined
  } catch (error) {
    takeTrouble(error)
    return { detail: (error as SendingTrouble).text, errors: {} }
  }
}
