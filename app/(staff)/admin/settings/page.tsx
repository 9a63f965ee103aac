import { type Metadata } from 'next'
import { SettingsScreen } from '@/components/admin/settings/settings-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { settingsOf } from '@/lib/business/settings-groups'
import { getProfile, groupVersions } from '@/lib/data/settings'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Settings')

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
