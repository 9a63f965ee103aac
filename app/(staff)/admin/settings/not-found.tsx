import { OwnersOnly, SignedOut } from '@/components/admin/settings/owners-only'
import { getStaffSession } from '@/lib/auth/session'

/**
 * What is for owners only is missing for everybody else: an editor reads why. Signed out one doesn't come here, the layout
 * answers before; but parts of a page can be asked for without it.
 */
export default async function SettingsNotFound() {
  return (await getStaffSession()) ? <OwnersOnly /> : <SignedOut />
}
