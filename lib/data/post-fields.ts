import 'server-only'

/** What a post and each kept state of it have in common. */
export const postFields = {
  version: true,
  title: true,
  slug: true,
  excerpt: true,
  content: true,
  featuredImage: true,
  town: true,
  category: true,
  metaTitle: true,
  metaDescription: true,
  isPublished: true,
} as const
