import 'server-only'
import type { StoredRevision } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { documentJson } from '@/lib/page-document/stored'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Transaction, write } from './client'
import { noteRevision } from './media-mentions'
import { fields, parseComponents, present } from './page-fields'

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
type State = Pick<Row, keyof typeof fields> & { publishAt: Date | null }

/** Keeps a revision of what goes live, now or later, and of what is given a name; a draft's saves leave none. */
export async function keepState(
  tx: Transaction,
  pageId: string,
  state: State,
  { staffId, name = '' }: Saving,
) {
  if (!state.isPublished && !state.publishAt && !name) return
  const kept = Object.keys(fields).map((field) => [field, state[field as keyof typeof fields]])
  const data = { ...(Object.fromEntries(kept) as Pick<State, keyof typeof fields>), name, staffId, pageId }
  const { id } = await tx.pageRevision.create({ data, select: { id: true } })
  await noteRevision(tx, id, state)
}

/** The kept states of a page, newest first. */
export async function listPageRevisions(pageId: string): Promise<StoredRevision[]> {
  const db = await database()
  const rows = await db.pageRevision.findMany({
    where: { pageId },
    select,
    orderBy: [{ createdAt: 'desc' }, { version: 'desc' }],
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
