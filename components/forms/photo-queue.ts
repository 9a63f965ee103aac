import { maxPhotos } from '@/lib/lead-photos'
import { preparePhoto } from '@/lib/media/prepare-photo'
import { detailOf } from '@/lib/media/send-file'
import { retryTimer } from '@/lib/retry-timer'
import { postPhoto, takeBack, UploadError } from './photo-calls'
import { deletePhotos, readPhotos, type StoredPhoto, storePhoto } from './photo-store'
import { mayPass, SendError } from './send'

// The photos of this page's forms on their way to the server: one by one, in the order in which they were chosen. They are
// on the device from when they are chosen until their request is taken.

export type Photo = Omit<StoredPhoto, 'blob'> & {
  /** Missing while it is prepared. */
  blob?: Blob
  /** The uploaded share, from 0 to 1; missing while it waits. */
  share?: number | undefined
  /** False if only a waiting request has it, which was sent from this form before it was loaded. */
  isShown: boolean
}

type State = {
  photos: readonly Photo[]
  /** The reasons why photos were left out, each with the name of its file. */
  problems: readonly { form: string; text: string }[]
  /** The reason why uploads wait; they are tried again. */
  trouble?: SendError | undefined
}

let state: State = { photos: [], problems: [] }
const listeners = new Set<() => void>()

export const photoState = () => state
export function subscribeToPhotos(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(part: Partial<State>) {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

/** @returns the changed photo; undefined if it was removed */
function change(id: string, part: Partial<Photo>): Photo | undefined {
  set({ photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)) })
  return state.photos.find((photo) => photo.id === id)
}

const shownIn = (form: string) => state.photos.filter((photo) => photo.isShown && photo.form === form)
const ofRequest = (key: string) => state.photos.filter(({ request }) => request === key)

function store({ blob, share: _share, isShown: _isShown, ...photo }: Photo) {
  if (blob) void storePhoto({ ...photo, blob })
}

/** Adds stored photos to those of the page. */
async function load(isWanted: (photo: StoredPhoto) => boolean, isShown: boolean): Promise<void> {
  const storedPhotos = (await readPhotos()).filter(isWanted)
  const isNew = ({ id }: StoredPhoto) => !state.photos.some((photo) => photo.id === id)
  const newPhotos = storedPhotos.filter(isNew).map((photo) => ({ ...photo, isShown }))
  if (newPhotos[0]) set({ photos: [...state.photos, ...newPhotos] })
}

/** Shows a form's photos again after a reload, but those that a waiting request has. */
export async function restorePhotos(form: string, isWaiting: (key?: string) => boolean): Promise<void> {
  await load((photo) => photo.form === form && !isWaiting(photo.request), true)
  upload()
}

/** The upload under way. */
let underWay: { id: string; abort: AbortController } | undefined

/** Removes photos here and on the device. @returns once they are off the device: a page that is left undoes what isn't done */
function drop(ids: string[]): Promise<void> {
  set({ photos: state.photos.filter(({ id }) => !ids.includes(id)) })
  if (underWay && ids.includes(underWay.id)) underWay.abort.abort()
  return deletePhotos(ids)
}

export function removePhotos(ids: string[]) {
  const removedPhotos = state.photos.filter(({ id }) => ids.includes(id))
  void drop(ids)
  for (const { uploadId } of removedPhotos) if (uploadId) takeBack(uploadId)
  // Perhaps the others can go on.
  if (state.trouble) upload()
}

function refuse({ id, form, name }: Photo, reason: string) {
  set({ problems: [...state.problems, { form, text: `${name}: ${reason}` }] })
  void drop([id])
}

const unreadable = 'This file could not be read. Add it again.'

async function prepare(photo: Photo, file: File): Promise<void> {
  const prepared = await preparePhoto(file).catch(() => ({ refusal: unreadable }))
  if ('refusal' in prepared) return refuse(photo, prepared.refusal)
  const ready = change(photo.id, prepared)
  if (!ready) return
  store(ready)
  upload()
}

let preparing = Promise.resolve()

/** Returns the name of a photo field's form, the same after a reload. */
export function formOf(input: HTMLInputElement): string {
  const source = input.form?.elements.namedItem('source')
  const place = input.closest('dialog') ? 'dialog' : 'page'
  return [location.pathname, place, source instanceof HTMLInputElement ? source.value : 'visit'].join(' ')
}

