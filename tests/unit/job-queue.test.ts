/** @jest-environment jsdom */
import type * as queueModule from '@/components/admin/jobs/job-queue'
import { type JobsState } from '@/components/admin/jobs/job-state'
import { type Job, type JobFields } from '@/lib/job-types'
import { smallDatabase } from './small-database'

// A device with a database, a site that takes jobs, and tabs that are opened and killed. tests/browser/jobs-offline.spec.ts has real ones.

type Site = {
  jobs: Map<string, Job>
  calls: string[]
  /** Answers instead of the site; status 0 is a lost connection. */
  refuse: (
    method: string,
    path: string,
  ) => { status: number; body?: unknown; retryAfter?: number } | undefined
}
let site: Site
let device: ReturnType<typeof smallDatabase>

const blank: JobFields = {
  ...{ leadId: null, place: '', projectType: 'kitchen', service: '', title: '', description: '' },
  ...{ costFrom: null, costTo: null, weeks: null, pair: null, permission: null },
}

function answer(method: string, path: string, body: unknown): { status: number; body?: unknown } {
  const [, , , id = '', part, photoId] = path.split(/[/?]/)
  if (!id) return { status: 200, body: [...site.jobs.values()] }
  const job = site.jobs.get(id)
  if (part === 'photos') return takePhoto(method, job, photoId!)
  if (method === 'DELETE') return (site.jobs.delete(id), { status: 204 })
  const { version, ...fields } = body as Partial<JobFields> & { version?: number }
  if (!job && version) return { status: 404 }
  if (job && version && version !== job.version) return { status: 409, body: { now: job } }
  return { status: job ? 200 : 201, body: store({ ...(job ?? added(id)), ...fields }) }
}

const added = (id: string): Job => ({
  ...{ ...blank, id, photos: [], project: null, version: 0 },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
})

function store(job: Job): Job {
  const now = { ...job, version: job.version + 1 }
  site.jobs.set(job.id, now)
  return now
}

function takePhoto(method: string, job: Job | undefined, id: string) {
  if (!job) return { status: 404 }
  const photos = job.photos.filter((photo) => photo.id !== id)
  const photo = { id, moment: 'before', file: id, width: 4, height: 3, takenAt: '', over: '' } as const
  store({ ...job, photos: method === 'DELETE' ? photos : [...photos, photo] })
  return { status: photos.length < job.photos.length ? 200 : 201, body: photo }
}

function reply(method: string, path: string, body: unknown) {
  site.calls.push(
    `${method} ${path
      .split(/[/?]/)
      .slice(2)
      .filter((part) => !/\d/.test(part))
      .join(' ')}`,
  )
  return site.refuse(method, path) ?? answer(method, path, body)
}

class Upload {
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onloadend = () => {}
  status = 0
  responseText = ''
  private asked: [string, string] = ['', '']
  private retryAfter: number | undefined
  open = (...openArguments: [string, string]) => (this.asked = openArguments)
  setRequestHeader() {}
  getResponseHeader = () => this.retryAfter ?? null
  abort() {
    this.onloadend()
  }
  send(blob: Blob) {
    this.upload.onprogress?.({ loaded: blob.size / 2 })
    void Promise.resolve().then(() => {
      const { status, body, retryAfter } = reply(...this.asked, undefined) as ReturnType<Site['refuse']> &
        object
      Object.assign(this, { status, responseText: JSON.stringify(body ?? {}), retryAfter })
      this.onloadend()
    })
  }
}

function fetchAnswer(
  path: string,
  { method = 'GET', body = 'null' }: { method?: string; body?: string } = {},
) {
  const {
    status,
    body: said,
    retryAfter,
  } = reply(method, path, JSON.parse(body)) as ReturnType<Site['refuse']> & object
  if (!status) return Promise.reject(new Error('lost'))
  const text = said ? JSON.stringify(said) : ''
  const headers = { get: () => retryAfter ?? null }
  return Promise.resolve({ ok: status < 400, status, headers, text: () => Promise.resolve(text) })
}

const listeners: [string, EventListener][] = []
const listen = globalThis.addEventListener
/** Ends the open tabs: nothing that they wait for happens to them. */
function killTabs() {
  tabs.clear()
  jest.clearAllTimers()
  for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener)
}

const tabs = new Set<{ onmessage?: () => void }>()
class Channel {
  constructor() {
    tabs.add(this)
  }
  onmessage?: () => void
  postMessage() {
    for (const tab of tabs) if (tab !== this) tab.onmessage?.()
  }
}

