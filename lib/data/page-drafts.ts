import 'server-only'
import { type StoredPage } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { documentJson } from '@/lib/page-document/stored'
import { database, type Reader, write } from './client'
import { notePage } from './media-mentions'
import { getWaitingTexts, pageRevisions, parsePageBlocks, present } from './page-fields'
import { scheduleNow } from './page-schedule'
import { noDraft, select, toPage } from './pages'
import { isMissing } from './database-errors'
import { keepRevision, type Saving } from './revisions'
import { withoutUndefined } from './without-undefined'

// Changes to a live page that visitors don't see yet: one of its revisions, named by the page (decision 023).

const rowOf = (db: Reader, id: string) => db.page.findUnique({ where: { id, ...present }, select })

/** Returns a page as staff edit it, with its waiting draft; or null. */
export async function getWorkingPage(id: string): Promise<StoredPage | null> {
  const db = await database()
  const row = await rowOf(db, id)
  if (!row) return null
  const page = toPage(row)
  const waiting = await getWaitingTexts(db, id, row.draftId)
  if (!waiting || !page.draft) return page
  const components = parsePageBlocks(
    { ...waiting, slug: row.slug },
    { model: 'Revision', id: row.draftId ?? '' },
  )
  return { ...page, ...waiting, components, updatedAt: page.draft.savedAt }
}

/** @throws AppError not-found */
export async function requireWorkingPage(id: string): Promise<StoredPage> {
  const page = await getWorkingPage(id)
  if (!page) throw new AppError('not-found')
  return page
}

type DraftPatch = Partial<
  Pick<StoredPage, 'title' | 'metaTitle' | 'metaDescription' | 'components'> & { publishAt: string | null }
>

/**
 * Keeps changes to a live page, which visitors see as it was, and when they go live by themselves. What says the same as
 * the live page is no draft. Throws `not-found`; `conflict` when the version isn't `expectedVersion` any more, or the
 * page isn't live; `invalid` for a moment of the past.
 */
export async function saveDraft(
  id: string,
  { components, publishAt, ...texts }: DraftPatch,
  expectedVersion?: number,
  saving: Saving = {},
): Promise<StoredPage> {
  await write(async (db) => {
    const current = await rowOf(db, id)
    if (!current) throw new AppError('not-found')
    const version = current.version + 1
    const isOther = expectedVersion !== undefined && expectedVersion !== current.version
    if (isOther || !scheduleNow(current).isPublished) throw new AppError('conflict')
    const waiting = await getWaitingTexts(db, id, current.draftId)
    const before = { ...current, ...waiting }
    const changes = { ...texts, components: components && documentJson(components) }
    const after = { ...before, ...withoutUndefined(changes), version }
    const isDraft = (['title', 'metaTitle', 'metaDescription', 'components'] as const).some(
      (field) => after[field] !== current[field],
    )
    const dueAt = publishAt === undefined ? (waiting ? current.draftPublishAt : null) : momentOf(publishAt)
    if (
      publishAt &&
      isDraft &&
      dueAt &&
      dueAt <= new Date() &&
      dueAt.getTime() !== current.draftPublishAt?.getTime()
    )
      throw new AppError('invalid', { errors: { publishAt: passedMessage } })
    try {
      await db.$transaction(async (tx) => {
        const draftId = isDraft
          ? await keepRevision(
              tx,
              pageRevisions,
              id,
              { ...after, isPublished: false },
              waiting && {
                ...before,
                isPublished: false,
                updatedAt: current.draftSavedAt ?? current.updatedAt,
              },
              saving,
            )
          : await keepRevision(tx, pageRevisions, id, { ...current, version }, current, saving)
        const draft = isDraft
          ? { draftId: draftId ?? current.draftId, draftSavedAt: new Date(), draftPublishAt: dueAt }
          : noDraft()
        await tx.page.update({
          where: { id, version: current.version, ...present },
          // Visitors are told when what they see was changed.
          data: { ...draft, version, savedById: saving.staffId ?? null, updatedAt: current.updatedAt },
          select: { id: true },
        })
        await notePage(tx, id, current, isDraft ? after : null)
      })
    } catch (error) {
      throw isMissing(error) ? new AppError('conflict') : error
    }
  })
  return requireWorkingPage(id)
}

const passedMessage = 'This time has passed. Choose a later one, or publish now.'
const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment))

/** Gives up the changes that wait; they stay among the revisions. Throws `not-found`. Returns the page as it is live. */
export async function dropDraft(id: string, { staffId }: Saving = {}): Promise<StoredPage> {
  return write(async (db) => {
    const current = await rowOf(db, id)
    if (!current) throw new AppError('not-found')
    if (!current.draftId) return toPage(current)
    const { version, updatedAt } = current
    return db.$transaction(async (tx) => {
      const data = { ...noDraft(), version: version + 1, savedById: staffId ?? null, updatedAt }
      await notePage(tx, id, current)
      return toPage(await tx.page.update({ where: { id }, data, select }))
    })
  })
}

type DueDraft = {
  id: string
  slug: string
  version: number
  /** False if another instance has published it. */
  waits: boolean
  plannedFor: Date
  savedById: string | null
}

/** Returns the drafts whose moment has come by `until`: those that wait, and those published since `since`. */
export async function listDueDrafts(since: Date, until: Date): Promise<DueDraft[]> {
  const db = await database()
  const rows = await db.page.findMany({
    where: {
      ...present,
      OR: [
        { draftId: { not: null }, draftPublishAt: { lte: until } },
        { draftId: null, draftPublishAt: { gt: since, lte: until } },
      ],
    },
    select: { id: true, slug: true, version: true, draftId: true, draftPublishAt: true, savedById: true },
  })
  return rows.map(({ draftId, draftPublishAt, ...row }) => ({
    ...row,
    waits: draftId !== null,
    plannedFor: draftPublishAt ?? until,
  }))
}
