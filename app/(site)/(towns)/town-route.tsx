import { type Metadata } from 'next'
import { TownPageView } from '@/components/site/screens/town/town-page'
import { isIndexable } from '@/lib/areas/measures'
import { getTownPage } from '@/lib/content/town-pages'
import { getPageCopy, getPlace } from '@/lib/data/areas'
import { getBuiltIn } from '@/lib/data/pages'
import { getRedirect } from '@/lib/data/redirects'
import { getProfile } from '@/lib/data/settings'
import { notFoundTitle } from '@/lib/not-found-title'
import { builtInMetadata } from '@/lib/seo/built-in-metadata'
import { getBlockData } from '@/lib/records/block-data'
import { shareImage, townCard } from '@/lib/seo/share-card'
import { missingPage } from '../missing-page'

/**
 * Returns the metadata and the page of a fixed town page. Each has a folder of its own beside [slug]: one route for both
 * would load the styles of both.
 */
export function townRoute(slug: string) {
  if (!getTownPage(slug)) throw new Error(`${slug} has no town page`)

  const generateMetadata = async (): Promise<Metadata> => {
    const [town, profile, copy] = await Promise.all([getPlace(slug), getProfile(), getPageCopy(slug, 'town')])
    if (!town) return { title: notFoundTitle, robots: { index: false } }
    const image = shareImage(`/${slug}`, townCard(town, profile, copy))
    return builtInMetadata(slug, { image, noindex: !(await isIndexable(slug, 'town')) })
  }

  const TownRoute = async () => {
    const data = await getBlockData(slug)
    if (!data.town) return missingPage(getRedirect(`/${slug}`))
    return <TownPageView slug={slug} components={(await getBuiltIn(slug)).components} data={data} />
  }

  return { generateMetadata, TownRoute }
}
