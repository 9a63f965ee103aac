import 'server-only'
import { type Areas, type PageCopy, type Place } from '@/lib/content/areas'
import { getTownPage, type TownPage } from '@/lib/content/town-pages'
import { getAreas, getPageCopy } from '@/lib/data/areas'

/** One of the fixed town pages as staff edit it, with its place as it is now; null where there is none. */
export async function getEditedTownPage(
  slug: string,
): Promise<{ page: TownPage; place: Place; areas: Areas; words: PageCopy | null } | null> {
  const fixed = getTownPage(slug)
  const areas = await getAreas()
  const place = areas.places.find((one) => one.slug === slug)
  if (!fixed || !place) return null
  return { page: { ...fixed, town: place }, place, areas, words: await getPageCopy(slug, 'town') }
}
