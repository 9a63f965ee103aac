import 'server-only'
import type { StoredRevision } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { documentJson } from '@/lib/page-document/stored'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Reader, type Transaction, write } from './client'
import { noteRevision } from './media-mentions'
import { fields, parseComponents, present } from './page-fields'
import { thinPageRevisions } from './thin-revisions'

const select = {
  ...fields,
  id: true,
  name: true,
  createdAt: true,
  staff: { select: { name: true } },
} satisfies Prisma.PageRevisionSelect

type Row = Prisma.PageRevisionGetPayload<{ select: typeof select }>

const toRevision = ({ staff, ...row }: Row): StoredRevision => ({
  ...row,
  components: parseComponents(row.components, { model: 'PageRevision', id: row.id }),
  createdAt: row.createdAt.toISOString(),
  staffName: staff?.name ?? null,
})

/** Who saves, and under which name the state is kept for later. */
export type Saving = { staffId?: string; name?: string }

/** A page's columns as they are saved. */
export type State = Pick<Row, keyof typeof fields>

const newestFirst = [
  { createdAt: 'desc' },
  { version: 'desc' },
  // A draft is kept after what is live, within the same save.
  { isPublished: 'asc' },
  { id: 'desc' },
] satisfies Prisma.PageRevisionOrderByWithRelationInput[]

/** What a kept state holds, without its number. */
function contentOf(state: State) {
  const { title, slug, content, metaTitle, metaDescription, components, isPublished } = state
  return { title, slug, content, metaTitle, metaDescription, components, isPublished }
}

/** The last revision that holds a state, if one does. */
const revisionOf = (tx: Transaction, pageId: string, state: State) =>
  tx.pageRevision.findFirst({
    where: { pageId, version: { gt: 0 }, ...contentOf(state) },
    select: { id: true, name: true },
    orderBy: newestFirst,
  })

type Kept = { staffId?: string | null; name?: string; createdAt?: Date }

async function keep(tx: Transaction, pageId: string, state: State, kept: Kept): Promise<string> {
  const data = { ...contentOf(state), version: state.version, pageId, ...kept }
  const { id } = await tx.pageRevision.create({ data, select: { id: true } })
  await noteRevision(tx, id, state)
  return id
}

/**
 * Keeps what is saved, of drafts too: they are what somebody works on for days. A save that changes nothing that a
 * revision holds leaves none, and a name goes to the one that there is.
 * @returns the id of the new revision, or null
 */
export async function keepState(
  tx: Transaction,
  pageId: string,
  state: State,
  before: (State & { updatedAt?: Date }) | null,
  { staffId, name = '' }: Saving,
): Promise<string | null> {
  // What was saved before each save was kept.
  if (before && !(await revisionOf(tx, pageId, before)))
    await keep(tx, pageId, before, { createdAt: before.updatedAt })
  const same = before && JSON.stringify(contentOf(before)) === JSON.stringify(contentOf(state))
  if (same && !name) return null
  const named = same ? await revisionOf(tx, pageId, state) : null
  if (named && !named.name) {
    await tx.pageRevision.update({ where: { id: named.id }, data: { name }, select: { id: true } })
    return null
  }
  const id = await keep(tx, pageId, state, { staffId, name })
  await thinPageRevisions(tx, pageId)
  return id
}

const draftFields = { title: true, metaTitle: true, metaDescription: true, components: true } as const

/** What changes to a live page say: address and visibility aren't among them. Null where nothing waits. */
export async function waitingTexts(db: Reader | Transaction, pageId: string, draftId: string | null) {
  if (!draftId) return null
  return db.pageRevision.findFirst({ where: { id: draftId, pageId }, select: draftFields })
}

/** The kept states of a page, newest first. */
export async function listPageRevisions(pageId: string): Promise<StoredRevision[]> {
  const db = await database()
  const rows = await db.pageRevision.findMany({
    where: { pageId },
    select,
    orderBy: newestFirst,
  })
  return rows.map(toRevision)
}

/** Whether one of a page's kept states is that version of it. */
export async function hasRevision(pageId: string, version: number): Promise<boolean> {
  const db = await database()
  return (await db.pageRevision.count({ where: { pageId, version } })) > 0
}

/** One kept state of a page, or null. */
export async function getPageRevision(pageId: string, id: string): Promise<StoredRevision | null> {
  const db = await database()
  const where = { id, pageId, page: present }
  const row = await db.pageRevision.findUnique({ where, select })
  return row && toRevision(row)
}

/** A state of a page that somebody wants kept; it was never saved on the page. */
type RevisionInput = Omit<StoredRevision, 'id' | 'version' | 'createdAt' | 'staffName'>

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
    return db.$transaction(async (tx) => {
      const row = await tx.pageRevision.create({ data, select })
      await noteRevision(tx, row.id, data)
      return toRevision(row)
    })
  })
}
