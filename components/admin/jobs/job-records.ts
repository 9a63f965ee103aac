import {
  type JobTables,
  readJobTables,
  type StoredJob,
  type StoredPhoto,
  updateStored,
} from '@/components/staff/job-store'
import { taskQueue } from '@/lib/task-queue'

// Jobs and photos in this tab's memory. Each change is applied at once, then stored on the device, and other tabs read it from there.

type Update<Kind> = (record: Kind | undefined) => Kind | undefined

const jobs = new Map<string, StoredJob>()
const photos = new Map<string, StoredPhoto>()
const tables = { jobs, photos }

export const listStoredJobs = (): StoredJob[] => [...jobs.values()]
export const listStoredPhotos = (): StoredPhoto[] => [...photos.values()]
export const findStoredJob = (id: string) => jobs.get(id)
export const findStoredPhoto = (id: string) => photos.get(id)

/** Ids of the records that the device couldn't store: only this tab has them. */
const unstored = new Set<string>()
export const isOnlyHere = (id: string): boolean => unstored.has(id)

const listeners = new Set<() => void>()
export function subscribeToRecords(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const notify = () => listeners.forEach((listener) => listener())

/** Other tabs of this browser. */
let channel: BroadcastChannel | undefined

/** Changes that aren't stored yet, in order. */
const pending: (() => void)[] = []
export const isStoring = (): boolean => pending.length > 0
const writes = taskQueue()

function change<Name extends keyof JobTables>(name: Name, id: string, update: Update<JobTables[Name]>) {
  const table = tables[name] as Map<string, JobTables[Name]>
  const apply = () => {
    const next = update(table.get(id))
    if (next) table.set(id, next)
    else table.delete(id)
  }
  apply()
  pending.push(apply)
  notify()
  return writes.run(async () => {
    // A record that was never stored is written as a whole.
    const isStored = await updateStored(name, id, unstored.has(id) ? () => table.get(id) : update)
    pending.shift()
    if (isStored) {
      unstored.delete(id)
      channel?.postMessage('changed')
    } else if (table.has(id)) unstored.add(id)
    else unstored.delete(id)
    notify()
  })
}

/** Changes a job, or with undefined deletes it. `update` must be pure. */
export const updateJob = (id: string, update: Update<StoredJob>) => change('jobs', id, update)
export const updatePhoto = (id: string, update: Update<StoredPhoto>) => change('photos', id, update)

/** Tries again to store what is only in this tab. */
export async function storeAgain(): Promise<void> {
  const again = [...unstored]
  await Promise.all(again.map((id) => change(jobs.has(id) ? 'jobs' : 'photos', id, (record) => record)))
}

function replace<Kind extends { id: string }>(table: Map<string, Kind>, stored: Kind[]) {
  const unstoredRecords = [...table.values()].filter(({ id }) => unstored.has(id))
  table.clear()
  for (const record of [...stored, ...unstoredRecords]) table.set(record.id, record)
}

/** Reads the device's records, and applies changes again that aren't stored yet. */
export const readRecords = (): Promise<void> =>
  writes.run(async () => {
    const storedTables = await readJobTables()
    if (!storedTables) return
    replace(jobs, storedTables.jobs)
    replace(photos, storedTables.photos)
    for (const apply of pending) apply()
    notify()
  })

/** Begins to follow changes of other tabs. */
export function watchTabs() {
  channel ??= new BroadcastChannel('jobs')
  channel.onmessage = () => void readRecords()
}
