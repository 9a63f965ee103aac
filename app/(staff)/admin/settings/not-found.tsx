import { OwnersOnly } from '@/components/admin/settings/owners-only'
import { getStaffSession } from '@/lib/auth/session'
import StaffNotFound from '../../not-found'

/** What is for owners only is missing for everybody else: an editor reads why, a stranger learns nothing. */
export default async function SettingsNotFound() {
  return (await getStaffSession()) ? <OwnersOnly /> : <StaffNotFound />
}
