import 'server-only'
import type { Page, StoredPage } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { type Schedule } from '@/lib/page-document/schedule'
import { freeSlug, longestSlug } from '@/lib/page-document/slug'
import { documentJson } from '@/lib/page-document/stored'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Transaction, write } from './client'
import { notePage } from './media-mentions'
import { fields, getWaitingTexts, pageRevisions, parseComponents, present } from './page-fields'
import { maybeShown, scheduleColumns, scheduleNow, scheduleOf, visible } from './page-schedule'
import { moveRedirect } from './redirects'
import { isMissing, isDuplicate } from './database-errors'
import { keepRevision, type Saving } from './revisions'
import { withBuildFallback } from './build-fallback'
import { withoutUndefined } from './without-undefined'

export const select = {
  ...fields,
  id: true,
  version: true,
  publishAt: true,
  unpublishAt: true,
  draftId: true,
  draftSavedAt: true,
  draftPublishAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PageSelect

type Row = Prisma.PageGetPayload<{ select: typeof select }>

export const toPage = ({ draftId, draftSavedAt, draftPublishAt, ...row }: Row): StoredPage => ({
  ...row,
  ...scheduleNow(row),
  components: parseComponents(row.components, { model: 'Page', id: row.id }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(draftId && {
    draft: {
      savedAt: (draftSavedAt ?? row.updatedAt).toISOString(),
      publishAt: draftPublishAt?.toISOString() ?? null,
    },
  }),
})

const recentFirst = [{ updatedAt: 'desc' }, { id: 'asc' }] satisfies Prisma.PageOrderByWithRelationInput[]

/** All pages for staff, the one saved last first. */
export async function listPages(): Promise<StoredPage[]> {
  const db = await database()
  return (await db.page.findMany({ where: present, select, orderBy: recentFirst })).map(toPage)
}

/** The pages that were saved last, without their blocks. */
export async function listRecentPages({
  limit,
}: {
  limit: number
}): Promise<(Pick<StoredPage, 'id' | 'title' | 'slug'> & Schedule)[]> {
  const db = await database()
  const light = { id: true, title: true, slug: true, isPublished: true, publishAt: true, unpublishAt: true }
  const rows = await db.page.findMany({ where: present, select: light, orderBy: recentFirst, take: limit })
  return rows.map((row) => ({ ...row, ...scheduleNow(row) }))
}

/** The published pages, the one saved last first; none while the site is built without a database. */
export async function listPublishedPages(): Promise<StoredPage[]> {
  return withBuildFallback(async () => {
    const db = await database()
    return (await db.page.findMany({ where: visible(), select, orderBy: recentFirst })).map(toPage)
  }, [])
}

/** The published page of a slug, or null. */
export async function getPublishedPage(slug: string): Promise<StoredPage | null> {
  return withBuildFallback(async () => {
    const db = await database()
    const row = await db.page.findUnique({ where: { slug, ...visible() }, select })
    return row && toPage(row)
  }, null)
}

/** The pages that were to be shown or hidden after `since` and not after `until`. */
export async function listDuePages(since: Date, until: Date): Promise<StoredPage[]> {
  const db = await database()
  const due = { gt: since, lte: until }
  const where = { ...present, OR: [{ publishAt: due }, { unpublishAt: due }] }
  return (await db.page.findMany({ where, select, orderBy: recentFirst })).map(toPage)
}

/** The page of an id, published or not, or null. */
export async function getPage(id: string): Promise<StoredPage | null> {
  const db = await database()
  const row = await db.page.findUnique({ where: { id, ...present }, select })
  return row && toPage(row)
}

/** The page of an id. Throws `not-found`. */
export async function requirePage(id: string): Promise<StoredPage> {
  const page = await getPage(id)
  if (!page) throw new AppError('not-found')
  return page
}

/** The name of whoever saved a page last; null when that isn't known. */
export async function whoSavedPage(id: string): Promise<string | null> {
  const db = await database()
  const row = await db.page.findUnique({ where: { id }, select: { savedBy: { select: { name: true } } } })
  return row?.savedBy?.name ?? null
}

/** How many pages there are, without the deleted ones. */
export async function countPages(): Promise<{ total: number; published: number }> {
  const db = await database()
  const [total, published] = await Promise.all([
    db.page.count({ where: present }),
    db.page.count({ where: visible() }),
  ])
  return { total, published }
}

/** What of a page can be saved. */
type PageInput = Pick<Page, 'title' | 'slug'> & Partial<PageRest>
export type PagePatch = Partial<PageInput>
type PageRest = Pick<StoredPage, 'content' | 'metaTitle' | 'metaDescription' | 'components'> & Schedule

const slugTaken = () =>
  new AppError('conflict', {
    detail: 'Another page has this address. Choose a different slug.',
    errors: { slug: 'Another page has this address.' },
  })

/** Adds a page, a draft unless it says otherwise. Throws `conflict` with a message for `slug` when that is taken. */
export async function createPage(input: PageInput, saving: Saving = {}): Promise<StoredPage> {
  const empty = { content: '', metaTitle: '', metaDescription: '', components: [] }
  const page = { ...empty, ...withoutUndefined(input) }
  const unplanned = { isPublished: false, publishAt: null, unpublishAt: null }
  const { components, ...texts } = { ...page, ...scheduleColumns(input, unplanned) }
  const data = { ...texts, components: documentJson(components) }
  const state = { ...data, version: 1 }
  return write(async (db) => {
    try {
      return await db.$transaction(async (tx) => {
        const row = await tx.page.create({ data: { ...data, savedById: saving.staffId }, select })
        await notePage(tx, row.id, state)
        await keepRevision(tx, pageRevisions, row.id, state, null, saving)
        return toPage(row)
      })
    } catch (error) {
      throw isDuplicate(error) ? slugTaken() : error
    }
  })
}

/** A page as it is saved now, and as visitors may have seen it until now. */
type PageChange = { before: StoredPage; after: StoredPage }

/** Nothing waits to go live. `draftPublishAt` is the moment that was planned, when that has come. */
export const noDraft = (draftPublishAt: Date | null = null) => ({
  draftId: null,
  draftSavedAt: null,
  draftPublishAt,
})

/**
 * Changes the fields that `patch` names; a page that stays published under another slug is found at its old one by a
 * redirect, from the same moment. Throws `not-found`; `conflict` when the page's version isn't `expectedVersion` any more;
 * `conflict` with a message for `slug` when that is taken; `invalid` for a moment of the past.
 *
 * Changes that wait to go live are given up for the blocks of `patch`. Where it has none they go on waiting, with the
 * texts that it names; a page that visitors don't see, before or after, has them from now on.
 */
export async function updatePage(
  id: string,
  patch: PagePatch,
  expectedVersion?: number,
  saving: Saving & { plannedFor?: Date } = {},
): Promise<PageChange> {
  return write(async (db) => {
    const current = await db.page.findUnique({ where: { id, ...present }, select })
    if (!current) throw new AppError('not-found')
    const { version } = current
    if (expectedVersion !== undefined && expectedVersion !== version) throw new AppError('conflict')
    const { components, ...texts } = patch
    const draft = components ? null : await getWaitingTexts(db, id, current.draftId)
    const isLive = scheduleNow(current).isPublished && patch.isPublished !== false
    const waiting = isLive ? draft : null
    const data = {
      ...(draft && !isLive ? draft : {}),
      ...withoutUndefined({ ...texts, components: components && documentJson(components) }),
      ...scheduleColumns(patch, scheduleOf(current)),
      ...(waiting ? {} : noDraft(saving.plannedFor)),
    }
    const state = { ...current, ...data, version: version + 1 }
    const moves = current.slug !== state.slug && scheduleNow(current).isPublished && state.isPublished
    try {
      const row = await db.$transaction(async (tx) => {
        const saved = await tx.page.update({
          where: { id, version, ...present },
          data: { ...data, version: state.version, savedById: saving.staffId ?? null },
          select,
        })
        await notePage(tx, id, state, waiting)
        await keepRevision(tx, pageRevisions, id, state, current, saving)
        if (waiting) await keepWaiting(tx, current, waiting, patch)
        if (moves) await moveRedirect(tx, `/${current.slug}`, `/${state.slug}`)
        return saved
      })
      return { before: { ...toPage(current), isPublished: maybeShown(current) }, after: toPage(row) }
    } catch (error) {
      if (isDuplicate(error)) throw slugTaken()
      throw isMissing(error) ? new AppError('conflict') : error
    }
  })
}

/** What is saved on a live page beside its blocks is in the changes that wait as well: publishing them keeps it. */
async function keepWaiting(
  tx: Transaction,
  current: Row,
  waiting: NonNullable<Awaited<ReturnType<typeof getWaitingTexts>>>,
  { title, metaTitle, metaDescription }: PagePatch,
) {
  const before = { ...current, ...waiting, isPublished: false }
  const version = current.version + 1
  const after = { ...before, ...withoutUndefined({ title, metaTitle, metaDescription }), version }
  const draftId = await keepRevision(tx, pageRevisions, current.id, after, before, {})
  if (draftId) await tx.page.update({ where: { id: current.id }, data: { draftId }, select: { id: true } })
}

/** Takes a page away, for good unless restorePage() is called; its slug is free at once. Returns it as visitors may have seen it. */
export async function deletePage(id: string): Promise<StoredPage> {
  return write(async (db) => {
    const row = await db.page.findUnique({ where: { id, ...present }, select })
    if (!row) throw new AppError('not-found')
    // No slug that a person can choose begins with this sign.
    const data = { deletedAt: new Date(), deletedSlug: row.slug, slug: `~${id}` }
    await db.page.update({ where: { id }, data, select: { id: true } })
    return { ...toPage(row), isPublished: maybeShown(row) }
  })
}

/** Brings a deleted page back, at a free address when another page has taken its own meanwhile. Throws `not-found`. */
export async function restorePage(id: string): Promise<StoredPage> {
  return write(async (db) => {
    const where = { id, deletedAt: { not: null } }
    const deleted = await db.page.findUnique({ where, select: { deletedSlug: true } })
    if (!deleted) throw new AppError('not-found')
    const alike = { slug: { startsWith: deleted.deletedSlug.slice(0, longestSlug - 6) } }
    const taken = await db.page.findMany({ where: alike, select: { slug: true } })
    const slug = freeSlug(
      deleted.deletedSlug,
      taken.map((page) => page.slug),
    )
    return toPage(await db.page.update({ where, data: { deletedAt: null, deletedSlug: '', slug }, select }))
  })
}
