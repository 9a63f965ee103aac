import { type Job, type JobFields, type JobMoment } from '@/lib/job-types'

// Jobs and their photos in this browser's database: what the server last answered, and what it doesn't have yet. Photos stay
// until the site has them, so that a reload, a closed tab or weeks without a connection lose none.

export type StoredJob = {
  id: string
  /** ISO */
  createdAt: string
  /** The job as the server last sent it; missing until the server knows it. */
  saved?: Job
  unsent: Partial<JobFields>
  /** The job with somebody else's changes, if both changed the same field. */
  conflict?: Job
  /** Removed here, but not yet on the server. */
  isRemoved?: boolean
  /** In the server's trash, moved there by somebody else. */
  isTrashed?: true
  /** The server's reason for refusing the unsent fields. */
  refusal?: string
}

/** Returns true if the server doesn't have all of a job. */
export const isUnsent = ({ saved, unsent, isRemoved = false }: StoredJob): boolean =>
  !saved || isRemoved || Object.keys(unsent).length > 0

export type StoredPhoto = {
  id: string
  job: string
  moment: JobMoment
  over: string
  /** ISO */
  takenAt: string
  /** The photo, at its original size until it is prepared. Missing for a removed photo that the server still has. */
  blob?: Blob
  /** A small picture of it, as a data URL; empty if this browser can't draw it. */
  preview: string
  isPrepared: boolean
  /** The reason why it can't be sent. */
  refusal?: string
}

export type JobTables = { jobs: StoredJob; photos: StoredPhoto }
type TableName = keyof JobTables

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('jobs', 1)
    opening.onupgradeneeded = () => {
      for (const table of ['jobs', 'photos']) opening.result.createObjectStore(table, { keyPath: 'id' })
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error('no database'))
  })
let database: Promise<IDBDatabase> | undefined

/** Runs requests in one transaction. @returns undefined if there is no database, or it is full */
async function run<Result>(act: (table: (name: TableName) => IDBObjectStore) => () => Result) {
  try {
    const connection = await (database ??= open())
    const transaction = connection.transaction(['jobs', 'photos'], 'readwrite', { durability: 'strict' })
    return await new Promise<Result>((resolve, reject) => {
      const result = act((name) => transaction.objectStore(name))
      transaction.oncomplete = () => resolve(result())
      transaction.onabort = () => reject(new Error('not stored'))
    })
  } catch {
    // The browser may have closed it.
    database = undefined
    return undefined
  }
}

/** Returns all that is stored; undefined if this browser has no database. */
export const readJobTables = () =>
  run((table) => {
    const jobs = table('jobs').getAll() as IDBRequest<StoredJob[]>
    const photos = table('photos').getAll() as IDBRequest<StoredPhoto[]>
    return () => ({ jobs: jobs.result, photos: photos.result })
  })

/** Changes one record, or deletes it. No change of another tab comes between. @returns false if it can't be stored */
export async function updateStored<Name extends TableName>(
  name: Name,
  id: string,
  update: (record: JobTables[Name] | undefined) => JobTables[Name] | undefined,
): Promise<boolean> {
  const isStored = await run((table) => {
    const reading = table(name).get(id) as IDBRequest<JobTables[Name] | undefined>
    reading.onsuccess = () => {
      const next = update(reading.result)
      if (next) table(name).put(next)
      else table(name).delete(id)
    }
    return () => true
  })
  return isStored ?? false
}
