import { photoPath } from '@/lib/lead-photos'
import { type Job } from '@/lib/job-types'

// Copies of sent photos, which public/jobs-worker.js shows without a connection. A job that isn't published has all of its small
// photos here, and the large before photos, over which the after photos are taken.

const photoCache = 'staff-photos'
const openCache = () => caches.open(photoCache)

/** Stores the copy of a photo that was just sent. */
export async function keepPicture(file: string, blob: Blob): Promise<void> {
  try {
    await (await openCache()).put(photoPath(file, 'full'), new Response(blob))
  } catch {
    // The device is full, or the page isn't secure. The site has the photo.
  }
}

/** Deletes all copies to make room. @returns true if there were any */
export async function dropPictures(): Promise<boolean> {
  return 'caches' in globalThis && caches.delete(photoCache)
}

const pathsOf = ({ photos, project }: Job) =>
  project?.isPublished
    ? []
    : photos.flatMap(({ file, moment }) => [
        photoPath(file, 'small'),
        ...(moment === 'before' ? [photoPath(file, 'full')] : []),
      ])

let latest: Job[]
let running: Promise<void> | undefined

async function copyPictures() {
  const cache = await openCache()
  const paths = latest.flatMap(pathsOf)
  const keys = (await cache.keys()).map(({ url }) => url)
  const addresses = paths.map((path) => new URL(path, location.href).href)
  for (const key of keys) if (!addresses.includes(key)) await cache.delete(key)
  for (const address of addresses) {
    if (keys.includes(address)) continue
    const response = await fetch(address)
    // A new response, because the answer's no-store is meant for shared caches.
    if (response.ok) await cache.put(address, new Response(await response.blob()))
  }
}

/** Copies the photos of these jobs that the device doesn't have yet, and drops those that aren't needed any more. */
export function keepPictures(jobs: Job[]): Promise<void> {
  latest = jobs
  return (running ??= copyPictures()
    .catch(() => undefined)
    .finally(() => (running = undefined)))
}
