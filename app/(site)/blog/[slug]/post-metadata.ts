import { type Metadata } from 'next'
import { type Post } from '@/lib/content-types'
import { postPlainText } from '@/lib/page-document/post-text'
import { clip } from '@/lib/seo/clip'
import { descriptionLeast, descriptionMost, titleMost } from '@/lib/seo/lengths'
import { pageMetadata, type ShareImage } from '@/lib/seo/metadata'

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
