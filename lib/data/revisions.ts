import 'server-only'
import { AppError } from '@/lib/errors'
import { prunableRevisions } from '@/lib/page-document/prunable-revisions'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Reader, type Transaction, write } from './client'
import { parseJson } from './json'
import { noteRevision } from './media-mentions'

// Revisions of every kind of record: states that were saved on it, or kept beside it under a name. What differs by kind is
// a RevisionKind beside the kind's columns (page-fields.ts, post-fields.ts, area-rows.ts).

/** Stores and reads the revisions of one kind of record. `State` has the record's columns, `Content` the values read from them. */
export type RevisionKind<State extends object, Content = State> = {
  name: 'page' | 'post' | 'landing'
  /** The record's columns that a revision holds. Their order is that of the JSON: equal states are equal texts. */
  fields: Record<keyof State, true>
  parse: (state: State, revisionId: string) => Content
  isStored: (tx: Reader | Transaction, recordId: string) => Promise<boolean>
  /** Returns the revision that the record refers to, which isn't pruned. */
  getReferred?: (tx: Transaction, recordId: string) => Promise<string | null | undefined>
}

/** The author of a save, and the name of its revision. */
export type Saving = { staffId?: string; name?: string }

/** The facts of a revision besides its content. `version` is 0 for a state that was never saved on the record. */
type RevisionFacts = {
  id: string
  name: string
  version: number
  createdAt: string
  staffName: string | null
}

const select = {
  id: true,
  name: true,
  version: true,
  state: true,
  createdAt: true,
  staff: { select: { name: true } },
} satisfies Prisma.RevisionSelect
type Row = Prisma.RevisionGetPayload<{ select: typeof select }>

// A page's draft is kept after what is live, within the same save: its id is the greater one.
const newestFirst = [
  { createdAt: 'desc' },
  { version: 'desc' },
  { id: 'desc' },
] satisfies Prisma.RevisionOrderByWithRelationInput[]

const stateJson = <State extends object>({ fields }: Pick<RevisionKind<State>, 'fields'>, state: State) =>
  JSON.stringify(state, Object.keys(fields))

const parseState = (id: string, state: string) =>
  parseJson(state, { model: 'Revision', id, field: 'state' }) as object

const toRevision = <State extends object, Content>(
  { parse }: RevisionKind<State, Content>,
  { staff, state, createdAt, ...row }: Row,
): Content & RevisionFacts => ({
  ...parse({ ...parseState(row.id, state) } as State, row.id),
  ...row,
  createdAt: createdAt.toISOString(),
  staffName: staff?.name ?? null,
})

async function createRevision(
  tx: Transaction,
  data: Prisma.RevisionUncheckedCreateInput & { state: string },
): Promise<Row> {
  const row = await tx.revision.create({ data, select })
  await noteRevision(tx, row.id, data.state)
  return row
}

type Saved<State> = State & { version: number; updatedAt?: Date }

/**
 * Stores the saved state as a revision, of drafts too; also the state before it if that has none. A save that changes
 * nothing adds none; its name goes to the last revision, unless that has one.
 * @returns the id of the new revision, or null
 */
export async function keepRevision<State extends object, Content>(
  tx: Transaction,
  kind: RevisionKind<State, Content>,
  recordId: string,
  record: Saved<NoInfer<State>>,
  before: Saved<NoInfer<State>> | null,
  { staffId, name = '' }: Saving,
): Promise<string | null> {
  const ofRecord = { kind: kind.name, recordId }
  const state = stateJson(kind, record)
  const stateBefore = before && stateJson(kind, before)
  if (before && stateBefore) {
    const equal = await tx.revision.findFirst({
      where: { ...ofRecord, version: { gt: 0 }, state: stateBefore },
      select: { id: true, name: true },
      orderBy: newestFirst,
    })
    const { version, updatedAt: createdAt } = before
    const { id } =
      equal ?? (await createRevision(tx, { ...ofRecord, state: stateBefore, version, createdAt }))
    if (stateBefore === state && !name) return null
    if (stateBefore === state && !equal?.name) {
      await tx.revision.update({ where: { id }, data: { name }, select: { id: true } })
      return null
    }
  }
  const { id } = await createRevision(tx, { ...ofRecord, state, version: record.version, staffId, name })
  await prune(tx, kind, recordId)
  return id
}

