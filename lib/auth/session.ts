import 'server-only'
import { cache } from 'react'
import { cookies } from 'next/headers'
import { decode, type JWT } from 'next-auth/jwt'
import { isSecondFactorRequired } from '@/lib/data/second-factor'
import { getOpenSession, isDueForTouch, touchStaffSession } from '@/lib/data/staff-sessions'
import type { StaffAccount } from '@/lib/staff-types'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { sessionCookie } from './options'
import { sessionSecret } from '@/lib/secret'

/** The account that is signed in, and its session. */
export type StaffSession = Pick<StaffAccount, 'id' | 'name' | 'email' | 'role' | 'hasSecondFactor'> & {
  sessionId: string
  /** Everybody needs a second factor and this account has none: all it may do is set one up. */
  needsSecondFactor: boolean
}

/**
 * Returns the staff member behind the request's cookie, or null; also one who has yet to set up the second factor that
 * everybody needs. The cookie only names a session: it must be in the table and not have ended, by signing out, by hand, by
 * eight hours or by two without use; the account must still exist and its sessions must not have been revoked since. What a
 * screen asks by itself doesn't count as a use (`counts` false).
 */
export const getAnySession = cache(async (counts = true): Promise<StaffSession | null> => {
  const token = await readToken()
  if (!token) return null
  const { sub: staffId, version, sessionId } = token
  if (!staffId || !sessionId) return null
  const open = await getOpenSession(sessionId)
  if (!open || open.staff.id !== staffId || open.staff.sessionVersion !== version) return null
  // Nobody waits for this: a screen can be read while the database takes no writes.
  if (counts && isDueForTouch(open.lastSeenAt))
    void touchStaffSession(sessionId, staffId).catch((error: unknown) =>
      log.warn({ err: error }, 'a session’s use could not be noted'),
    )
  const { id, name, email, role } = open.staff
  const { hasSecondFactor } = open
  const needsSecondFactor = !hasSecondFactor && (await isSecondFactorRequired())
  return { id, name, email, role, sessionId, hasSecondFactor, needsSecondFactor }
})

/** Returns the staff member behind the request; null where nobody is signed in, or a second factor has yet to be set up. */
export async function getStaffSession(): Promise<StaffSession | null> {
  const staff = await getAnySession()
  return staff?.needsSecondFactor ? null : staff
}

/** Returns what the session cookie says, if it is this site's and hasn't expired. */
async function readToken(): Promise<JWT | null> {
  const cookie = (await cookies()).getAll().find(({ name }) => name === sessionCookie())
  if (!cookie) return null
  return decode({ token: cookie.value, secret: sessionSecret() }).catch(() => null)
}

/**
 * Returns the staff member behind the request. `beforeSecondFactor` lets in those who have yet to set one up.
 * @throws AppError unauthenticated, second-factor-needed
 */
export async function requireStaff({
  counts = true,
  beforeSecondFactor = false,
} = {}): Promise<StaffSession> {
  const staff = await getAnySession(counts)
  if (!staff) throw new AppError('unauthenticated')
  if (staff.needsSecondFactor && !beforeSecondFactor) throw new AppError('second-factor-needed')
  return staff
}

/** Returns the owner behind the request. @throws AppError unauthenticated, second-factor-needed, not-allowed */
export async function requireOwner(): Promise<StaffSession> {
  const staff = await requireStaff()
  if (staff.role !== 'owner') throw new AppError('not-allowed')
  return staff
}
