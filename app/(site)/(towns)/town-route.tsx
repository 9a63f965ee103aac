import { type Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { NotFoundStatus } from '@/components/site/parts/not-found-status'
import { TownPageView } from '@/components/site/screens/town/town-sections'
import { type BusinessProfile } from '@/lib/business/profile'
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

/**
 * Returns the metadata and the page of a fixed town page. Each has a folder of its own beside [slug]: one route for both
 * would load the styles of both.
 */
export function townRoute(slug: string) {
  const fixed = townPages.find(({ town }) => town.slug === slug)
  if (!fixed) throw new Error(`${slug} has no town page`)

  const getTown = async () => (getTownPage(slug) ? getPlace(slug) : null)

  const generateMetadata = async (): Promise<Metadata> => {
    const [town, profile, words] = await Promise.all([getTown(), getProfile(), getPageCopy(slug, 'town')])
    if (!town) return { title: notFoundTitle, robots: { index: false } }
    const texts = townPageMetadata({ town }, words?.description, profile.shortName)
    const image = shareImage(texts.path, townCard(town, profile, words))
    return pageMetadata({ ...texts, image, noindex: !(await isIndexable(slug, 'town')) })
  }

  const TownRoute = async () => {
    const [town, profile] = await Promise.all([getTown(), getProfile()])
    if (!town) return <Removed slug={slug} profile={profile} />
    const [areas, words, projects, { posts }] = await Promise.all([
      getAreas(),
      getPageCopy(slug, 'town'),
      projectStore.listShown(),
      listLatestPosts({ take: 3, town: town.name }),
    ])
    return (
      <TownPageView
        page={townPageAs(fixed, town, words)}
        areas={areas}
        words={words}
        profile={profile}
        projects={projectsInTown(projects, town)}
        posts={posts}
      />
    )
  }

  return { generateMetadata, TownRoute }
}

async function Removed({ slug, profile }: { slug: string; profile: BusinessProfile }) {
  const instead = await getRedirect(`/${slug}`)
  if (instead) permanentRedirect(instead)
  return (
    <>
      <NotFoundStatus />
      <NotFoundScreen profile={profile} />
    </>
  )
}
