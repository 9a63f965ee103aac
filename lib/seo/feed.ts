import { type BusinessProfile } from '@/lib/business/profile'
import { type Post } from '@/lib/content-types'
import { postHtml } from '@/lib/page-document/post-html'
import { absoluteUrl, canonicalUrl } from './address'
import { XML_HEAD, xmlElement, xmlText } from './xml'

export const FEED_PATH = '/blog/feed.xml'

// Feed readers request it again and again: the newest posts are enough.
export const FEED_LENGTH = 20

/** Returns the blog as RSS 2.0 with the texts of these posts, the newest. The same posts always give the same file. */
export function feedXml(posts: readonly Post[], profile: Pick<BusinessProfile, 'name'>): string {
  const dates = posts.map((post) => (post.isSample ? publishedAt(post) : post.updatedAt)).sort()
  const newest = dates.at(-1)
  return (
    `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ` +
    `xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n` +
    xmlElement('title', `Local Kitchen & Bath Insights, ${profile.name}`) +
    xmlElement('link', canonicalUrl('/blog')) +
    xmlElement('description', 'Notes on kitchens and baths in Rockland County, NY.') +
    xmlElement('language', 'en-us') +
    xmlElement('lastBuildDate', newest && rfc822(newest)) +
    `<atom:link href="${xmlText(canonicalUrl(FEED_PATH))}" rel="self" type="application/rss+xml"/>\n` +
    posts.map((post) => itemXml(post, profile)).join('') +
    `</channel>\n</rss>\n`
  )
}

function itemXml(post: Post, { name }: Pick<BusinessProfile, 'name'>): string {
  const url = canonicalUrl(`/blog/${post.slug}`)
  return (
    '<item>' +
    xmlElement('title', post.title) +
    xmlElement('link', url) +
    `<guid isPermaLink="true">${xmlText(url)}</guid>` +
    xmlElement('pubDate', rfc822(publishedAt(post))) +
    xmlElement('dc:creator', name) +
    xmlElement('category', post.category) +
    xmlElement('description', post.excerpt) +
    xmlElement('content:encoded', html(post.content)) +
    '</item>\n'
  )
}

const publishedAt = (post: Post) => post.publishedAt ?? post.createdAt
const rfc822 = (iso: string) => new Date(iso).toUTCString()

/** Returns a post's text as HTML with absolute addresses: a feed reader doesn't know our site. */
const html = (text: string) =>
  postHtml(text, (src, alt) => ({ src: absoluteUrl(src), alt })).replace(
    / href="(\/[^"]*)"/g,
    (_, path: string) => ` href="${absoluteUrl(path)}"`,
  )
