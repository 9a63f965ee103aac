import 'server-only'
import { getSetup } from '@/lib/data/setup'
import { countStaffSessions } from '@/lib/data/staff-sessions'
import { type StaffSession } from './session'

/**
 * Where signing in leads: to what was asked for; only who asked for nothing and is here for the very first time, on a
 * site that isn't set up, comes to the setup instead of the dashboard.
 */
export async function landingPath(
  { id, role }: Pick<StaffSession, 'id' | 'role'>,
  target: string,
): Promise<string> {
  if (target !== '/admin' || role !== 'owner' || (await getSetup()).status !== 'open') return target
  return (await countStaffSessions(id)) === 1 ? '/admin/setup' : target
}
