import { type Metadata } from 'next'
import { TownPageView } from '@/components/site/screens/town/town-page'
import { isIndexable } from '@/lib/areas/measures'
import { townPageAs } from '@/lib/content/town-page-as'
import { getTownPage, townPages } from '@/lib/content/town-pages'
import { getAreas, getPageCopy, getPlace } from '@/lib/data/areas'
import { listLatestPosts } from '@/lib/data/posts'
import { getRedirect } from '@/lib/data/redirects'
import { getProfile } from '@/lib/data/settings'
import { projectsInTown } from '@/lib/landing/local-work'
import { notFoundTitle } from '@/lib/not-found-title'
import { pageMetadata } from '@/lib/seo/metadata'
import { townPageMetadata } from '@/lib/seo/place-metadata'
import { shareImage, townCard } from '@/lib/seo/share-card'
import { projectStore } from '@/lib/records/project/store'
import { missingPage } from '../missing-page'

/**
 * Returns the metadata and the page of a fixed town page. Each has a folder of its own beside [slug]: one route for both
 * would load the styles of both.
 */
export function townRoute(slug: string) {
  const fixed = townPages.find(({ town }) => town.slug === slug)
  if (!fixed) throw new Error(`${slug} has no town page`)

  const getTown = async () => (getTownPage(slug) ? getPlace(slug) : null)

  const generateMetadata = async (): Promise<Metadata> => {
    const [town, profile, copy] = await Promise.all([getTown(), getProfile(), getPageCopy(slug, 'town')])
    if (!town) return { title: notFoundTitle, robots: { index: false } }
    const texts = townPageMetadata({ town }, copy?.description, profile.shortName)
    const image = shareImage(texts.path, townCard(town, profile, copy))
    return pageMetadata({ ...texts, image, noindex: !(await isIndexable(slug, 'town')) })
  }

  const TownRoute = async () => {
    const town = await getTown()
    if (!town) return missingPage(getRedirect(`/${slug}`))
    const [profile, areas, copy, projects, { posts }] = await Promise.all([
      getProfile(),
      getAreas(),
      getPageCopy(slug, 'town'),
      projectStore.listShown(),
      listLatestPosts({ take: 3, town: town.name }),
    ])
    return (
      <TownPageView
        page={townPageAs(fixed, town, copy)}
        areas={areas}
        copy={copy}
        profile={profile}
        projects={projectsInTown(projects, town)}
        posts={posts}
      />
    )
  }

  return { generateMetadata, TownRoute }
}
