import 'server-only'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { present } from './page-fields'
import { type RevisionKind } from './revisions'

/** The columns that a post and each of its revisions have in common. */
export const postFields = {
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

export const postRevisions: RevisionKind<Prisma.PostGetPayload<{ select: typeof postFields }>> = {
  name: 'post',
  fields: postFields,
  parse: (state) => state,
  isStored: async (tx, id) => (await tx.post.count({ where: { id, ...present } })) > 0,
}
