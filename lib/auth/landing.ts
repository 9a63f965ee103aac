import 'server-only'
import { getSetup } from '@/lib/data/setup'
import { countStaffSessions } from '@/lib/data/staff-sessions'
import { type StaffSession } from './session'

/**
 * Returns where signing in leads: to `target`, or to the setup if an owner signs in for the very first time on a site
 * that isn't set up, and requested no other screen.
 */
export async function landingPath(
  { id, role }: Pick<StaffSession, 'id' | 'role'>,
  target: string,
): Promise<string> {
  if (target !== '/admin' || role !== 'owner' || (await getSetup()).status !== 'open') return target
  return (await countStaffSessions(id)) === 1 ? '/admin/setup' : target
}
