import 'server-only'
import { samplePosts } from '@/lib/business/samples'
import type { Post } from '@/lib/content-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { orAtBuild } from './stand-in'

const select = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  content: true,
  featuredImage: true,
  town: true,
  category: true,
  isPublished: true,
  isSample: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PostSelect

type Row = Prisma.PostGetPayload<{ select: typeof select }>

const toPost = (row: Row): Post => ({
  ...row,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const dateOf = (post: Post) => post.publishedAt ?? post.createdAt
const newestFirst = (posts: Post[]) => posts.sort((a, b) => dateOf(b).localeCompare(dateOf(a)))

/** The published posts, newest first; the three samples while there is no post at all, published or not. */
export async function listPublishedPosts(): Promise<Post[]> {
  return orAtBuild(async () => {
    const db = await database()
    const rows = await db.post.findMany({ where: { isPublished: true }, select })
    if (rows.length === 0 && (await db.post.count()) === 0) return samplePosts
    return newestFirst(rows.map(toPost))
  }, samplePosts)
}

/** The published post of a slug, or null; one of the samples while there is no post at all. */
export async function getPublishedPost(slug: string): Promise<Post | null> {
  const sample = samplePosts.find((post) => post.slug === slug) ?? null
  return orAtBuild(async () => {
    const db = await database()
    const row = await db.post.findUnique({ where: { slug, isPublished: true }, select })
    if (row) return toPost(row)
    return sample && (await db.post.count()) === 0 ? sample : null
  }, sample)
}

/** All stored posts for staff, newest first. */
export async function listPosts(): Promise<Post[]> {
  const db = await database()
  return newestFirst((await db.post.findMany({ select })).map(toPost))
}

/** How many posts are stored; samples that only stand in don't count. */
export async function countPosts(): Promise<{ total: number; published: number }> {
  const db = await database()
  const [total, published] = await Promise.all([
    db.post.count(),
    db.post.count({ where: { isPublished: true } }),
  ])
  return { total, published }
}
