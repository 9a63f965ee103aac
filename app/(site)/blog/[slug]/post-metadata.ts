import { type Metadata } from 'next'
import { type Post } from '@/lib/content-types'
import { clip } from '@/lib/seo/clip'
import { descriptionLeast, descriptionMost, titleMost } from '@/lib/seo/lengths'
import { pageMetadata, type ShareImage } from '@/lib/seo/metadata'

/** A post's metadata; a short excerpt goes on with the post's own beginning. */
export function postMetadata(post: Post, image?: ShareImage): Metadata {
  const beginning = post.content.replace(/\s+/g, ' ').trim()
  const short = post.excerpt.length < descriptionLeast
  const publishedTime = post.publishedAt ?? post.createdAt
  return pageMetadata({
    path: `/blog/${post.slug}`,
    title: clip(post.title, titleMost),
    description: clip(short ? `${post.excerpt} ${beginning}`.trim() : post.excerpt, descriptionMost),
    keywords: [post.category, `${post.town || 'Rockland County'} NY`].filter(Boolean),
    image: image ?? (post.featuredImage || undefined),
    article: { publishedTime, modifiedTime: post.updatedAt, section: post.category },
  })
}
