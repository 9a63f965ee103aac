import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { blockRegistry } from '@/components/blocks/registry'
import { CustomPage } from '@/components/site/screens/custom-page/custom-page'
import { TownPageView } from '@/components/site/screens/town/town-page'
import { postsAboutTown, projectsInTown } from '@/lib/landing/local-work'
import { getTownPage, townPages, type TownPage } from '@/lib/content/town-pages'
import { type StoredPage } from '@/lib/content-types'
import { getPublishedPage } from '@/lib/data/pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { listProjects } from '@/lib/data/projects'
import { getProfile } from '@/lib/data/settings'
import { listTestimonials } from '@/lib/data/testimonials'
import { openPage } from '@/lib/page-document/stored'
import { redirectIfMoved } from '@/lib/pages/redirects'
import { pageMetadata } from '@/lib/seo/metadata'
import { customPageMetadata } from '@/lib/seo/page-metadata'
import { townPageMetadata } from '@/lib/seo/place-metadata'

export const revalidate = 3600

type Params = { params: Promise<{ slug: string }> }

const getCustomPage = cache(getPublishedPage)

/** The eight town pages are made at build time; a custom page when it is first asked for. */
export function generateStaticParams() {
  return townPages.map(({ town }) => ({ slug: town.slug }))
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { slug } = await params
  const [profile, town] = [await getProfile(), getTownPage(slug)]
  if (town) return pageMetadata(townPageMetadata(town, profile.shortName))
  const page = await getCustomPage(slug)
  return page ? customPageMetadata(page, profile) : {}
}

/** One of the eight town pages, else a published custom page, else where the address has moved, else not found. */
export default async function SlugPage({ params }: Params) {
  const { slug } = await params
  const town = getTownPage(slug)
  if (town) return <TownRoute page={town} />
  const page = await getCustomPage(slug)
  if (page) return <CustomRoute page={page} />
  await redirectIfMoved(`/${slug}`)
  notFound()
}

async function TownRoute({ page }: { page: TownPage }) {
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

async function CustomRoute({ page }: { page: StoredPage }) {
  const [profile, projects, testimonials] = await Promise.all([
    getProfile(),
    listProjects(),
    listTestimonials(),
  ])
  return <CustomPage page={openPage(page, blockRegistry)} data={{ profile, projects, testimonials }} />
}
