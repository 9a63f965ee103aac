import 'server-only'
import type { Staff, StaffDevice } from '@/lib/staff-types'
import { database, write } from './client'
import { staffFields, toStaff } from './staff'

/** The lifetime of a session after signing in, in seconds. */
export const sessionSeconds = 8 * 60 * 60
/** The time without use after which it ends, in seconds. */
const idleSeconds = 2 * 60 * 60

const touchEvery = 5 * 60_000
/** The time for which an ended session stays stored, to investigate a break-in. */
const retention = 30 * 24 * 60 * 60_000

const before = (seconds: number, now: Date) => new Date(now.getTime() - seconds * 1000)

/** Returns the condition of an open session: not ended, not idle, not too old. */
const isOpen = (now = new Date()) => ({
  endedAt: null,
  createdAt: { gt: before(sessionSeconds, now) },
  lastSeenAt: { gt: before(idleSeconds, now) },
})

/** Opens a session of an account and returns its id. `device` is in words, `address` the one it was opened from. */
export async function openStaffSession(input: {
  staffId: string
  device?: string
  address?: string
}): Promise<string> {
  const now = new Date()
  const { id } = await write((db) =>
    db.staffSession.create({ data: { ...input, createdAt: now, lastSeenAt: now }, select: { id: true } }),
  )
  return id
}

/**
 * Returns the account of a session, whether it has a second factor, and when the session was last used; null when it has
 * ended or the account was closed.
 */
export async function getOpenSession(
  id: string,
): Promise<{ staff: Staff; hasSecondFactor: boolean; lastSeenAt: Date } | null> {
  const db = await database()
  const row = await db.staffSession.findFirst({
    where: { id, ...isOpen(), staff: { deactivatedAt: null } },
    select: { lastSeenAt: true, staff: { select: { ...staffFields, totpSince: true } } },
  })
  if (!row) return null
  const { totpSince, ...staff } = row.staff
  return { staff: toStaff(staff), hasSecondFactor: totpSince !== null, lastSeenAt: row.lastSeenAt }
}

/** Returns true if the use of a session should be stored again. */
export const isDueForTouch = (lastSeenAt: Date): boolean => Date.now() - lastSeenAt.getTime() > touchEvery

/** Stores that a session and its account are in use. One that has ended stays as it is. */
export async function touchStaffSession(id: string, staffId: string): Promise<void> {
  const lastSeenAt = new Date()
  await write((db) =>
    db.$transaction([
      db.staffSession.updateMany({ where: { id, ...isOpen(lastSeenAt) }, data: { lastSeenAt } }),
      db.staff.updateMany({ where: { id: staffId }, data: { lastSeenAt } }),
    ]),
  )
}

/** Counts the sessions that an account has had and that are still kept. */
export async function countStaffSessions(staffId: string): Promise<number> {
  const db = await database()
  return db.staffSession.count({ where: { staffId } })
}

/** Lists the open sessions of an account, the one used last first. */
export async function listStaffSessions(staffId: string): Promise<StaffDevice[]> {
  const db = await database()
  const rows = await db.staffSession.findMany({
    where: { staffId, ...isOpen() },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    select: { id: true, device: true, address: true, createdAt: true, lastSeenAt: true },
    take: 100,
  })
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
}

/** Ends one session of an account. @returns whether there was an open one */
export async function endStaffSession(staffId: string, id: string): Promise<boolean> {
  const { count } = await write((db) =>
    db.staffSession.updateMany({ where: { id, staffId, endedAt: null }, data: { endedAt: new Date() } }),
  )
  return count > 0
}

/** Ends every session of an account but one. @returns how many */
export async function endOtherSessions(staffId: string, exceptId: string): Promise<number> {
  const { count } = await write((db) =>
    db.staffSession.updateMany({
      where: { staffId, endedAt: null, id: { not: exceptId } },
      data: { endedAt: new Date() },
    }),
  )
  return count
}

/** Deletes sessions that nobody has used for thirty days. */
export async function pruneStaffSessions(): Promise<void> {
  const lastSeenAt = { lt: new Date(Date.now() - retention) }
  await write((db) => db.staffSession.deleteMany({ where: { lastSeenAt } }))
}
