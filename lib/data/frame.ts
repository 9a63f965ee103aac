import 'server-only'
import { cache } from 'react'
import { getAreas } from './areas'
import { getSitePages } from './page-places'
import { getProfile } from './settings'

/** Returns what surrounds every public page, read once per request. */
export const getFrame = cache(async () => {
  const [profile, pages, areas] = await Promise.all([getProfile(), getSitePages(), getAreas()])
  return { profile, pages, areas }
})