/** Moves the chosen files into the queue. One is prepared at a time: a phone has room for few large pictures. */
export function takeFiles(input: HTMLInputElement) {
  const files = [...(input.files ?? [])]
  if (files.length === 0) return
  input.value = '' // the same file can be chosen again
  const form = formOf(input)
  const room = Math.max(0, maxPhotos - shownIn(form).length)
  const leftOut = files.slice(room).map(({ name }) => name)
  const newPhotos = files.slice(0, room).map((file, index) => {
    const id = Date.now().toString(36) + Math.random().toString(36)
    return {
      file,
      photo: { id, form, name: file.name, at: Date.now() + index, preview: '', isShown: true },
    }
  })
  const problems = state.problems.filter((problem) => problem.form !== form)
  if (leftOut[0])
    problems.push({ form, text: `${maxPhotos} photos at most. Left out: ${leftOut.join(', ')}.` })
  set({ photos: [...state.photos, ...newPhotos.map(({ photo }) => photo)], problems })
  for (const { photo, file } of newPhotos) preparing = preparing.then(() => prepare(photo, file))
}

const isReadable = (blob: Blob) =>
  blob
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Uploads one photo, or removes it if it is refused for good. @throws UploadError if it may be taken later */
async function uploadOne(photo: Photo): Promise<void> {
  const { id, blob } = photo
  const abort = new AbortController()
  underWay = { id, abort }
  change(id, { share: 0 })
  try {
    const uploadId = await postPhoto(blob!, (share) => change(id, { share }), abort.signal)
    const uploaded = change(id, { uploadId, share: undefined })
    if (uploaded) store(uploaded)
    else takeBack(uploadId)
  } catch (error) {
    if (!change(id, { share: undefined })) return // removed meanwhile
    // A file that was moved since it was chosen fails like a lost connection.
    if (!(await isReadable(blob!))) return refuse(photo, unreadable)
    if (mayPass(error)) throw error
    refuse(photo, detailOf(error as UploadError) || 'It could not be sent.')
  }
}

const retry = retryTimer(upload)

function tryLater(error: UploadError) {
  set({ trouble: error })
  retry.start(error.retryAfter)
}

let running: Promise<void> | undefined
/** Uploads all photos that aren't on the server. @throws UploadError at the first that can't be taken now */
const uploadAll = () => (running ??= Promise.resolve().then(uploadInTurn))

async function uploadInTurn() {
  if (state.trouble) set({ trouble: undefined })
  const next = () => state.photos.find(({ blob, uploadId }) => blob && !uploadId)
  try {
    for (let photo = next(); photo; photo = next()) {
      await uploadOne(photo)
      retry.reset()
    }
  } catch (error) {
    tryLater(error as UploadError)
    throw error
  } finally {
    running = undefined
  }
}

/** Uploads what isn't uploaded yet; what fails is tried later. */
export function upload() {
  uploadAll().catch(() => undefined)
}
addEventListener('online', upload)

/** Assigns the photos of a field to the request that is about to be sent. @returns true if there are any */
export function claimPhotos(input: HTMLInputElement, key: string): boolean {
  takeFiles(input)
  const claimed = shownIn(formOf(input))
  for (const { id } of claimed) store(change(id, { request: key })!)
  return claimed.length > 0
}

/** Photos that the site has had no room for hold a request back for at most this long, in milliseconds. */
const heldBack = 60 * 60_000

/** Returns the ids of a request's photos once all are uploaded. @throws UploadError if one can't be for now */
async function uploadedFor(key: string, isLate: boolean): Promise<string[]> {
  await load(({ request }) => request === key, false)
  await preparing
  await uploadAll().catch((error: UploadError) => {
    // Without a connection the request can't be sent either.
    if (!isLate || error.status === 0) throw error
  })
  return ofRequest(key).flatMap(({ uploadId }) => uploadId ?? [])
}

const isUnknown = (error: unknown) => error instanceof SendError && 'photos' in error.errors

/**
 * Uploads a request's photos, sends it with their ids, and removes them from the device. Photos that the server doesn't
 * know any more are uploaded again, once.
 * @param since when the request was first sent
 * @throws SendError
 */
export async function sendWithPhotos<Answer>(
  key: string,
  send: (ids: string[]) => Promise<Answer>,
  since = Date.now(),
): Promise<Answer> {
  const isLate = since < Date.now() - heldBack
  const sendAll = async () => send(await uploadedFor(key, isLate))
  const answer = await sendAll()
    .catch((error: unknown) => {
      if (!isUnknown(error)) throw error
      for (const { id } of ofRequest(key)) change(id, { uploadId: undefined })
      return sendAll()
    })
    .catch((error: unknown) => {
      if (!isUnknown(error)) throw error
      if (isLate) return send([])
      const refusal = new UploadError(503, '')
      tryLater(refusal)
      throw refusal
    })
  await drop(ofRequest(key).map(({ id }) => id))
  return answer
}
