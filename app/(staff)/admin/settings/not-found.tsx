import { OwnersOnly, SignedOut } from '@/components/admin/settings/owners-only'
import { getStaffSession } from '@/lib/auth/session'

/**
 * Shown in place of owners' screens; an editor reads why. The layout answers signed-out visitors first, but Next also
 * renders parts of a page without its layout.
 */
export default async function SettingsNotFound() {
  return (await getStaffSession()) ? <OwnersOnly /> : <SignedOut />
}
