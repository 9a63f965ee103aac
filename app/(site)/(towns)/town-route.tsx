import { type Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { NotFoundScreen } from '@/components/site/frame/not-found-screen'
import { NotFoundStatus } from '@/components/site/parts/not-found-status'
import { TownPageView } from '@/components/site/screens/town/town-page'
import { type BusinessProfile } from '@/lib/business/profile'
import { getTownPage } from '@/lib/content/town-pages'
import { getAreas, getLandingWords, getPlace } from '@/lib/data/areas'
import { listPublishedPosts } from '@/lib/data/posts'
import { listProjects } from '@/lib/data/projects'
import { getRedirect } from '@/lib/data/redirects'
import { getProfile } from '@/lib/data/settings'
import { postsAboutTown, projectsInTown } from '@/lib/landing/local-work'
import { notFoundTitle } from '@/lib/not-found-title'
import { pageMetadata } from '@/lib/seo/metadata'
import { townPageMetadata } from '@/lib/seo/place-metadata'
import { shareImage, townCard } from '@/lib/seo/share-card'

/**
 * One of the eight fixed town pages. Each has a folder of its own beside [slug], which serves the custom pages: one route
 * for both would load the styles of both.
 */
export function townRoute(slug: string) {
  const fixed = getTownPage(slug)
  if (!fixed) throw new Error(`${slug} has no town page`)

  const generateMetadata = async (): Promise<Metadata> => {
    const [town, profile] = await Promise.all([getPlace(slug), getProfile()])
    if (!town) return { title: notFoundTitle, robots: { index: false } }
    const texts = townPageMetadata({ ...fixed, town }, profile.shortName)
    return pageMetadata({ ...texts, image: shareImage(texts.path, townCard(town, profile)) })
  }

  const TownRoute = async () => {
    const [town, profile] = await Promise.all([getPlace(slug), getProfile()])
    if (!town) return <Removed slug={slug} profile={profile} />
    const [areas, words, projects, posts] = await Promise.all([
      getAreas(),
      getLandingWords(slug, 'town'),
      listProjects(),
      listPublishedPosts(),
    ])
    return (
      <TownPageView
        page={{ ...fixed, town }}
        areas={areas}
        words={words}
        profile={profile}
        projects={projectsInTown(projects, town)}
        posts={postsAboutTown(posts, town)}
      />
    )
  }

  return { generateMetadata, TownRoute }
}

/** Where the place isn't served any more. */
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
