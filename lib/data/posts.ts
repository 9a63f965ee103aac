import 'server-only'
import { samplePosts } from '@/lib/content/samples'
import type { Post, StaffPost } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { postWords } from '@/lib/page-document/post-text'
import { freeSlug, isReservedPostSlug } from '@/lib/page-document/slug'
import type { Schedule } from '@/lib/page-document/schedule'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Transaction, write, type Writer } from './client'
import { notePost } from './media-mentions'
import { present } from './page-fields'
import { maybeShown, scheduleColumns, scheduleNow, scheduleOf, visible } from './page-schedule'
import { postFields, postRevisions } from './post-fields'
import { postOrder, shownDate } from './post-order'
import { postSearchText } from './post-search'
import { moveRedirect } from './redirects'
import { isMissing, isDuplicate } from './database-errors'
import { keepRevision, type Saving } from './revisions'
import { withBuildFallback } from './build-fallback'
import { withoutUndefined } from './without-undefined'

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

type Row = Prisma.PostGetPayload<{ select: typeof select }>

const toStaffPost = (row: Row): StaffPost => ({
  ...row,
  ...scheduleNow(row),
  publishedAt: shownDate(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** A post as everybody may know it. */
function toPost(row: Row): Post {
  const { publishAt: _publishAt, unpublishAt: _unpublishAt, version: _version, ...post } = toStaffPost(row)
  return post
}

const dateOf = (post: Post) => post.publishedAt ?? post.createdAt
/** Of one moment by their ids, so that no page of a list shows again what the one before it showed. */
const newestFirst = (posts: Post[]) =>
  posts.sort((a, b) => dateOf(b).localeCompare(dateOf(a)) || a.id.localeCompare(b.id))

/** The published posts, newest first; the three samples while there is no post at all, published or not. */
export async function listPublishedPosts(): Promise<Post[]> {
  return withBuildFallback(async () => {
    const db = await database()
    const rows = await db.post.findMany({ where: visible(), select })
    if (rows.length === 0 && (await db.post.count({ where: present })) === 0) return samplePosts
    return newestFirst(rows.map(toPost))
  }, samplePosts)
}

type Stretch = { skip?: number; take: number; town?: string }

/** A stretch of the published posts (about a town), newest first, and how many there are; the texts of the others aren't read. */
export async function listLatestPosts({ skip = 0, take, town }: Stretch): Promise<{
  posts: Post[]
  total: number
}> {
  const isAbout = (post: { town: string }) => town === undefined || post.town === town
  const ofTown = samplePosts.filter(isAbout)
  const samples = { posts: ofTown.slice(skip, skip + take), total: ofTown.length }
  return withBuildFallback(async () => {
    const db = await database()
    const all = await postOrder()
    if (all.length === 0 && (await db.post.count({ where: present })) === 0) return samples
    const found = all.filter(isAbout)
    const ids = found.slice(skip, skip + take).map(({ id }) => id)
    const rows = await db.post.findMany({ where: { id: { in: ids }, ...visible() }, select })
    return { posts: newestFirst(rows.map(toPost)), total: found.length }
  }, samples)
}

/** The published post of a slug, or null; one of the samples while there is no post at all. */
export async function getPublishedPost(slug: string): Promise<Post | null> {
  const sample = samplePosts.find((post) => post.slug === slug) ?? null
  return withBuildFallback(async () => {
    const db = await database()
    const row = await db.post.findUnique({ where: { slug, ...visible() }, select })
    if (row) return toPost(row)
    return sample && (await db.post.count({ where: present })) === 0 ? sample : null
  }, sample)
}

/** All stored posts for staff, newest first. */
export async function listPosts(): Promise<Post[]> {
  const db = await database()
  return newestFirst((await db.post.findMany({ where: present, select })).map(toPost))
}

/** The posts that were to be shown or hidden after `since` and not after `until`. */
export async function listDuePosts(since: Date, until: Date): Promise<StaffPost[]> {
  const db = await database()
  const due = { gt: since, lte: until }
  const where = { ...present, OR: [{ publishAt: due }, { unpublishAt: due }] }
  return (await db.post.findMany({ where, select })).map(toStaffPost)
}

/** How many posts are stored; samples that only stand in don't count. */
export async function countPosts(): Promise<{ total: number; published: number }> {
  const db = await database()
  const [total, published] = await Promise.all([
    db.post.count({ where: present }),
    db.post.count({ where: visible() }),
  ])
  return { total, published }
}

/** The post of an id, published or not, or null. */
export async function getPost(id: string): Promise<StaffPost | null> {
  const db = await database()
  const row = await db.post.findUnique({ where: { id, ...present }, select })
  return row && toStaffPost(row)
}

/** The post of an id. Throws `not-found`. */
export async function requirePost(id: string): Promise<StaffPost> {
  const post = await getPost(id)
  if (!post) throw new AppError('not-found')
  return post
}

/** The name of whoever saved a post last; null when that isn't known. */
export async function whoSavedPost(id: string): Promise<string | null> {
  const db = await database()
  const row = await db.post.findUnique({ where: { id }, select: { savedBy: { select: { name: true } } } })
  return row?.savedBy?.name ?? null
}

type PostTexts = Pick<
  Post,
  'excerpt' | 'content' | 'featuredImage' | 'town' | 'category' | 'metaTitle' | 'metaDescription'
>

/** What of a post can be saved. */
type PostInput = Pick<Post, 'title' | 'slug'> & Partial<PostTexts & Schedule>
export type PostPatch = Partial<PostInput>

const empty: PostTexts = {
  excerpt: '',
  content: '',
  featuredImage: '',
  town: '',
  category: '',
  metaTitle: '',
  metaDescription: '',
}

/** The refusal of a slug that another post has, with two that are free. */
async function slugTaken(db: Writer, slug: string): Promise<AppError> {
  const taken = await slugsLike(db, slug)
  const first = freeSlug(slug, [slug, ...taken], isReservedPostSlug)
  const second = freeSlug(`${slug}-${new Date().getFullYear()}`, [first, ...taken], isReservedPostSlug)
  return new AppError('conflict', {
    detail: 'Another post has this address. Choose a different slug.',
    errors: { slug: 'Another post has this address.' },
    about: { suggestions: [first, second] },
  })
}

/** The slugs of posts that begin like this one: among them are all that a number behind it could meet. */
async function slugsLike(db: Pick<Transaction, 'post'>, slug: string): Promise<string[]> {
  const where = { slug: { startsWith: slug.slice(0, 900) } }
  return (await db.post.findMany({ where, select: { slug: true } })).map((post) => post.slug)
}

/**
 * The date that a post carries from a save on. A schedule gives it the moment at which it will be shown; one that has
 * been shown before keeps the date it had.
 */
function dateFor(next: { isPublished: boolean; publishAt: Date | null }, current: Row | null): Date | null {
  if (next.publishAt) return next.publishAt
  const waited = current !== null && scheduleNow(current).publishAt !== null
  const had = current === null || waited ? null : current.publishedAt
  return had ?? (next.isPublished ? new Date() : null)
}

/** Adds a post, a draft unless it says otherwise. Throws `conflict` with a message for `slug` when that is taken. */
export async function createPost(input: PostInput, saving: Saving = {}): Promise<StaffPost> {
  const unplanned = { isPublished: false, publishAt: null, unpublishAt: null }
  const columns = { ...empty, ...withoutUndefined(input), ...scheduleColumns(input, unplanned) }
  const found = { searchText: postSearchText(columns), publishedAt: dateFor(columns, null) }
  const data = { ...columns, ...found, savedById: saving.staffId }
  return write(async (db) => {
    try {
      return await db.$transaction(async (tx) => {
        const row = await tx.post.create({ data, select })
        await notePost(tx, row.id, row)
        await keepRevision(tx, postRevisions, row.id, row, null, saving)
        return toStaffPost(row)
      })
    } catch (error) {
      throw isDuplicate(error) ? await slugTaken(db, input.slug) : error
    }
  })
}

/** A post as it is saved now, and as visitors may have seen it until now. */
type PostChange = { before: StaffPost; after: StaffPost }

/**
 * Changes the fields that `patch` names; a post that stays published under another slug is found at its old one by a
 * redirect, from the same moment. Throws `not-found`; `conflict` when the post's version isn't `expectedVersion` any
 * more; `conflict` with a message for `slug` when that is taken; `invalid` for a moment of the past.
 */
export async function updatePost(
  id: string,
  patch: PostPatch,
  expectedVersion?: number,
  saving: Saving = {},
): Promise<PostChange> {
  return write(async (db) => {
    const current = await db.post.findUnique({ where: { id, ...present }, select })
    if (!current) throw new AppError('not-found')
    const { version } = current
    if (expectedVersion !== undefined && expectedVersion !== version) throw new AppError('conflict')
    const columns = { ...withoutUndefined(patch), ...scheduleColumns(patch, scheduleOf(current)) }
    // What somebody has rewritten is no sample any more.
    const isSample = current.isSample && !isRewritten(current, patch)
    const data = { ...columns, isSample, publishedAt: dateFor(columns, current) }
    const state = { ...current, ...data, version: version + 1 }
    const searchText = postSearchText(state)
    const moves = current.slug !== state.slug && scheduleNow(current).isPublished && state.isPublished
    try {
      const row = await db.$transaction(async (tx) => {
        const saved = await tx.post.update({
          where: { id, version, ...present },
          data: { ...data, searchText, version: state.version, savedById: saving.staffId ?? null },
          select,
        })
        await notePost(tx, id, state)
        await keepRevision(tx, postRevisions, id, state, current, saving)
        if (moves) await moveRedirect(tx, `/blog/${current.slug}`, `/blog/${state.slug}`)
        return saved
      })
      return { before: asSeen(current), after: toStaffPost(row) }
    } catch (error) {
      if (isDuplicate(error)) throw await slugTaken(db, state.slug)
      throw isMissing(error) ? new AppError('conflict') : error
    }
  })
}

const isRewritten = (row: Row, { title = row.title, content = row.content }: PostPatch) =>
  title !== row.title || postWords(content) !== postWords(row.content)

/** A post as visitors may have seen it until now. */
const asSeen = (row: Row): StaffPost => ({ ...toStaffPost(row), isPublished: maybeShown(row) })

/** Takes a post away; restorePost() undoes it for 30 days. Its slug is free at once. Returns it as visitors may have seen it. */
export async function deletePost(id: string): Promise<StaffPost> {
  return write(async (db) => {
    const row = await db.post.findUnique({ where: { id, ...present }, select })
    if (!row) throw new AppError('not-found')
    // No slug that a person can choose begins with this sign.
    const data = { deletedAt: new Date(), deletedSlug: row.slug, slug: `~${id}` }
    await db.post.update({ where: { id }, data, select: { id: true } })
    return asSeen(row)
  })
}

/** Brings a deleted post back, at a free address when another post has taken its own meanwhile. Throws `not-found`. */
export async function restorePost(id: string): Promise<StaffPost> {
  return write(async (db) => {
    const where = { id, deletedAt: { not: null } }
    const deleted = await db.post.findUnique({ where, select: { deletedSlug: true } })
    if (!deleted) throw new AppError('not-found')
    const slug = freeSlug(deleted.deletedSlug, await slugsLike(db, deleted.deletedSlug), isReservedPostSlug)
    const data = { deletedAt: null, deletedSlug: '', slug }
    return toStaffPost(await db.post.update({ where, data, select }))
  })
}