/** Keeps a state that isn't saved on the record. @throws AppError not-found where the record isn't stored */
export async function addRevision<State extends object, Content>(
  kind: RevisionKind<State, Content>,
  recordId: string,
  state: NoInfer<State>,
  saving: Saving,
): Promise<Content & RevisionFacts> {
  return write((db) =>
    db.$transaction(async (tx) => {
      if (!(await kind.isStored(tx, recordId))) throw new AppError('not-found')
      const data = { kind: kind.name, recordId, state: stateJson(kind, state), version: 0, ...saving }
      const row = await createRevision(tx, data)
      await prune(tx, kind, recordId)
      return toRevision(kind, row)
    }),
  )
}

/** Returns a record's revisions, newest first. */
export async function listRevisions<State extends object, Content>(
  kind: RevisionKind<State, Content>,
  recordId: string,
): Promise<(Content & RevisionFacts)[]> {
  const db = await database()
  const where = { kind: kind.name, recordId }
  const rows = await db.revision.findMany({ where, select, orderBy: newestFirst })
  return rows.map((row) => toRevision(kind, row))
}

/** The number of whole states that are in memory at once while a list is shortened. */
const atOnce = 20

/** Returns a record's last revisions as `shorten` leaves them, newest first; however long they are, few are in memory at once. */
export async function listShortRevisions<State extends object, Content, Short>(
  kind: RevisionKind<State, Content>,
  recordId: string,
  limit: number,
  shorten: (revision: Content & RevisionFacts) => Short,
): Promise<Short[]> {
  const db = await database()
  const where = { kind: kind.name, recordId }
  const short: Short[] = []
  for (let skip = 0; skip < limit; skip += atOnce) {
    const take = Math.min(atOnce, limit - skip)
    const rows = await db.revision.findMany({ where, select, orderBy: newestFirst, skip, take })
    short.push(...rows.map((row) => shorten(toRevision(kind, row))))
    if (rows.length < take) break
  }
  return short
}

/** Returns one revision of a record. @throws AppError not-found */
export async function requireRevision<State extends object, Content>(
  kind: RevisionKind<State, Content>,
  recordId: string,
  id: string,
): Promise<Content & RevisionFacts> {
  const db = await database()
  const row = await db.revision.findUnique({ where: { id, kind: kind.name, recordId }, select })
  if (!row || !(await kind.isStored(db, recordId))) throw new AppError('not-found')
  return toRevision(kind, row)
}

/** Returns the columns that a revision holds, or null. */
export async function getRevisionState<State extends object, Content>(
  db: Reader | Transaction,
  kind: RevisionKind<State, Content>,
  recordId: string,
  id: string,
): Promise<State | null> {
  const where = { id, kind: kind.name, recordId }
  const row = await db.revision.findUnique({ where, select: { state: true } })
  return row && ({ ...parseState(id, row.state) } as State)
}

type KindName = RevisionKind<object>['name']

/** Returns true if a revision holds that version of a record. */
export async function hasRevision(kind: string, recordId: string, version: number): Promise<boolean> {
  const db = await database()
  return (await db.revision.count({ where: { kind, recordId, version } })) > 0
}

/** Returns who saved a version of a record, or null: a save that changed nothing left no revision. */
export async function getRevisionAuthor(
  kind: KindName,
  recordId: string,
  version: number,
  db?: Pick<Reader, 'revision'>,
): Promise<{ id: string; name: string } | null> {
  const revision = await (db ?? (await database())).revision.findFirst({
    where: { kind, recordId, version },
    select: { staff: { select: { id: true, name: true } } },
  })
  return revision?.staff ?? null
}

/** Deletes the revisions of records that are deleted for good. */
export const deleteRevisions = (tx: Transaction, kind: string, recordIds: string[]): Promise<void> =>
  removeRevisions(tx, { kind, recordId: { in: recordIds } })

async function prune<State extends object, Content>(
  tx: Transaction,
  { name, getReferred }: RevisionKind<State, Content>,
  recordId: string,
): Promise<void> {
  const revisions = await tx.revision.findMany({
    where: { kind: name, recordId },
    select: { id: true, name: true, version: true, createdAt: true },
  })
  const referredId = await getReferred?.(tx, recordId)
  const ids = prunableRevisions(revisions, new Date()).filter((id) => id !== referredId)
  if (ids.length > 0) await removeRevisions(tx, { id: { in: ids } })
}

/** Deletes revisions and the notes of their pictures. */
async function removeRevisions(tx: Transaction, where: Prisma.RevisionWhereInput): Promise<void> {
  const ids = (await tx.revision.findMany({ where, select: { id: true } })).map(({ id }) => id)
  await tx.mediaMention.deleteMany({ where: { kind: 'revision', ownerId: { in: ids } } })
  await tx.revision.deleteMany({ where })
}
