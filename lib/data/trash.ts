import 'server-only'
import type { AuditAction } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { trashEnd, type TrashKind, trashKinds, trashPath, type TrashRow } from '@/lib/trash'
import { database, type Reader, type Transaction, write } from './client'
import { slugNow } from './project-slugs'

type DeletedAt = { not: null } | { lt: Date } | { lte: Date }
type Where = { id?: string; deletedAt: DeletedAt }
type Found = { id: string; title: string; slug?: string | null; deletedAt: Date | null }

type Kind = {
  find: (db: Reader, where: Where) => Promise<Found[]>
  remove: (tx: Transaction, ids: string[]) => Promise<unknown>
  /** The audit log's word for putting one into the trash. */
  action: AuditAction
}

const withSlug = { id: true, title: true, deletedSlug: true, deletedAt: true } as const
const toFound = ({ deletedSlug, ...row }: Omit<Found, 'slug'> & { deletedSlug: string }): Found => ({
  ...row,
  slug: deletedSlug,
})

const kinds: Record<TrashKind, Kind> = {
  page: {
    find: async (db, where) => (await db.page.findMany({ where, select: withSlug })).map(toFound),
    remove: removePages,
    action: 'page-deleted',
  },
  post: {
    find: async (db, where) => (await db.post.findMany({ where, select: withSlug })).map(toFound),
    remove: removePosts,
    action: 'post-deleted',
  },
  project: {
    find: async (db, where) =>
      (
        await db.project.findMany({ where, select: { id: true, title: true, slug: true, deletedAt: true } })
      ).map((row) => ({ ...row, slug: slugNow(row) })),
    remove: (tx, ids) => tx.project.deleteMany({ where: { id: { in: ids } } }),
    action: 'project-deleted',
  },
  testimonial: {
    find: async (db, where) =>
      (await db.testimonial.findMany({ where, select: { id: true, name: true, deletedAt: true } })).map(
        ({ name, ...row }) => ({ ...row, title: name }),
      ),
    remove: (tx, ids) => tx.testimonial.deleteMany({ where: { id: { in: ids } } }),
    action: 'testimonial-deleted',
  },
  lead: {
    find: async (db, where) =>
      (await db.lead.findMany({ where, select: { id: true, name: true, deletedAt: true } })).map(
        ({ name, ...row }) => ({ ...row, title: name }),
      ),
    // What was joined to one goes with it.
    remove: (tx, ids) =>
      tx.lead.deleteMany({ where: { OR: [{ id: { in: ids } }, { mergedIntoId: { in: ids } }] } }),
    action: 'lead-trashed',
  },
}

type Asked = { kind: TrashKind | null; page: number; size: number }
type TrashPart = { rows: TrashRow[]; page: number; total: number; counts: Record<TrashKind, number> }

/** A page of the trash, counted from 1, or the last one that there is: deleted last first. `kind` narrows it to one kind. */
export async function listTrash({ kind, page, size }: Asked): Promise<TrashPart> {
  const db = await database()
  const all = await Promise.all(
    trashKinds.map(async (one) =>
      (await kinds[one].find(db, { deletedAt: { not: null } })).map((row) => ({ ...row, kind: one })),
    ),
  )
  const counts = Object.fromEntries(
    trashKinds.map((one, index) => [one, all[index]?.length ?? 0]),
  ) as TrashPart['counts']
  const found = all.flat().filter((row) => kind === null || row.kind === kind)
  found.sort((a, b) => Number(b.deletedAt) - Number(a.deletedAt) || a.id.localeCompare(b.id))
  const shown = Math.max(1, Math.min(page, Math.ceil(found.length / size)))
  const part = found.slice((shown - 1) * size, shown * size)
  const deletedBy = await whoDeleted(db, part)
  return {
    rows: part.map((row) => ({
      kind: row.kind,
      id: row.id,
      title: row.title,
      path: trashPath(row.kind, row.slug),
      deletedAt: row.deletedAt?.toISOString() ?? '',
      deletedBy: deletedBy.get(row.id) ?? null,
    })),
    page: shown,
    total: found.length,
    counts,
  }
}

/** Who put these into the trash, by their ids, as far as the audit log still knows. */
async function whoDeleted(db: Reader, rows: { id: string; deletedAt: Date | null }[]) {
  const first = Math.min(...rows.map(({ deletedAt }) => Number(deletedAt)))
  if (!Number.isFinite(first)) return new Map<string, string>()
  const entries = await db.auditEntry.findMany({
    where: {
      action: { in: trashKinds.map((kind) => kinds[kind].action) },
      createdAt: { gte: new Date(first) },
      target: { in: rows.map(({ id }) => id) },
    },
    select: { target: true, staff: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return new Map(entries.flatMap(({ target, staff }) => (staff ? [[target, staff.name] as const] : [])))
}

/** Removes something in the trash, and all that was kept of it, for good. @throws AppError not-found */
export async function removeForGood(kind: TrashKind, id: string): Promise<{ title: string }> {
  return write((db) =>
    db.$transaction(async (tx) => {
      const [found] = await kinds[kind].find(tx, { id, deletedAt: { not: null } })
      if (!found) throw new AppError('not-found')
      await kinds[kind].remove(tx, [id])
      return { title: found.title }
    }),
  )
}

/** Removes for good what was in the trash at a moment. @returns how much of each kind */
export const emptyTrash = (until: Date): Promise<Record<TrashKind, number>> => removeAll({ lte: until })

/** Removes for good what has been in the trash long enough. @returns how much of each kind */
export const pruneTrash = (now = new Date()): Promise<Record<TrashKind, number>> =>
  removeAll({ lt: trashEnd(now) })

async function removeAll(deletedAt: DeletedAt): Promise<Record<TrashKind, number>> {
  return write((db) =>
    db.$transaction(
      async (tx) => {
        const counts = { page: 0, post: 0, project: 0, testimonial: 0, lead: 0 }
        for (const kind of trashKinds) {
          const ids = (await kinds[kind].find(tx, { deletedAt })).map(({ id }) => id)
          if (ids.length > 0) await kinds[kind].remove(tx, ids)
          counts[kind] = ids.length
        }
        return counts
      },
      { timeout: 60_000 },
    ),
  )
}

/** Removes posts with their revisions and what both mention. */
export async function removePosts(tx: Transaction, ids: string[]): Promise<void> {
  const revisions = await tx.postRevision.findMany({ where: { postId: { in: ids } }, select: { id: true } })
  await forgetMentions(tx, 'post', ids, revisions)
  await tx.post.deleteMany({ where: { id: { in: ids } } })
}

/** Removes pages with their revisions and what both mention. */
export async function removePages(tx: Transaction, ids: string[]): Promise<void> {
  const revisions = await tx.pageRevision.findMany({ where: { pageId: { in: ids } }, select: { id: true } })
  await forgetMentions(tx, 'page', ids, revisions)
  await tx.page.deleteMany({ where: { id: { in: ids } } })
}

const forgetMentions = (tx: Transaction, kind: string, ids: string[], revisions: { id: string }[]) =>
  tx.mediaMention.deleteMany({
    where: {
      OR: [
        { kind, ownerId: { in: ids } },
        { kind: 'revision', ownerId: { in: revisions.map(({ id }) => id) } },
      ],
    },
  })
