import 'server-only'
import { type Staff, type StaffRole, staffRoles } from '@/lib/staff-types'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'
import { isMissing, isDuplicate } from './database-errors'

/** The columns of an account that may leave this file. */
export const staffFields = {
  id: true,
  email: true,
  name: true,
  role: true,
  sessionVersion: true,
} satisfies Prisma.StaffSelect

/** Returns an account of its row; a role that this version of the site doesn't know counts as the least one. */
export const toStaff = <Row extends { role: string }>(row: Row): Row & { role: StaffRole } => ({
  ...row,
  role: staffRoles.find((role) => role === row.role) ?? 'editor',
})

/** Returns an email address as it is stored and looked up. */
export const normalizedEmail = (email: string) => email.trim().toLowerCase()

/**
 * Returns an account with its password hash, since when it has a second factor, and since when it may not sign in; or
 * null. For signing in only: never send it anywhere.
 */
export async function getStaffByEmail(
  email: string,
): Promise<(Staff & { passwordHash: string; totpSince: Date | null; deactivatedAt: Date | null }) | null> {
  const db = await database()
  const row = await db.staff.findUnique({
    where: { email: normalizedEmail(email) },
    select: { ...staffFields, passwordHash: true, totpSince: true, deactivatedAt: true },
  })
  return row && toStaff(row)
}

/** Returns the password hash of an account, or null. For checking the present password only. */
export async function getPasswordHash(id: string): Promise<string | null> {
  const db = await database()
  const row = await db.staff.findUnique({ where: { id }, select: { passwordHash: true } })
  return row?.passwordHash ?? null
}

/** Lists everybody who may sign in, by name. */
export async function listColleagues(): Promise<{ id: string; name: string }[]> {
  const db = await database()
  const where = { deactivatedAt: null }
  const rows = await db.staff.findMany({ where, select: { id: true, name: true }, orderBy: { id: 'asc' } })
  // Each database has an alphabet of its own.
  return rows.sort((a, b) => a.name.localeCompare(b.name))
}

export async function countStaff(): Promise<number> {
  const db = await database()
  return db.staff.count()
}

/** Adds an account. @throws AppError conflict when the address has one */
export async function createStaff(input: {
  email: string
  name: string
  passwordHash: string
  role?: StaffRole
}): Promise<Staff> {
  const { name, passwordHash, role } = input
  return write(async (db) => {
    try {
      const data = { email: normalizedEmail(input.email), name, passwordHash, role }
      return toStaff(await db.staff.create({ data, select: staffFields }))
    } catch (error) {
      if (!isDuplicate(error)) throw error
      const message = 'This email address has an account.'
      throw new AppError('conflict', { detail: message, errors: { email: message } })
    }
  })
}

/** Changes one's own password. The account's other sessions end and its reset links close. */
export async function changeOwnPassword(
  id: string,
  passwordHash: string,
  exceptSessionId: string,
): Promise<void> {
  await write((db) =>
    db.$transaction([
      db.staff.update({ where: { id }, data: { passwordHash }, select: { id: true } }),
      db.staffSession.updateMany({
        where: { staffId: id, endedAt: null, id: { not: exceptSessionId } },
        data: { endedAt: new Date() },
      }),
      db.passwordReset.updateMany({ where: { staffId: id, usedAt: null }, data: { usedAt: new Date() } }),
    ]),
  )
}

/** Changes the password, ends every session of the account and closes its reset links. @throws AppError not-found */
export async function setStaffPassword(id: string, passwordHash: string): Promise<Staff> {
  const now = new Date()
  return update(id, {
    passwordHash,
    sessionVersion: { increment: 1 },
    sessions: { updateMany: { where: { endedAt: null }, data: { endedAt: now } } },
    resets: { updateMany: { where: { usedAt: null }, data: { usedAt: now } } },
  })
}

async function update(id: string, data: Prisma.StaffUpdateInput): Promise<Staff> {
  return write(async (db) => {
    try {
      return toStaff(await db.staff.update({ where: { id }, data, select: staffFields }))
    } catch (error) {
      throw isMissing(error) ? new AppError('not-found') : error
    }
  })
}
