import 'server-only'
import { type AuditAction, type AuditRecord, type AuditRow } from '@/lib/records/audit-actions'
import { database } from '@/lib/data/client'
import { withAuditNames } from './audit-names'

/** Returns the newest entries, of one account if one is named. */
export const listAudit = async ({ staffId, limit = 50 }: { staffId?: string; limit?: number } = {}): Promise<
  AuditRecord[]
> => (await listAuditRows({ staffId, limit })).rows

/** The end of a page of the log: the last entry's time and id. */
type AuditCursor = { at: Date; id: string }

const cursorOf = (row: { createdAt: Date; id: string }) => `${row.createdAt.getTime()}-${row.id}`

/** Parses a cursor that a page of the log gave out; null for anything else. */
export function auditCursor(text: string): AuditCursor | null {
  const [, time, id] = /^(\d{1,15})-(\w{1,40})$/.exec(text) ?? []
  return time && id ? { at: new Date(Number(time)), id } : null
}

/**
 * Lists the entries that match, newest first: those of one account, or ('none') of nobody who was signed in; of some
 * actions; since a moment; before a cursor. `next` is the cursor of the next page, null on the last.
 */
export async function listAuditRows(filter: {
  staffId?: string
  actions?: readonly AuditAction[]
  since?: Date
  before?: AuditCursor | null
  limit: number
}): Promise<{ rows: AuditRow[]; next: string | null }> {
  const { staffId, actions, since, before, limit } = filter
  const db = await database()
  const entries = await db.auditEntry.findMany({
    where: {
      ...(staffId ? { staffId: staffId === 'none' ? null : staffId } : {}),
      ...(actions ? { action: { in: [...actions] } } : {}),
      ...(since ? { createdAt: { gte: since } } : {}),
      ...(before
        ? { OR: [{ createdAt: { lt: before.at } }, { createdAt: before.at, id: { lt: before.id } }] }
        : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: {
      id: true,
      action: true,
      target: true,
      detail: true,
      address: true,
      createdAt: true,
      staffId: true,
      staff: { select: { name: true } },
    },
  })
  const page = entries.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: await withAuditNames(
      page.map(({ staff, ...row }) => ({
        ...row,
        action: row.action as AuditAction,
        staffName: staff?.name ?? null,
        createdAt: row.createdAt.toISOString(),
      })),
    ),
    next: entries.length > limit && last ? cursorOf(last) : null,
  }
}
