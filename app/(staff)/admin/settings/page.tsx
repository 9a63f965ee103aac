import { SettingsFrame } from '@/components/admin/settings/settings-frame'
import { requireOwnerPage } from '@/lib/auth/staff-page'

export default async function SettingsPage() {
  await requireOwnerPage()
  return (
    <SettingsFrame
      path="/admin/settings"
      title="Business facts"
      note="Site settings and configuration coming soon"
    >
      {null}
    </SettingsFrame>
  )
}
