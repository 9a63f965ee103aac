import { type Metadata } from 'next'
import { absoluteUrl, canonicalUrl } from './address'
import { FEED_PATH } from './feed'
import { descriptionLeast, descriptionMost, titleMost } from './lengths'

/** A picture for Open Graph and Twitter; `url` from the site's root or absolute. */
export type ShareImage = { url: string; width: number; height: number; alt: string; type?: string }

type PageSeo = {
  path: string
  /** The title, or several from the best to the shortest: the first that fits is taken. */
  title: string | readonly [string, ...string[]]
  /** Left out of the page where empty. */
  description: string
  keywords?: string[]
  image?: string | ShareImage
  noindex?: boolean
  /** Set on a post: Open Graph's type and dates (ISO). */
  article?: { publishedTime: string; modifiedTime?: string; section?: string }
}

const defaultImage: ShareImage = {
  url: '/images/og-default.webp',
  width: 1200,
  height: 630,
  alt: 'Design rendering of a white and navy kitchen with an island and brass pendants',
  type: 'image/webp',
}

/**
 * Returns the metadata of a public page: canonical address, Open Graph and Twitter card. A title or description that search
 * results would cut, or pad with text of their own, throws in unit tests and is named on the console in development; visitors
 * always get the page.
 */
export function pageMetadata(page: PageSeo): Metadata {
  const { path, keywords, noindex, article } = page
  const url = canonicalUrl(path)
  const title = fittingTitle(page.title)
  const description = page.description.replace(/\s+/g, ' ').trim() || undefined
  const picture = typeof page.image === 'string' ? { url: page.image } : (page.image ?? defaultImage)
  const images = [{ ...picture, url: absoluteUrl(picture.url) }]
  if (!noindex) reportProblems(path, title, description)
  const sharedFields = { title, description, images }
  const openGraph = { ...sharedFields, url, locale: 'en_US' }
  return {
    title,
    description,
    keywords: keywords && [...new Set(keywords)],
    alternates: { canonical: url, types: path.startsWith('/blog') ? feed() : undefined },
    openGraph: article ? { ...openGraph, type: 'article', ...article } : { ...openGraph, type: 'website' },
    twitter: { card: 'summary_large_image', ...sharedFields },
    robots: noindex ? { index: false } : undefined,
  }
}

const feed = () => ({ 'application/rss+xml': canonicalUrl(FEED_PATH) })

/** Returns the first title that search results show whole, else the shortest. */
export function fittingTitle(title: PageSeo['title']): string {
  if (typeof title === 'string') return title
  const shortest = title.reduce((best, next) => (next.length < best.length ? next : best))
  return title.find((candidate) => candidate.length <= titleMost) ?? shortest
}

/** Returns the faults of a page's title and description in words. */
export function seoProblems(title: string, description = ''): string[] {
  const { length } = description
  return [
    title.length > titleMost && `title of ${title.length} characters, at most ${titleMost}`,
    title === '' && 'no title',
    length < descriptionLeast && `description of ${length} characters, at least ${descriptionLeast}`,
    length > descriptionMost && `description of ${length} characters, at most ${descriptionMost}`,
  ].filter((problem) => problem !== false)
}

const reportedPaths = new Set<string>()

function reportProblems(path: string, title: string, description: string | undefined): void {
  if (process.env.NODE_ENV === 'production' || reportedPaths.has(path)) return
  const problems = seoProblems(title, description)
  if (problems.length === 0) return
  const message = `metadata of ${path}: ${problems.join('; ')}`
  if (process.env.NODE_ENV === 'test') throw new Error(message)
  reportedPaths.add(path)
  console.warn(message)
}
