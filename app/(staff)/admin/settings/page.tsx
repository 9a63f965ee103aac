import { SettingsScreen } from '@/components/admin/settings/settings-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { settingsOf } from '@/lib/records/settings/values'
import { getProfile } from '@/lib/data/settings'
import { groupVersions } from '@/lib/records/settings/store'

export const generateMetadata = () => staffMetadata('Settings')

export default async function SettingsPage() {
  const { role } = await requireStaffPage()
  const profile = await getProfile()
  return (
    <SettingsScreen
      values={settingsOf(profile)}
      versions={groupVersions(profile)}
      isOwner={role === 'owner'}
    />
  )
}