let turn: Promise<unknown> = Promise.resolve()
const locks = {
  request: (_name: string, run: () => Promise<void>) => (turn = turn.then(run)),
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  site = { jobs: new Map(), calls: [], refuse: () => undefined }
  device = smallDatabase()
  turn = Promise.resolve()
  Object.assign(globalThis, { XMLHttpRequest: Upload, fetch: fetchAnswer, BroadcastChannel: Channel })
  Object.assign(globalThis, {
    indexedDB: device.indexedDB,
    createImageBitmap: () => Promise.reject(new Error()),
  })
  Object.assign(navigator, { locks })
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    listeners.push([name, listener as EventListener])
    listen(name, listener as EventListener)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
})
afterEach(() => {
  killTabs()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const settle = async () => {
  for (let round = 0; round < 20; round += 1) await jest.advanceTimersByTimeAsync(0)
}
const typed = async () => {
  await jest.advanceTimersByTimeAsync(1_000)
  await settle()
}

type Tab = typeof queueModule & { now: () => JobsState }

/** Opens the Jobs screen in a new tab; one before it is killed unless it `stays`. */
async function openTab({ stays = false, initial = [] as Job[] } = {}): Promise<Tab> {
  if (!stays) killTabs()
  jest.resetModules()
  const queue: typeof queueModule = await import('@/components/admin/jobs/job-queue')
  void queue.startJobs(initial)
  await settle()
  return { ...queue, now: () => queue.jobsState()! }
}

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
/** A picture; jsdom's own blobs have no bytes. */
const picture = (bytes = jpeg) => {
  const withBytes = { arrayBuffer: () => Promise.resolve(bytes.buffer) }
  return Object.assign(new Blob([bytes]), withBytes, { slice: () => withBytes })
}
const offline = (method = '') => ({ status: 0, method })
const saved = () => [...site.jobs.values()]

test('a job and its photos wait without a connection, survive a killed tab, and arrive once', async () => {
  site.refuse = () => offline()
  const tab = await openTab()
  const id = tab.addJob({ place: 'Nyack' })
  tab.addPhotos(id, 'before', [picture(), picture()])
  await typed()
  expect(tab.now()).toMatchObject({
    jobs: [{ id, place: 'Nyack', version: 0, photos: [{ state: 'waiting' }, { state: 'waiting' }] }],
    waiting: { photos: 2, jobs: 1 },
    trouble: { kind: 'offline' },
  })

  const next = await openTab()
  expect(next.now().waiting).toEqual({ photos: 2, jobs: 1 })
  // The answer to the first photo is lost.
  site.refuse = (_method, path) => {
    if (!path.includes('photos')) return undefined
    site.refuse = () => undefined
    answer('PUT', path, undefined)
    return { status: 0 }
  }
  dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(10_000)
  await settle()
  expect(saved()).toMatchObject([{ id, place: 'Nyack', photos: [{}, {}] }])
  expect(next.now()).toMatchObject({
    jobs: [{ unsent: {}, photos: [{ state: 'sent' }, { state: 'sent' }] }],
    waiting: { photos: 0, jobs: 0 },
    trouble: undefined,
  })
  expect(device.tables.get('photos')!.size).toBe(0)
})

test('changes of two people to different fields are merged; a field that both change is asked about', async () => {
  const tab = await openTab()
  const id = tab.addJob({ place: 'Nyack', title: 'Old' })
  await typed()
  tab.changeJob(id, { title: 'Mine' })
  store({ ...site.jobs.get(id)!, place: 'Tappan' })
  await typed()
  expect(saved()).toMatchObject([{ place: 'Tappan', title: 'Mine' }])

  tab.changeJob(id, { title: 'Mine again', weeks: 3 })
  store({ ...site.jobs.get(id)!, title: 'Theirs' })
  await typed()
  expect(tab.now().jobs).toMatchObject([{ title: 'Mine again', conflict: { title: 'Theirs' } }])
  expect(saved()).toMatchObject([{ title: 'Theirs', weeks: null }])
  tab.settleConflict(id, 'theirs')
  await settle()
  expect(saved()).toMatchObject([{ title: 'Theirs', weeks: 3 }])
  expect(tab.now().jobs).toMatchObject([{ title: 'Theirs', weeks: 3, conflict: undefined, unsent: {} }])
})

test('one of two tabs sends, and both show it', async () => {
  const first = await openTab()
  const second = await openTab({ stays: true })
  site.refuse = () => offline()
  const id = first.addJob({ place: 'Nyack' })
  first.addPhotos(id, 'before', [picture()])
  await typed()
  expect(second.now()).toMatchObject({ jobs: [{ place: 'Nyack' }], waiting: { photos: 1 } })
  site.refuse = () => undefined
  site.calls = []
  void first.sync()
  void second.sync()
  await settle()
  expect(site.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2)
  for (const tab of [first, second])
    expect(tab.now()).toMatchObject({
      jobs: [{ photos: [{ state: 'sent' }] }],
      waiting: { photos: 0, jobs: 0 },
    })
})

const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the page asks before it is left while the device still stores what was added', async () => {
  const tab = await openTab()
  expect(leave()).toBe(false)
  tab.addJob({ place: 'Nyack' })
  expect(leave()).toBe(true)
  await settle()
  expect(leave()).toBe(false)
})

