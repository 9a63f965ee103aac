import 'server-only'
import { cache } from 'react'
import { getServerSession } from 'next-auth'
import { getStaff } from '@/lib/data/staff'
import { AppError } from '@/lib/errors'
import { authOptions, sessionSeconds } from './options'

/** Who is signed in. */
export type StaffSession = { id: string; name: string; email: string; role: string }

/**
 * The staff member behind the request's cookie, or null: the session must be younger than eight hours, the account
 * must still exist and its sessions must not have been revoked since.
 */
export const getStaffSession = cache(async (): Promise<StaffSession | null> => {
  const session = await getServerSession(authOptions())
  if (!session || Date.now() - session.staff.startedAt > sessionSeconds * 1000) return null
  const staff = await getStaff(session.staff.id)
  if (!staff || staff.sessionVersion !== session.staff.version) return null
  return { id: staff.id, name: staff.name, email: staff.email, role: staff.role }
})

/** The staff member behind the request. @throws AppError unauthenticated */
export async function requireStaff(): Promise<StaffSession> {
  const staff = await getStaffSession()
  if (!staff) throw new AppError('unauthenticated')
  return staff
}
