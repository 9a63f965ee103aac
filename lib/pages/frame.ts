import 'server-only'
import { cache } from 'react'
import { getAreas } from '@/lib/data/areas'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getSitePages } from '@/lib/data/page-places'
import { getProfile } from '@/lib/data/settings'

/** Returns what surrounds every public page, read once per request. */
export const getFrame = cache(async () => {
  const [profile, pages, areas, empty] = await Promise.all([
    getProfile(),
    getSitePages(),
    getAreas(),
    listEmptyPaths(),
  ])
  return { profile, pages, areas, empty }
})
