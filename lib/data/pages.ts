import 'server-only'
import type { Page, StoredComponent, StoredPage, StoredRevision } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { scheduleAt, scheduleRefusals, type Schedule } from '@/lib/page-document/schedule'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'
import { blocksIn, documentJson } from '@/lib/page-document/stored'
import { isRecord, isText } from '@/lib/shapes'
import { parseJsonList, type Origin } from './json'
import { isMissing, isTaken } from './refusals'
import { orAtBuild } from './stand-in'

const select = {
  id: true,
  title: true,
  slug: true,
  content: true,
  metaTitle: true,
  metaDescription: true,
  isPublished: true,
  publishAt: true,
  unpublishAt: true,
  components: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PageSelect

const revisionSelect = {
  id: true,
  name: true,
  version: true,
  title: true,
  slug: true,
  content: true,
  metaTitle: true,
  metaDescription: true,
  components: true,
  isPublished: true,
  createdAt: true,
  staff: { select: { name: true } },
} satisfies Prisma.PageRevisionSelect

type Row = Prisma.PageGetPayload<{ select: typeof select }>
type RevisionRow = Prisma.PageRevisionGetPayload<{ select: typeof revisionSelect }>

const isComponent = (value: unknown): value is StoredComponent =>
  isRecord(value) && isText(value.id) && isText(value.type) && isRecord(value.config)

const parseComponents = (text: string, origin: Omit<Origin, 'field'>) =>
  parseJsonList(text, isComponent, { ...origin, field: 'components' }, blocksIn)

type ScheduleRow = Pick<Row, 'isPublished' | 'publishAt' | 'unpublishAt'>

/** The schedule that a row was given; what of it has fallen due counts, whether or not the row says so yet. */
const scheduleOf = ({ isPublished, publishAt, unpublishAt }: ScheduleRow): Schedule => ({
  isPublished,
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
})

/** What a row's schedule has come to by now. */
export const scheduleNow = (row: ScheduleRow): Schedule => scheduleAt(scheduleOf(row), new Date())

const toPage = (row: Row): StoredPage => ({
  ...row,
  ...scheduleNow(row),
  components: parseComponents(row.components, { model: 'Page', id: row.id }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const toRevision = ({ staff, ...row }: RevisionRow): StoredRevision => ({
  ...row,
  components: parseComponents(row.components, { model: 'PageRevision', id: row.id }),
  createdAt: row.createdAt.toISOString(),
  staffName: staff?.name ?? null,
})

// A deleted page stays for restorePage(); everything else passes it by.
const present = { deletedAt: null }
/** The pages that visitors see now; the same rule as scheduleAt(). */
const visible = () => {
  const now = new Date()
  return {
    ...present,
    AND: [
      { OR: [{ isPublished: true }, { publishAt: { lte: now } }] },
      { OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }] },
    ],
  } satisfies Prisma.PageWhereInput
}
const recentFirst = [{ updatedAt: 'desc' }, { id: 'asc' }] satisfies Prisma.PageOrderByWithRelationInput[]

/** All pages for staff, the one saved last first. */
export async function listPages(): Promise<StoredPage[]> {
  const db = await database()
  return (await db.page.findMany({ where: present, select, orderBy: recentFirst })).map(toPage)
}

/** The published pages, the one saved last first; none while the site is built without a database. */
export async function listPublishedPages(): Promise<StoredPage[]> {
  return orAtBuild(async () => {
    const db = await database()
    return (await db.page.findMany({ where: visible(), select, orderBy: recentFirst })).map(toPage)
  }, [])
}

/** The published page of a slug, or null. */
export async function getPublishedPage(slug: string): Promise<StoredPage | null> {
  return orAtBuild(async () => {
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
export type PageInput = Pick<Page, 'title' | 'slug'> & Partial<PageRest>
export type PagePatch = Partial<PageInput>
type PageRest = Pick<StoredPage, 'content' | 'metaTitle' | 'metaDescription' | 'components'> & Schedule

/** Who saves, and under which name the state is kept for later. */
export type Saving = { staffId?: string; name?: string }

/** The columns of a patch; fields that it leaves out stay as they are. */
function columns({ title, slug, content, metaTitle, metaDescription, components }: PagePatch) {
  return {
    title,
    slug,
    content,
    metaTitle,
    metaDescription,
    components: components && documentJson(components),
  }
}

/** The schedule's columns: what a save names, over what the page was given. Throws `invalid` for a moment of the past. */
function scheduleColumns(patch: Partial<Schedule>, given: Schedule) {
  const now = new Date()
  const current = scheduleAt(given, now)
  const wanted = {
    isPublished: patch.isPublished ?? current.isPublished,
    publishAt: patch.publishAt === undefined ? current.publishAt : patch.publishAt,
    unpublishAt: patch.unpublishAt === undefined ? current.unpublishAt : patch.unpublishAt,
  }
  const errors = scheduleRefusals(wanted, given, now)
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  const next = scheduleAt(wanted, now)
  const date = (moment: string | null) => (moment === null ? null : new Date(moment))
  return { ...next, publishAt: date(next.publishAt), unpublishAt: date(next.unpublishAt) }
}

/** A revision is kept of what goes live, now or later, and of what is given a name; a draft's saves leave none. */
function revision(state: Omit<Row, 'id' | 'createdAt' | 'updatedAt'>, { staffId, name = '' }: Saving) {
  if (!state.isPublished && !state.publishAt && !name) return undefined
  const { version, title, slug, content, metaTitle, metaDescription, components, isPublished } = state
  return {
    create: {
      name,
      staffId,
      version,
      title,
      slug,
      content,
      metaTitle,
      metaDescription,
      components,
      isPublished,
    },
  }
}

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
      const revisions = revision(state, saving)
      return toPage(await db.page.create({ data: { ...data, savedById: saving.staffId, revisions }, select }))
    } catch (error) {
      throw isTaken(error) ? slugTaken() : error
    }
  })
}

/**
 * Changes the fields that `patch` names. Throws `not-found`; `conflict` when the page's version isn't
 * `expectedVersion` any more; `conflict` with a message for `slug` when that is taken; `invalid` for a moment of the past.
 */
export async function updatePage(
  id: string,
  patch: PagePatch,
  expectedVersion?: number,
  saving: Saving = {},
): Promise<StoredPage> {
  return write(async (db) => {
    const current = await db.page.findUnique({ where: { id, ...present }, select })
    if (!current) throw new AppError('not-found')
    const { version } = current
    if (expectedVersion !== undefined && expectedVersion !== version) throw new AppError('conflict')
    const data = { ...withoutUndefined(columns(patch)), ...scheduleColumns(patch, scheduleOf(current)) }
    const state = { ...current, ...data, version: version + 1 }
    try {
      const row = await db.page.update({
        where: { id, version, ...present },
        data: {
          ...data,
          version: state.version,
          savedById: saving.staffId ?? null,
          revisions: revision(state, saving),
        },
        select,
      })
      return toPage(row)
    } catch (error) {
      if (isTaken(error)) throw slugTaken()
      throw isMissing(error) ? new AppError('conflict') : error
    }
  })
}

/** Takes a page away, for good unless restorePage() is called; its slug is free at once. Returns it as it was. */
export async function deletePage(id: string): Promise<StoredPage> {
  return write(async (db) => {
    const row = await db.page.findUnique({ where: { id, ...present }, select })
    if (!row) throw new AppError('not-found')
    // No slug that a person can choose begins with this sign.
    const data = { deletedAt: new Date(), deletedSlug: row.slug, slug: `~${id}` }
    await db.page.update({ where: { id }, data, select: { id: true } })
    return toPage(row)
  })
}

/** Brings a deleted page back. Throws `not-found`, or `conflict` when its slug has been taken in the meantime. */
export async function restorePage(id: string): Promise<StoredPage> {
  return write(async (db) => {
    const where = { id, deletedAt: { not: null } }
    const deleted = await db.page.findUnique({ where, select: { deletedSlug: true } })
    if (!deleted) throw new AppError('not-found')
    const data = { deletedAt: null, deletedSlug: '', slug: deleted.deletedSlug }
    try {
      return toPage(await db.page.update({ where, data, select }))
    } catch (error) {
      throw isTaken(error) ? slugTaken() : error
    }
  })
}

/** The kept states of a page, newest first. */
export async function listPageRevisions(pageId: string): Promise<StoredRevision[]> {
  const db = await database()
  const rows = await db.pageRevision.findMany({
    where: { pageId },
    select: revisionSelect,
    orderBy: [{ createdAt: 'desc' }, { version: 'desc' }],
  })
  return rows.map(toRevision)
}

/** One kept state of a page, or null. */
export async function getPageRevision(pageId: string, id: string): Promise<StoredRevision | null> {
  const db = await database()
  const where = { id, pageId, page: present }
  const row = await db.pageRevision.findUnique({ where, select: revisionSelect })
  return row && toRevision(row)
}

/** A state of a page that somebody wants kept; it was never saved on the page. */
export type RevisionInput = Omit<StoredRevision, 'id' | 'version' | 'createdAt' | 'staffName'>

/** Keeps a state of a page under a name and leaves the page as it is. Throws `not-found`. */
export async function addPageRevision(
  pageId: string,
  { components, ...texts }: RevisionInput,
  staffId?: string,
): Promise<StoredRevision> {
  return write(async (db) => {
    if (!(await db.page.findUnique({ where: { id: pageId, ...present }, select: { id: true } })))
      throw new AppError('not-found')
    const data = { ...texts, pageId, staffId, version: 0, components: documentJson(components) }
    return toRevision(await db.pageRevision.create({ data, select: revisionSelect }))
  })
}

function withoutUndefined<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }
}
