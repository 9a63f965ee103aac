import { type Metadata } from 'next'
import { type BusinessProfile } from '@/lib/business/profile'
import { type StoredPage, type Post, type Project } from '@/lib/content-types'
import { normalWord, splitWords } from '@/lib/text/words'
import { pageMetadata, type ShareImage } from './metadata'
import { pageCard, type Sender, shareImage, projectCard } from './share-card'
import { postPlainText } from '@/lib/page-document/post-text'
import { clip } from './clip'
import { descriptionLeast, descriptionMost, titleMost } from './lengths'

/** Keywords of all pages of this business. */
const sharedKeywords = ['kitchen and bath remodeling', 'Rockland County NY']
const keywordsMost = 4

/** Returns a custom page's keywords: its title, the meaningful words of it, and the shared ones. */
function keywordsOf(title: string): string[] {
  const lowerCaseTitle = title.trim().toLowerCase()
  const words = splitWords(lowerCaseTitle).filter((word) => word.length > 2 && normalWord(word))
  return [...(lowerCaseTitle ? [lowerCaseTitle] : []), ...words.slice(0, keywordsMost), ...sharedKeywords]
}

/**
 * Returns a custom page's metadata as staff wrote it: the SEO title, else the title, else the business's name. `sharePicture`
 * is the chosen one, or ''.
 */
export function customPageMetadata(
  page: StoredPage,
  profile: Sender & Pick<BusinessProfile, 'name'>,
  sharePicture: string,
): Metadata {
  const path = `/${page.slug}`
  return pageMetadata({
    path,
    title: page.metaTitle.trim() || page.title.trim() || profile.name,
    description: page.metaDescription,
    keywords: keywordsOf(page.title),
    image: shareImage(path, pageCard(page, profile, sharePicture)),
  })
}

/**
 * Returns a post's metadata: what staff wrote for search engines, else title and excerpt. A short excerpt is continued with
 * the beginning of the post.
 */
export function postMetadata(post: Post, image?: ShareImage): Metadata {
  const beginning = postPlainText(post.content)
  const short = post.excerpt.length < descriptionLeast
  const publishedTime = post.publishedAt ?? post.createdAt
  return pageMetadata({
    path: `/blog/${post.slug}`,
    title: clip(post.metaTitle.trim() || post.title, titleMost),
    description:
      post.metaDescription.trim() ||
      clip(short ? `${post.excerpt} ${beginning}`.trim() : post.excerpt, descriptionMost),
    keywords: [post.category, `${post.town || 'Rockland County'} NY`].filter(Boolean),
    image: image ?? (post.featuredImage || undefined),
    article: { publishedTime, modifiedTime: post.updatedAt, section: post.category || undefined },
  })
}

const kindNames = { kitchen: 'kitchen remodel', bathroom: 'bathroom renovation' }

/** Returns a project's metadata: the title with its place while that fits, the description with what the work took. */
export function projectMetadata(project: Project, profile: Sender): Metadata {
  const { slug, title, location, projectType, description, timeline, cost } = project
  const path = `/gallery/${slug}`
  const kind = kindNames[projectType]
  const effort = [location, timeline, cost].filter(Boolean).join(', ')
  const text = description.replace(/\s+/g, ' ')
  const withKind = `${text} A ${kind} before and after: ${effort}.`
  const longDescription = `${withKind} See what was done, and what one in your house would take.`
  return pageMetadata({
    path,
    title: [
      `${title}, ${location} | ${profile.shortName}`,
      `${title}, ${location}`,
      `${title} | ${profile.shortName}`,
      clip(title, titleMost),
    ],
    description: clip(withKind.length < descriptionLeast ? longDescription : withKind, descriptionMost),
    keywords: [`${kind} ${location}`, `${kind} before and after`, 'Rockland County NY'],
    image: shareImage(path, projectCard(project, profile)),
  })
}
