import 'server-only'
import { getAreas } from '@/lib/data/areas'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getFinishes } from '@/lib/data/finishes'
import { getProfile } from '@/lib/data/settings'
import { mapsPlace } from '@/lib/maps-place'
import { projectStore } from './project/store'
import { testimonialStore } from './testimonial/store'

/** Returns what blocks show besides their configuration, as visitors see it. */
export async function getBlockData() {
  const [profile, projects, testimonials, areas, finishes, empty] = await Promise.all([
    getProfile(),
    projectStore.listShown(),
    testimonialStore.listShown(),
    getAreas(),
    getFinishes(),
    listEmptyPaths(),
  ])
  const mapsPlaceId = mapsPlace()?.placeId ?? ''
  return { profile, projects, testimonials, areas, finishes, empty, mapsPlaceId }
}
