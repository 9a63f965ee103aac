import './styles.css'
import { type Metadata } from 'next'
import { TownPageView } from '@/components/site/screens/town/town-page'
import { getTownPage } from '@/lib/content/town-pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { listProjects } from '@/lib/data/projects'
import { getProfile } from '@/lib/data/settings'
import { postsAboutTown, projectsInTown } from '@/lib/landing/local-work'
import { pageMetadata } from '@/lib/seo/metadata'
import { townPageMetadata } from '@/lib/seo/place-metadata'
import { shareImage, townCard } from '@/lib/seo/share-card'

/**
 * One of the eight fixed town pages. Each has a folder of its own beside [slug], which serves the custom pages: one route
 * for both would load the styles of both.
 */
export function townRoute(slug: string) {
  const page = getTownPage(slug)
  if (!page) throw new Error(`${slug} has no town page`)

  const generateMetadata = async (): Promise<Metadata> => {
    const profile = await getProfile()
    const texts = townPageMetadata(page, profile.shortName)
    return pageMetadata({ ...texts, image: shareImage(texts.path, townCard(page.town, profile)) })
  }

  const TownRoute = async () => {
    const [profile, projects, posts] = await Promise.all([getProfile(), listProjects(), listPublishedPosts()])
    return (
      <TownPageView
        page={page}
        profile={profile}
        projects={projectsInTown(projects, page.town)}
        posts={postsAboutTown(posts, page.town)}
      />
    )
  }

  return { generateMetadata, TownRoute }
}
