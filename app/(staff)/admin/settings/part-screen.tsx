import 'server-only'
import { SettingsScreen } from '@/components/admin/settings/settings-screen'
import { getProfile } from '@/lib/data/settings'
import { type SettingsPart } from '@/lib/records/settings/parts'
import { groupVersions } from '@/lib/records/settings/store'
import { settingsOf } from '@/lib/records/settings/values'
import { type StaffRole } from '@/lib/staff-types'

/** The screen of a part of the settings, with the stored values. */
export async function PartScreen({ part, role }: { part: SettingsPart; role: StaffRole }) {
  const profile = await getProfile()
  return (
    <SettingsScreen
      part={part}
      values={settingsOf(profile)}
      versions={groupVersions(profile)}
      isOwner={role === 'owner'}
    />
  )
}
