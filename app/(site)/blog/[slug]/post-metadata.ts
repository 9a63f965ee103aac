import { type Metadata } from 'next'
import { type Post } from '@/lib/content-types'
import { postWords } from '@/lib/page-document/post-text'
import { clip } from '@/lib/seo/clip'
import { descriptionLeast, descriptionMost, titleMost } from '@/lib/seo/lengths'
import { pageMetadata, type ShareImage } from '@/lib/seo/metadata'

/** A post's metadata as staff wrote it for search engines, else its title and excerpt; a short excerpt goes on with the post's beginning. */
export function postMetadata(post: Post, image?: ShareImage): Metadata {
  const beginning = postWords(post.content)
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
