import 'server-only'
import { type PostRevision, type StaffPost } from '@/lib/content-types'
import { postRevisions } from '@/lib/data/post-fields'
import {
  createPost,
  deletePost,
  getPost,
  listDuePosts,
  type PostPatch,
  restorePost,
  updatePost,
  whoSavedPost,
} from '@/lib/data/posts'
import { addRevision, hasRevision } from '@/lib/data/revisions'
import { AppError } from '@/lib/errors'
import { cleanPostText } from '@/lib/page-document/post-html'
import { revalidate } from '@/lib/revalidate'
import { type PostFields, type PostPatchFields, type PostRevisionFields } from '@/lib/schemas/posts'

// What staff do with posts. Each change shows on the public pages before it is answered.

/** The fields as they are stored: rich text sanitized. */
const cleaned = <Fields extends PostPatch>(fields: Fields): Fields =>
  fields.content === undefined ? fields : { ...fields, content: cleanPostText(fields.content) }

/** Adds a post. @throws AppError invalid, conflict (slug taken, with `suggestions`) */
export async function addPost(fields: PostFields, staffId?: string): Promise<StaffPost> {
  const post = await createPost(cleaned(fields), { staffId })
  await revalidate({ kind: 'post', before: null, after: post })
  return post
}

/**
 * Changes what the patch names. A published post that gets another slug is found at its old one too, by a redirect.
 * @throws AppError not-found, invalid, conflict (slug taken, with `suggestions`, or saved by somebody else since)
 */
export async function changePost(id: string, fields: PostPatchFields, staffId?: string): Promise<StaffPost> {
  const { version, revisionName, ...rest } = fields
  const saving = { staffId, name: revisionName }
  const change = await updatePost(id, cleaned(rest), version, saving).catch(async (error: unknown) => {
    throw isOutdated(error) ? await outdated(id) : error
  })
  await revalidate({ kind: 'post', ...change })
  return change.after
}

/** Takes a post away; bringBackPost() undoes it. @throws AppError not-found */
export async function removePost(id: string): Promise<{ title: string }> {
  const before = await deletePost(id)
  await revalidate({ kind: 'post', before, after: null })
  return before
}

/** Brings a deleted post back, at a free address where its own is taken. @throws AppError not-found */
export async function bringBackPost(id: string): Promise<StaffPost> {
  const post = await restorePost(id)
  await revalidate({ kind: 'post', before: null, after: post })
  return post
}

/** Adds a state as a revision of a post; the post stays as it is. @throws AppError not-found */
export async function addPostRevision(
  id: string,
  fields: PostRevisionFields,
  staffId?: string,
): Promise<PostRevision> {
  const {
    excerpt = '',
    content = '',
    featuredImage = '',
    town = '',
    category = '',
    ...rest
  } = cleaned(fields)
  const { name, metaTitle = '', metaDescription = '', ...address } = rest
  const texts = { excerpt, content, featuredImage, town, category, metaTitle, metaDescription }
  return addRevision(postRevisions, id, { ...address, ...texts }, { staffId, name })
}

/** Has the routes rendered again that show posts whose scheduled moment came after `since`. */
export async function showDuePosts(since: Date): Promise<void> {
  for (const post of await listDuePosts(since, new Date())) {
    const shown = { ...post, isPublished: true }
    await revalidate({ kind: 'post', before: shown, after: shown })
  }
}

/** Whether a save was refused because the post had been saved since; a taken address comes with a message for it. */
const isOutdated = (error: unknown) =>
  error instanceof AppError && error.code === 'conflict' && !error.more.errors

/** The refusal of a save that came too late, with what is there now, who saved it, and whether a revision keeps it. */
async function outdated(id: string): Promise<AppError> {
  const post = await getPost(id)
  if (!post) return new AppError('not-found')
  const [savedBy, isKept] = await Promise.all([whoSavedPost(id), hasRevision('post', id, post.version)])
  return new AppError('conflict', { about: { post, savedBy, hasRevision: isKept } })
}
