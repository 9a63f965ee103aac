import { ComingSoon } from '@/components/admin/shell/coming-soon'
import { requireStaffPage } from '@/lib/auth/staff-page'

export default async function SettingsPage() {
  await requireStaffPage()
  return <ComingSoon title="Settings" text="Site settings and configuration coming soon" />
}
