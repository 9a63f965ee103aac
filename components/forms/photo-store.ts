// The visitor's photos in the browser's database, so that a reload, a closed tab or a crash loses none. Without it (a private
// window), or when it is full, they are only in the page's memory.

export type StoredPhoto = {
  id: string
  /** The form that it was chosen in, by the page's path. */
  form: string
  /** The key of the request that it belongs to, once that was sent. */
  request?: string
  name: string
  at: number
  blob: Blob
  /** A small picture of it, as a data URL; empty if this browser can't draw it. */
  preview: string
  /** Its id on the server, once it is there. */
  uploadId?: string
}

const table = 'photos'
/** Photos older than a week are dropped, in milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000
/** While photos are stored, the inline loader (lib/page-cache/loader.js) loads the scripts on the next visit. */
const photosMark = 'waiting-photos'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('waiting-photos', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'id' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error('no database'))
  })
let database: Promise<IDBDatabase> | undefined

/** Runs requests in one transaction. @returns the result of the last; undefined if there is no database, or it is full */
async function run<Result>(act: (photos: IDBObjectStore) => IDBRequest<Result>): Promise<Result | undefined> {
  try {
    const transaction = (await (database ??= open())).transaction(table, 'readwrite')
    return await new Promise<Result>((resolve, reject) => {
      const last = act(transaction.objectStore(table))
      transaction.oncomplete = () => resolve(last.result)
      transaction.onabort = () => reject(new Error('not stored'))
    })
  } catch {
    return undefined
  }
}

function mark(count: number) {
  try {
    if (count > 0) localStorage.setItem(photosMark, '1')
    else localStorage.removeItem(photosMark)
  } catch {
    // The photos are shown again once the form is touched.
  }
}

export async function storePhoto(photo: StoredPhoto): Promise<void> {
  if (await run((photos) => photos.put(photo))) mark(1)
}

export async function deletePhotos(ids: string[]): Promise<void> {
  const count = await run((photos) => {
    for (const id of ids) photos.delete(id)
    return photos.count()
  })
  mark(count ?? 0)
}

/** Returns the stored photos, oldest first, and drops those that are too old. */
export async function readPhotos(): Promise<StoredPhoto[]> {
  const storedPhotos = (await run((photos) => photos.getAll() as IDBRequest<StoredPhoto[]>)) ?? []
  const isOld = ({ at }: StoredPhoto) => at < Date.now() - lifetime
  await deletePhotos(storedPhotos.filter(isOld).map(({ id }) => id))
  return storedPhotos.filter((photo) => !isOld(photo)).sort((a, b) => a.at - b.at)
}