test('a full device says so, sends that photo first, and asks before the page is left', async () => {
  site.refuse = () => offline()
  const tab = await openTab()
  const id = tab.addJob({ place: 'Nyack' })
  tab.addPhotos(id, 'before', [picture()])
  await typed()
  device.isFull = true
  tab.addPhotos(id, 'after', [picture()])
  await typed()
  expect(tab.now()).toMatchObject({
    jobs: [{ photos: [{ isOnlyHere: false }, { isOnlyHere: true }] }],
    trouble: { kind: 'storage' },
  })
  expect(leave()).toBe(true)
  const sent: string[] = []
  site.refuse = (_method, path) => void (path.includes('moment') && sent.push(path))
  void tab.sync()
  await settle()
  expect(sent).toEqual([expect.stringContaining('after'), expect.stringContaining('before')])
  expect(leave()).toBe(false)
  expect(tab.now().trouble).toBeUndefined()
})

test('a session that ended keeps everything, and what waits goes after signing in', async () => {
  const tab = await openTab()
  site.refuse = () => ({ status: 401 })
  const id = tab.addJob({ place: 'Nyack' })
  tab.addPhotos(id, 'before', [picture()])
  await typed()
  expect(tab.now()).toMatchObject({ trouble: { kind: 'signed-out' }, waiting: { photos: 1, jobs: 1 } })
  await jest.advanceTimersByTimeAsync(600_000)
  site.refuse = () => undefined
  void tab.sync()
  await settle()
  expect(saved()).toMatchObject([{ id, photos: [{}] }])
})

test('a busy site is asked again when it says; what it refuses for good holds nothing up', async () => {
  const tab = await openTab()
  site.refuse = () => ({ status: 429, retryAfter: 100 })
  const id = tab.addJob({ place: 'Nyack' })
  tab.addPhotos(id, 'before', [picture(), picture(Uint8Array.from(Buffer.from('%PDF-1.7')))])
  await typed()
  expect(tab.now().trouble).toMatchObject({ kind: 'server' })
  site.refuse = (_method, path) => {
    if (!path.includes('photos')) return undefined
    site.refuse = () => undefined
    return { status: 400, body: { detail: '40 photos at most.' } }
  }
  await jest.advanceTimersByTimeAsync(90_000)
  expect(saved()).toEqual([])
  await jest.advanceTimersByTimeAsync(20_000)
  await settle()
  const reasons = tab.now().jobs[0]!.photos.map(({ reason }) => reason)
  expect(reasons).toEqual(['40 photos at most.', expect.stringContaining('This is a PDF.')])
  expect(tab.now()).toMatchObject({ waiting: { photos: 0 }, trouble: undefined })
  tab.addPhotos(id, 'before', [picture()])
  await settle()
  expect(saved()[0]!.photos).toHaveLength(1)
})

test('a job removed elsewhere keeps what waits here until somebody decides', async () => {
  const tab = await openTab()
  const id = tab.addJob({ place: 'Nyack' })
  await typed()
  site.jobs.delete(id)
  tab.addPhotos(id, 'before', [picture()])
  await settle()
  expect(tab.now()).toMatchObject({ jobs: [{ isTrashed: true, photos: [{ state: 'waiting' }] }] })
  tab.removeJob(id)
  await settle()
  expect(tab.now()).toMatchObject({ jobs: [], waiting: { photos: 0, jobs: 0 } })
})

test('a photo and a job that are removed here are removed on the site, also later', async () => {
  const tab = await openTab()
  const id = tab.addJob({ place: 'Nyack' })
  await typed()
  tab.addPhotos(id, 'before', [picture()])
  await settle()
  site.refuse = () => offline()
  tab.removePhoto(id, tab.now().jobs[0]!.photos[0]!.id)
  await settle()
  expect(tab.now().jobs).toMatchObject([{ photos: [] }])
  expect(saved()[0]!.photos).toHaveLength(1)
  site.refuse = () => undefined
  await tab.sync()
  expect(saved()[0]!.photos).toEqual([])
  tab.removeJob(id)
  expect(tab.now().jobs).toEqual([])
  void tab.restoreJob(id)
  expect(tab.now().jobs).toHaveLength(1)
  tab.removeJob(id)
  await jest.advanceTimersByTimeAsync(10_000)
  await settle()
  expect([saved(), tab.now().jobs]).toEqual([[], []])
})
