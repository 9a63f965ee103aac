import 'server-only'
import { type AuditAction } from '@/lib/records/audit-actions'
import { type StaffAccount, type StaffRole } from '@/lib/staff-types'
import {
  changeStaffAccount,
  deactivateStaff,
  reactivateStaff,
  requireStaffAccount,
} from '@/lib/data/staff-accounts'
import { AppError } from '@/lib/errors'
import { checkPassword } from './account'
import { type StaffSession } from './session'

type Change = { name?: string; role?: StaffRole; isActive?: boolean; password: string }
type Entry = { action: AuditAction; target: string; detail: string }

/**
 * Changes an account for an owner.
 * @returns the account, and what the audit log has to say
 * @throws AppError not-found, conflict (the last owner, or the owner's own account is to be deactivated), invalid (the
 * owner's password, which making an owner needs), too-many
 */
export async function changeAccount(
  id: string,
  { name, role, isActive, password }: Change,
  owner: StaffSession,
): Promise<{ account: StaffAccount; entries: Entry[] }> {
  if (isActive === false && id === owner.id)
    throw new AppError('conflict', { detail: 'You can’t deactivate your own account. Ask another owner.' })
  // Whoever finds a session open mustn't make an owner who stays.
  if (role === 'owner' && (await requireStaffAccount(id)).role !== 'owner')
    await checkPassword(owner, password)
  const { before, after } = await changeStaffAccount(id, { name, role })
  const target = after.email
  const entries: Entry[] = []
  if (before.name !== after.name)
    entries.push({ action: 'staff-changed', target, detail: `name: ${after.name}` })
  if (before.role !== after.role)
    entries.push({ action: 'staff-changed', target, detail: `role: ${after.role}` })
  if (isActive === undefined || isActive === (after.deactivatedAt === null))
    return { account: after, entries }
  const account = await (isActive ? reactivateStaff : deactivateStaff)(id)
  entries.push({ action: 'staff-deactivated', target, detail: isActive ? 'reactivated' : '' })
  return { account, entries }
}
