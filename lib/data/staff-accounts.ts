import 'server-only'
import { type StaffAccount, type StaffRole } from '@/lib/staff-types'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Transaction, write } from './client'
import { toStaff } from './staff'

// The accounts as owners manage them. There is always an owner who can sign in: whoever takes the last one away is
// refused inside of the write that would do it, so that two who do it at the same moment can't both succeed.

const select = {
  id: true,
  name: true,
  email: true,
  role: true,
  totpSince: true,
  lastSeenAt: true,
  deactivatedAt: true,
  // The account itself is only touched every five minutes of use: a short visit is known by its session.
  sessions: { select: { lastSeenAt: true }, orderBy: { lastSeenAt: 'desc' }, take: 1 },
} satisfies Prisma.StaffSelect

type Row = Prisma.StaffGetPayload<{ select: typeof select }>

function toAccount({ totpSince, lastSeenAt, deactivatedAt, sessions, ...row }: Row): StaffAccount {
  const seenAt = Math.max(lastSeenAt?.getTime() ?? 0, sessions[0]?.lastSeenAt.getTime() ?? 0)
  return {
    ...toStaff(row),
    hasSecondFactor: totpSince !== null,
    lastSeenAt: seenAt ? new Date(seenAt).toISOString() : null,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
  }
}

/** Lists all accounts by name, those that may sign in first. */
export async function listStaffAccounts(): Promise<StaffAccount[]> {
  const db = await database()
  const rows = (await db.staff.findMany({ select, orderBy: { id: 'asc' } })).map(toAccount)
  return rows.sort(
    (a, b) =>
      Number(a.deactivatedAt !== null) - Number(b.deactivatedAt !== null) || a.name.localeCompare(b.name),
  )
}

/** Returns an account. @throws AppError not-found */
export async function requireStaffAccount(id: string): Promise<StaffAccount> {
  const db = await database()
  const row = await db.staff.findUnique({ where: { id }, select })
  if (!row) throw new AppError('not-found')
  return toAccount(row)
}

const lastOwner = () =>
  new AppError('conflict', {
    detail: 'This is the last owner. Make someone else an owner first.',
  })

/** Throws conflict if no other account is an owner who can sign in. */
async function keepAnOwner(tx: Transaction, id: string): Promise<void> {
  const otherOwners = await tx.staff.count({ where: { role: 'owner', deactivatedAt: null, id: { not: id } } })
  if (otherOwners === 0) throw lastOwner()
}

/** Deletes the open invitations of an account: they count only as long as whoever sent them could send them. */
const closeInvites = (tx: Transaction, invitedById: string) =>
  tx.staffInvite.deleteMany({ where: { invitedById, usedAt: null } })

const isActiveOwner = ({ role, deactivatedAt }: StaffAccount) => role === 'owner' && deactivatedAt === null

/** Changes name and role. The role counts at once, in open sessions too. @throws AppError not-found, conflict (last owner) */
export async function changeStaffAccount(
  id: string,
  change: { name?: string; role?: StaffRole },
): Promise<{ before: StaffAccount; after: StaffAccount }> {
  return write((db) =>
    db.$transaction(async (tx) => {
      const before = await requireIn(tx, id)
      if (change.role && change.role !== 'owner' && isActiveOwner(before)) {
        await keepAnOwner(tx, id)
        await closeInvites(tx, id)
      }
      const { name, role } = change
      return {
        before,
        after: toAccount(await tx.staff.update({ where: { id }, data: { name, role }, select })),
      }
    }),
  )
}

/**
 * Closes an account: it can't be signed in to, and its sessions, reset links, invitations and calendar feed end. What it
 * did stays.
 * @throws AppError not-found, conflict (last owner)
 */
export async function deactivateStaff(id: string): Promise<StaffAccount> {
  const now = new Date()
  return write((db) =>
    db.$transaction(async (tx) => {
      const before = await requireIn(tx, id)
      if (before.deactivatedAt) return before
      if (isActiveOwner(before)) await keepAnOwner(tx, id)
      await closeInvites(tx, id)
      await tx.staffSession.updateMany({ where: { staffId: id, endedAt: null }, data: { endedAt: now } })
      await tx.passwordReset.updateMany({ where: { staffId: id, usedAt: null }, data: { usedAt: now } })
      await tx.visitFeed.deleteMany({ where: { staffId: id } })
      const data = { deactivatedAt: now, sessionVersion: { increment: 1 } }
      return toAccount(await tx.staff.update({ where: { id }, data, select }))
    }),
  )
}

/** Opens a closed account again, with the password it had. @throws AppError not-found */
export async function reactivateStaff(id: string): Promise<StaffAccount> {
  return write((db) =>
    db.$transaction(async (tx) => {
      await requireIn(tx, id)
      return toAccount(await tx.staff.update({ where: { id }, data: { deactivatedAt: null }, select }))
    }),
  )
}

async function requireIn(tx: Transaction, id: string): Promise<StaffAccount> {
  const row = await tx.staff.findUnique({ where: { id }, select })
  if (!row) throw new AppError('not-found')
  return toAccount(row)
}
