import 'server-only'
import { cache } from 'react'
import { getAreas } from './areas'
import { getSitePages } from './page-places'
import { getProfile } from './settings'

/** What stands around every public page, read once for a request: the same objects however often it is asked for. */
export const getFrame = cache(async () => {
  const [profile, pages, areas] = await Promise.all([getProfile(), getSitePages(), getAreas()])
  return { profile, pages, areas }
})
