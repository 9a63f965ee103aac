import 'server-only'
import { database, write } from './client'

/** The lifetime of a reset link, in milliseconds. */
export const resetLinkLasts = 30 * 60_000
/** The maximum number of open links of an account: whoever requests more has emails already. */
const mostOpen = 3

/** Stores the hash of a new link's token. @returns false when the account has enough open ones */
export async function addPasswordReset(staffId: string, tokenHash: string): Promise<boolean> {
  const now = new Date()
  return write((db) =>
    db.$transaction(async (tx) => {
      const open = await tx.passwordReset.count({
        where: { staffId, usedAt: null, expiresAt: { gt: now } },
      })
      if (open >= mostOpen) return false
      await tx.passwordReset.create({
        data: { staffId, tokenHash, expiresAt: new Date(now.getTime() + resetLinkLasts) },
        select: { id: true },
      })
      return true
    }),
  )
}

/** Returns the account whose password a token's hash may set; null when it is unknown, used or too old. */
export async function getResetAccount(tokenHash: string): Promise<{ id: string; email: string } | null> {
  const db = await database()
  const row = await db.passwordReset.findFirst({
    where: { tokenHash, usedAt: null, expiresAt: { gt: new Date() }, staff: { deactivatedAt: null } },
    select: { staff: { select: { id: true, email: true } } },
  })
  return row?.staff ?? null
}

/**
 * Sets the new password, ends every session of the account and closes all its links, in one step.
 * @returns whether the token was still good: of two requests with the same one, the second finds it used
 */
export async function takeReset(staffId: string, tokenHash: string, passwordHash: string): Promise<boolean> {
  const now = new Date()
  return write((db) =>
    db.$transaction(async (tx) => {
      const { count } = await tx.passwordReset.updateMany({
        where: { staffId, tokenHash, usedAt: null, expiresAt: { gt: now }, staff: { deactivatedAt: null } },
        data: { usedAt: now },
      })
      if (count === 0) return false
      await tx.passwordReset.updateMany({ where: { staffId, usedAt: null }, data: { usedAt: now } })
      await tx.staffSession.updateMany({ where: { staffId, endedAt: null }, data: { endedAt: now } })
      await tx.staff.update({
        where: { id: staffId },
        data: { passwordHash, sessionVersion: { increment: 1 } },
        select: { id: true },
      })
      return true
    }),
  )
}

/** Deletes links that expired a day ago. */
export async function prunePasswordResets(): Promise<void> {
  const expiresAt = { lt: new Date(Date.now() - 24 * 60 * 60_000) }
  await write((db) => db.passwordReset.deleteMany({ where: { expiresAt } }))
}
