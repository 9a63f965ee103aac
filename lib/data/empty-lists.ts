import 'server-only'
import { cache } from 'react'
import { mapsPlace } from '@/lib/maps-place'
import { processSlot } from '@/lib/process-slot'
import { withBuildFallback } from './build-fallback'
import { database } from './client'
import { present } from './page-fields'
import { visible } from './page-schedule'
import { getProfile } from './settings'
import { isTouched } from './untouched'

const slot = processSlot<string>('empty-lists')

/** Returns the paths of the lists of projects, reviews and posts that have nothing to show; no menu leads to them. */
async function readEmptyPaths(): Promise<string[]> {
  return withBuildFallback(async () => {
    const db = await database()
    const { liveSince } = await getProfile()
    const filter = { ...present, ...(liveSince && { isSample: false }) }
    const counts = {
      '/gallery': db.project.count({ where: { ...filter, isPublished: true, afterImage: { not: '' } } }),
      '/reviews': db.testimonial.count({ where: filter }),
      '/blog': db.post.count({ where: visible() }),
    }
    const pathLists = await Promise.all(
      Object.entries(counts).map(async ([path, count]) => ((await count) === 0 ? [path] : [])),
    )
    const empty = pathLists.flat().filter((path) => path !== '/reviews' || !mapsPlace())
    // Samples take their place.
    return empty.length === 0 || (await isTouched()) ? empty : []
  }, [])
}

/** Does the same once per request. */
export const listEmptyPaths = cache(readEmptyPaths)

/**
 * Returns true if a list has become empty, or is no longer empty, since the last call: every menu shows that. The first call,
 * at the start, returns false.
 */
export async function haveMenusChanged(): Promise<boolean> {
  const before = slot.current
  slot.current = (await readEmptyPaths()).join()
  return before !== undefined && before !== slot.current
}
