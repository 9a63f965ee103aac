import 'server-only'
import type { AuditAction, AuditRecord, AuditRow } from '@/lib/content-types'
import { withAuditNames } from './audit-names'
import { database, write } from './client'

const day = 24 * 60 * 60_000
/** Failed sign-ins are strangers' doing: of these only so many are kept, the newest. */
const mostFailures = 20_000
const failed: AuditAction = 'sign-in-failed'
/** Longer texts are cut: nothing of what is written here needs more. */
const longest = 300

/** Adds an entry: who did what to which thing, from where. None of the texts may hold a secret. */
export async function addAudit(entry: {
  staffId?: string | null
  action: AuditAction
  target?: string
  detail?: string
  address?: string
}): Promise<void> {
  const { staffId = null, action, target = '', detail = '', address = '' } = entry
  const data = {
    staffId,
    action,
    target: target.slice(0, longest),
    detail: detail.slice(0, longest),
    address: address.slice(0, longest),
    createdAt: new Date(),
  }
  await write((db) => db.auditEntry.create({ data, select: { id: true } }))
}

/** The newest entries, of one account if one is named. */
export async function listAudit({ staffId, limit = 50 }: { staffId?: string; limit?: number } = {}): Promise<
  AuditRecord[]
> {
  const db = await database()
  const rows = await db.auditEntry.findMany({
    where: staffId ? { staffId } : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, action: true, target: true, detail: true, address: true, createdAt: true },
  })
  return withAuditNames(
    rows.map((row) => ({
      ...row,
      action: row.action as AuditAction,
      createdAt: row.createdAt.toISOString(),
    })),
  )
}

/** Where a page of the log ends: the last entry's time and id. */
type AuditCursor = { at: Date; id: string }

const cursorOf = (row: { createdAt: Date; id: string }) => `${row.createdAt.getTime()}-${row.id}`

/** The cursor of a text that a page of the log gave out, or null for anything else. */
export function auditCursor(text: string): AuditCursor | null {
  const [, time, id] = /^(\d{1,15})-(\w{1,40})$/.exec(text) ?? []
  return time && id ? { at: new Date(Number(time)), id } : null
}

/**
 * The entries of everybody that fit, newest first: of one account, or ('none') of nobody who was signed in; of some
 * actions; since a moment; before a page's end. `next` is the cursor of the page that follows, null on the last.
 */
export async function listAuditRows(wanted: {
  staffId?: string
  actions?: readonly AuditAction[]
  since?: Date
  before?: AuditCursor | null
  limit: number
}): Promise<{ rows: AuditRow[]; next: string | null }> {
  const { staffId, actions, since, before, limit } = wanted
  const db = await database()
  const found = await db.auditEntry.findMany({
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
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: await withAuditNames(
      shown.map(({ staff, ...row }) => ({
        ...row,
        action: row.action as AuditAction,
        staffName: staff?.name ?? null,
        createdAt: row.createdAt.toISOString(),
      })),
    ),
    next: found.length > limit && last ? cursorOf(last) : null,
  }
}

/** Removes entries older than `keptDays`, and of failed sign-ins all but the newest 20,000. */
export async function pruneAudit(now = new Date(), keptDays = 400): Promise<void> {
  await write(async (db) => {
    await db.auditEntry.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - keptDays * day) } } })
    const [oldest] = await db.auditEntry.findMany({
      where: { action: failed },
      orderBy: { createdAt: 'desc' },
      skip: mostFailures,
      take: 1,
      select: { createdAt: true },
    })
    if (oldest)
      await db.auditEntry.deleteMany({ where: { action: failed, createdAt: { lte: oldest.createdAt } } })
  })
}
