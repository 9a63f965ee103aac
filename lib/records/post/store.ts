import 'server-only'
import { samplePosts } from '@/lib/content/samples'
import { type StaffPost } from '@/lib/content-types'
import { notePost } from '@/lib/data/media-mentions'
import { scheduleColumns, scheduleNow, scheduleOf, unscheduled } from '@/lib/data/page-schedule'
import { postRevisions } from '@/lib/data/post-fields'
import { postSearchText } from '@/lib/data/post-search'
import { columns, type PostRow, toStaffPost } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { moveRedirect } from '@/lib/data/redirects'
import { keepRevision } from '@/lib/data/revisions'
import { withoutUndefined } from '@/lib/data/without-undefined'
import { AppError } from '@/lib/errors'
import { cleanPostText } from '@/lib/page-document/post-html'
import { postPlainText } from '@/lib/page-document/post-text'
import { freeSlug, isReservedPostSlug } from '@/lib/page-document/slug'
import { type Values } from '../define-record'
import { getLastSave } from '../last-save'
import { listSlugsLike } from '../slugs'
import { recordStore } from '../store'
import { post } from './definition'

type Changes = Partial<Values<typeof post.fields>>

/**
 * Returns the date that a post carries from a save on. A schedule gives it the moment at which it will be shown; one that has
 * been shown before keeps the date it had.
 */
function dateAfter(
  { isPublished, publishAt }: { isPublished: boolean; publishAt: Date | null },
  current: PostRow | null,
): Date | null {
  if (publishAt) return publishAt
  const isWaiting = current !== null && scheduleNow(current).publishAt !== null
  return (isWaiting ? null : current?.publishedAt) ?? (isPublished ? new Date() : null)
}

const isRewritten = (row: PostRow, { title = row.title, content = row.content }: Changes) =>
  title !== row.title || postPlainText(content) !== postPlainText(row.content)

function toColumns(changes: Changes, current: PostRow | null) {
  const schedule = scheduleColumns(changes, current ? scheduleOf(current) : unscheduled)
  return {
    ...changes,
    ...schedule,
    // A sample that somebody has rewritten no longer is one.
    isSample: current ? current.isSample && !isRewritten(current, changes) : undefined,
    publishedAt: dateAfter(schedule, current),
    searchText: postSearchText({ ...current, ...withoutUndefined(changes) } as PostRow),
  }
}

const store = recordStore<typeof post.fields, StaffPost>(post, {
  samples: samplePosts as StaffPost[],
  columns,
  toItem: (row) => toStaffPost(row as PostRow),
  toColumns: (_db, changes, current) => toColumns(changes, current as PostRow | null),
  async onSaved(tx, { before: rowBefore, after: row, saving }) {
    const [before, after] = [rowBefore as PostRow | null, row as PostRow]
    await notePost(tx, after.id, after)
    await keepRevision(tx, postRevisions, after.id, after, before, saving)
    const isMoved = before && before.slug !== after.slug
    if (isMoved && scheduleNow(before).isPublished && after.isPublished)
      await moveRedirect(tx, `/blog/${before.slug}`, `/blog/${after.slug}`)
  },
  outdated: async (now) =>
    new AppError('conflict', { about: { post: now, ...(await getLastSave(post, now)) } }),
  async suggestSlugs(db, { slug }) {
    const wantedSlug = String(slug)
    const takenSlugs = await listSlugsLike(db, post, wantedSlug)
    const first = freeSlug(wantedSlug, [wantedSlug, ...takenSlugs], isReservedPostSlug)
    const datedSlug = `${wantedSlug}-${new Date().getFullYear()}`
    return [first, freeSlug(datedSlug, [first, ...takenSlugs], isReservedPostSlug)]
  },
  // A live site has no samples.
  restoredColumns: async (_db, row) =>
    row.isSample && (await getProfile()).liveSince ? { isPublished: false, publishAt: null } : {},
  freeSlug: async (db, { slug }) =>
    freeSlug(String(slug), await listSlugsLike(db, post, String(slug)), isReservedPostSlug),
})

// Sanitized before the write: no other write waits for a long text.
const withCleanText = <Input extends Changes>(input: Input): Input =>
  input.content ? { ...input, content: cleanPostText(input.content) } : input

/** Saves posts. A post that stays published under another slug gets a redirect in the same transaction. */
export const postStore: typeof store = {
  ...store,
  create: (input, saving) => store.create(withCleanText(input), saving),
  update: (id, changes, saving) => store.update(id, withCleanText(changes), saving),
}
