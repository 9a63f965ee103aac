import 'server-only'
import { furtherBlogPages } from '@/lib/blog-pages'
import { services } from '@/lib/business/services'
import { towns } from '@/lib/business/towns'
import { getTownPage } from '@/lib/content/town-pages'
import { type Post, type StoredPage } from '@/lib/content-types'
import { listPublishedPages } from '@/lib/data/pages'
import { listPublishedPosts } from '@/lib/data/posts'
import { lastProjectChange, listProjectDates } from '@/lib/data/projects'
import { lastProfileChange } from '@/lib/data/settings'
import { lastTestimonialChange } from '@/lib/data/testimonials'
import { isIndexable } from '@/lib/landing/indexable'
import { canonicalUrl } from './address'
import { contentDates } from './content-dates'
import { type SitemapEntry } from './sitemap-xml'
import { landingPages, mainPages, type SitePage } from './site-pages'

/** What staff write, with what is known of when: ISO times, null where nobody has changed anything. */
type SitemapContent = {
  posts: readonly Post[]
  pages: readonly StoredPage[]
  /** The projects that have a page; null where it is as it came with the site. */
  projects: readonly { slug: string; changedAt: string | null }[]
  projectsChangedAt: string | null
  testimonialsChangedAt: string | null
  profileChangedAt: string | null
}

/** All canonical pages that may be indexed, as they are now. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [posts, pages, projects, projectsChangedAt, testimonialsChangedAt, profileChangedAt] =
    await Promise.all([
      listPublishedPosts(),
      listPublishedPages(),
      listProjectDates(),
      lastProjectChange(),
      lastTestimonialChange(),
      lastProfileChange(),
    ])
  return entriesOf({ posts, pages, projects, projectsChangedAt, testimonialsChangedAt, profileChangedAt })
}

/**
 * The entries for this content: main pages, hubs, landing pages that pass the quality gate, reviews, the list of all
 * pages, the privacy page, projects, posts and custom pages. `lastmod` is the day the content changed; where nobody knows it, there is none.
 */
export function entriesOf(content: SitemapContent): SitemapEntry[] {
  const { posts, pages, projects } = content
  const dates = contentDates()
  const written: Record<string, (string | null)[]> = {
    '/': [content.projectsChangedAt, content.testimonialsChangedAt, content.profileChangedAt],
    '/services': [content.profileChangedAt],
    '/gallery': [content.projectsChangedAt],
    '/reviews': [content.testimonialsChangedAt, content.profileChangedAt],
    '/contact': [content.profileChangedAt],
    '/privacy': [content.profileChangedAt],
    '/sitemap': pages.map(({ updatedAt }) => updatedAt),
  }
  const entry = ({
    path,
    priority,
    changeFrequency,
  }: Pick<SitePage, 'path' | 'priority' | 'changeFrequency'>) => ({
    url: canonicalUrl(path),
    lastmod:
      path === '/blog' ? latest(posts.map(changed)) : latest([dates.get(path), ...(written[path] ?? [])]),
    changefreq: changeFrequency,
    priority,
  })
  const monthly = (path: string, priority: number) => entry({ path, priority, changeFrequency: 'monthly' })
  return [
    ...mainPages.map(entry),
    monthly('/reviews', 0.6),
    monthly('/sitemap', 0.3),
    monthly('/privacy', 0.2),
    // A town with a page of its own is listed by that one.
    ...[...services, ...towns.filter(({ slug }) => !getTownPage(slug))].map(({ slug }) =>
      monthly(`/rockland/${slug}/`, 0.8),
    ),
    ...landingPages.filter(isOpen).map(entry),
    ...projects.map(({ slug, changedAt }) => ({
      ...monthly(`/gallery/${slug}`, 0.6),
      // A sample has been the same since the day that is recorded for the list of them.
      lastmod: latest([changedAt ?? dates.get('/gallery')]),
    })),
    ...furtherBlogPages(posts.length).map((path) => ({
      ...entry({ path, priority: 0.3, changeFrequency: 'weekly' }),
      lastmod: latest(posts.map(changed)),
    })),
    ...posts.map((post) => ({ ...monthly(`/blog/${post.slug}`, 0.6), lastmod: changed(post) })),
    ...pages.map((page) => ({ ...monthly(`/${page.slug}`, 0.5), lastmod: day(page.updatedAt) })),
  ]
}

const isOpen = ({ path }: SitePage) => {
  const [, , town = '', service = ''] = path.split('/')
  return isIndexable(town, service)
}

const day = (iso: string) => iso.slice(0, 10)
// A sample has been the same since the day it carries, however often a database was filled with it.
const changed = (post: Post) => day(post.isSample ? (post.publishedAt ?? post.createdAt) : post.updatedAt)

/** The last of several days or moments, as a day. */
const latest = (moments: readonly (string | null | undefined)[]) =>
  moments
    .flatMap((moment) => (moment ? [day(moment)] : []))
    .sort()
    .at(-1)
