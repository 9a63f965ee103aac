import 'server-only'
import { samplePosts } from '@/lib/content/samples'
import type { Post, StaffPost } from '@/lib/content-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { present } from './page-fields'
import { scheduleNow, visible } from './page-schedule'
import { postFields } from './post-fields'
import { postOrder, shownDate } from './post-order'
import { isTouched } from './untouched'
import { withBuildFallback } from './build-fallback'

/** The columns of a post that its form doesn't have. */
export const columns = ['isSample', 'publishedAt', 'createdAt'] as const

const select = {
  ...postFields,
  id: true,
  version: true,
  isSample: true,
  publishedAt: true,
  publishAt: true,
  unpublishAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PostSelect

export type PostRow = Prisma.PostGetPayload<{ select: typeof select }>

export const toStaffPost = (row: PostRow): StaffPost => ({
  ...row,
  ...scheduleNow(row),
  publishedAt: shownDate(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** Returns a post without the fields that are only for staff. */
function toPost(row: PostRow): Post {
  const { publishAt: _publishAt, unpublishAt: _unpublishAt, version: _version, ...post } = toStaffPost(row)
  return post
}

const dateOf = (post: Post) => post.publishedAt ?? post.createdAt
/** Equal dates are ordered by ids, so that no page of a list repeats a post of the one before. */
const newestFirst = (posts: Post[]) =>
  posts.sort((a, b) => dateOf(b).localeCompare(dateOf(a)) || a.id.localeCompare(b.id))

/** Returns true while samples take the place of posts: there is none, published or not, and nobody has touched the site. */
const showsSamples = async () =>
  (await (await database()).post.count({ where: present })) === 0 && !(await isTouched())

/** Returns the published posts, newest first; else the samples, if they take their place. */
export async function listPublishedPosts(): Promise<Post[]> {
  return withBuildFallback(async () => {
    const db = await database()
    const rows = await db.post.findMany({ where: visible(), select })
    if (rows.length === 0 && (await showsSamples())) return samplePosts
    return newestFirst(rows.map(toPost))
  }, samplePosts)
}

type Stretch = { skip?: number; take: number; town?: string }

/** Returns some of the published posts (about a town), newest first, and their total; the texts of others aren't read. */
export async function listLatestPosts({ skip = 0, take, town }: Stretch): Promise<{
  posts: Post[]
  total: number
}> {
  const isAbout = (post: { town: string }) => town === undefined || post.town === town
  const ofTown = samplePosts.filter(isAbout)
  const samples = { posts: ofTown.slice(skip, skip + take), total: ofTown.length }
  return withBuildFallback(async () => {
    const db = await database()
    const allPosts = await postOrder()
    if (allPosts.length === 0 && (await showsSamples())) return samples
    const posts = allPosts.filter(isAbout)
    const ids = posts.slice(skip, skip + take).map(({ id }) => id)
    const rows = await db.post.findMany({ where: { id: { in: ids }, ...visible() }, select })
    return { posts: newestFirst(rows.map(toPost)), total: posts.length }
  }, samples)
}

/** Returns the published post of a slug, or null; a sample, if samples take the place of posts. */
export async function getPublishedPost(slug: string): Promise<Post | null> {
  const sample = samplePosts.find((post) => post.slug === slug) ?? null
  return withBuildFallback(async () => {
    const db = await database()
    const row = await db.post.findUnique({ where: { slug, ...visible() }, select })
    if (row) return toPost(row)
    return sample && (await showsSamples()) ? sample : null
  }, sample)
}

/** Returns all stored posts for staff, newest first. */
export async function listPosts(): Promise<Post[]> {
  const db = await database()
  return newestFirst((await db.post.findMany({ where: present, select })).map(toPost))
}
