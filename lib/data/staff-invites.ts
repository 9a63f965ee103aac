import 'server-only'
import { type Staff, type StaffInvitation, type StaffRole } from '@/lib/staff-types'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'
import { normalizedEmail, staffFields, toStaff } from './staff'

const day = 24 * 60 * 60_000
export const inviteDays = 7
/** The time for which an expired invitation stays listed, so that it can be sent again. */
const retention = 30 * day

const select = {
  id: true,
  name: true,
  email: true,
  role: true,
  createdAt: true,
  expiresAt: true,
} satisfies Prisma.StaffInviteSelect

const toInvitation = (row: Prisma.StaffInviteGetPayload<{ select: typeof select }>): StaffInvitation => ({
  ...toStaff(row),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

const takenError = (message: string) =>
  new AppError('conflict', { detail: message, errors: { email: message } })

/**
 * Stores an invitation with the hash of its link's token. It replaces an open one for the same address.
 * @throws AppError conflict, with a message for `email`, when the address has an account
 */
export async function addInvite(
  input: { name: string; email: string; role: StaffRole; tokenHash: string },
  invitedById: string,
): Promise<StaffInvitation> {
  const { name, role, tokenHash } = input
  const email = normalizedEmail(input.email)
  const now = new Date()
  const expiresAt = new Date(now.getTime() + inviteDays * day)
  return write((db) =>
    db.$transaction(async (tx) => {
      const account = await tx.staff.findUnique({
        where: { email },
        select: { deactivatedAt: true },
      })
      if (account?.deactivatedAt)
        throw takenError('This email address has an account that was deactivated. Reactivate it instead.')
      if (account) throw takenError('This email address has an account.')
      await tx.staffInvite.deleteMany({ where: { email, usedAt: null } })
      const data = { email, name, role, tokenHash, invitedById, expiresAt, createdAt: now }
      return toInvitation(await tx.staffInvite.create({ data, select }))
    }),
  )
}

/** Lists invitations that nobody has used, expired ones too, the newest first. */
export async function listInvites(): Promise<StaffInvitation[]> {
  const db = await database()
  const rows = await db.staffInvite.findMany({
    where: { usedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
    select,
  })
  return rows.map(toInvitation)
}

/** Returns the invitation of a token's hash; null when it is unknown, used, taken back or too old. */
export async function getInvite(tokenHash: string): Promise<StaffInvitation | null> {
  const db = await database()
  const row = await db.staffInvite.findFirst({
    where: { tokenHash, usedAt: null, expiresAt: { gt: new Date() } },
    select,
  })
  return row && toInvitation(row)
}

/**
 * Creates the account that an invitation promises and uses it up, in one step.
 * @returns the account; null when the token isn't good any more: of two requests, the second finds it used
 * @throws AppError conflict when the address has got an account meanwhile
 */
export async function takeInvite(
  tokenHash: string,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<Staff | null> {
  const now = new Date()
  return write((db) =>
    db.$transaction(async (tx) => {
      const open = { tokenHash, usedAt: null, expiresAt: { gt: now } }
      const invite = await tx.staffInvite.findFirst({ where: open, select })
      const { count } = await tx.staffInvite.updateMany({ where: open, data: { usedAt: now } })
      if (!invite || count === 0) return null
      const { email, role } = invite
      if (await tx.staff.findUnique({ where: { email }, select: { id: true } }))
        throw new AppError('conflict', { detail: 'This email address has an account. Sign in with it.' })
      const data = { email, name, role, passwordHash, lastSeenAt: now }
      return toStaff(await tx.staff.create({ data, select: staffFields }))
    }),
  )
}

/** Deletes an open invitation and returns it. @throws AppError not-found */
export async function removeInvite(id: string): Promise<StaffInvitation> {
  return write((db) =>
    db.$transaction(async (tx) => {
      const row = await tx.staffInvite.findFirst({ where: { id, usedAt: null }, select })
      if (!row) throw new AppError('not-found')
      await tx.staffInvite.delete({ where: { id }, select: { id: true } })
      return toInvitation(row)
    }),
  )
}

/** Deletes invitations that expired a month ago, used or not. */
export async function pruneInvites(): Promise<void> {
  const expiresAt = { lt: new Date(Date.now() - retention) }
  await write((db) => db.staffInvite.deleteMany({ where: { expiresAt } }))
}
