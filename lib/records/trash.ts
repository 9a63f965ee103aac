import 'server-only'
import { type AuditAction } from '@/lib/records/audit-actions'
import { database, type Reader, type Transaction, write } from '@/lib/data/client'
import { removeDraftsOf } from '@/lib/data/jobs'
import { removeRecords } from '@/lib/data/removals'
import { type Row, tableOf } from '@/lib/data/table'
import { AppError } from '@/lib/errors'
import { addressOf, type RecordNames, titleOf } from './define-record'
import { type AnyRecord, type Kind, recordOf, records } from './registry'
import { inTrash, slugNow, trashEnd, type TrashRow } from './trash-rules'

type Trashed = { kind: Kind; id: string; title: string; path: string; deletedAt: Date }

/** Returns the audit log's word for putting a record into the trash. */
export const trashedAction = (kind: Kind): AuditAction =>
  kind === 'lead' ? 'lead-trashed' : `${kind}-deleted`

/** Finds the trashed records of a kind. */
async function find(db: Reader | Transaction, record: RecordNames, where: object): Promise<Trashed[]> {
  const { model, titleColumn, trashedSlug } = record
  const select = {
    id: true,
    deletedAt: true,
    [titleColumn]: true,
    ...(trashedSlug && { slug: true, [trashedSlug]: true }),
  }
  const rows = await tableOf(db, model).findMany({ where, select })
  return rows.map((row: Row) => {
    const id = String(row.id)
    const slug = trashedSlug && slugNow(trashedSlug, row)
    return {
      kind: record.kind as Kind,
      id,
      title: titleOf(record, row),
      path: addressOf(record, slug),
      deletedAt: row.deletedAt as Date,
    }
  })
}

async function remove(tx: Transaction, record: AnyRecord, ids: string[]): Promise<void> {
  // Leads that were merged into this one are deleted with it.
  if (record.kind === 'lead') await tx.lead.deleteMany({ where: { mergedIntoId: { in: ids } } })
  // A draft that was made of a job is deleted, too: nobody could record the permission to show it any more.
  if (record.kind === 'job') await removeDraftsOf(tx, ids)
  await removeRecords(tx, record, ids)
}

type TrashPart = { rows: TrashRow[]; page: number; total: number; counts: Record<Kind, number> }

/** Returns a page of the trash, counted from 1, or the last one that there is: deleted last first. `kind` narrows it to one kind. */
export async function listTrash(options: {
  kind: Kind | null
  page: number
  size: number
}): Promise<TrashPart> {
  const { kind, size } = options
  const db = await database()
  const lists = await Promise.all(records.map((record) => find(db, record, inTrash)))
  const counts = countsOf(lists.map(({ length }) => length))
  const matchingRows = lists.flat().filter((row) => kind === null || row.kind === kind)
  matchingRows.sort((a, b) => Number(b.deletedAt) - Number(a.deletedAt) || a.id.localeCompare(b.id))
  const page = Math.max(1, Math.min(options.page, Math.ceil(matchingRows.length / size)))
  const part = matchingRows.slice((page - 1) * size, page * size)
  const deletedBy = await whoDeleted(db, part)
  const rows = part.map((row) => ({
    ...row,
    deletedAt: row.deletedAt.toISOString(),
    deletedBy: deletedBy.get(row.id) ?? null,
  }))
  return { rows, page, total: matchingRows.length, counts }
}

const countsOf = (counts: readonly number[]) =>
  Object.fromEntries(records.map(({ kind }, index) => [kind, counts[index] ?? 0])) as Record<Kind, number>

/** Returns who put these into the trash, by their ids, as far as the audit log still knows. */
async function whoDeleted(db: Reader, rows: readonly Trashed[]): Promise<Map<string, string>> {
  const first = Math.min(...rows.map(({ deletedAt }) => Number(deletedAt)))
  if (!Number.isFinite(first)) return new Map()
  const entries = await db.auditEntry.findMany({
    where: {
      action: { in: records.map(({ kind }) => trashedAction(kind)) },
      createdAt: { gte: new Date(first) },
      target: { in: rows.map(({ id }) => id) },
    },
    select: { target: true, staff: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return new Map(entries.flatMap(({ target, staff }) => (staff ? [[target, staff.name] as const] : [])))
}

/** Removes a record in the trash, and all that was kept of it, for good. @throws AppError not-found */
export const removeForGood = (kind: Kind, id: string): Promise<{ title: string }> =>
  write((db) =>
    db.$transaction(async (tx) => {
      const record = recordOf(kind)
      const [row] = record ? await find(tx, record, { id, ...inTrash }) : []
      if (!record || !row) throw new AppError('not-found')
      await remove(tx, record, [id])
      return { title: row.title }
    }),
  )

/** Removes for good what was in the trash at a moment. @returns how much of each kind */
export const emptyTrash = (until: Date): Promise<Record<Kind, number>> => removeAll({ lte: until })

/** Removes for good what has been in the trash long enough. @returns how much of each kind */
export const pruneTrash = (now = new Date()): Promise<Record<Kind, number>> =>
  removeAll({ lt: trashEnd(now) })

const removeAll = (deletedAt: { lt: Date } | { lte: Date }): Promise<Record<Kind, number>> =>
  write((db) =>
    db.$transaction(
      async (tx) => {
        const counts: number[] = []
        for (const record of records) {
          const ids = (await find(tx, record, { deletedAt })).map(({ id }) => id)
          if (ids.length > 0) await remove(tx, record, ids)
          counts.push(ids.length)
        }
        return countsOf(counts)
      },
      { timeout: 60_000 },
    ),
  )
