import { StaffLink } from '@/components/ui/staff-link'
import { linkClass, Screen, ScreenHead } from '@/components/staff/screen'
import { type SettingsGroup } from '@/lib/records/settings/groups'
import { type SettingsPart, settingsParts } from '@/lib/records/settings/parts'
import { type SettingsValues } from '@/lib/records/settings/values'
import { SettingsFacts } from './settings-facts'
import { SettingsForm } from './settings-form'
import { SettingsNav } from './settings-nav'

type SettingsScreenProps = {
  part: SettingsPart
  values: SettingsValues
  versions: Record<SettingsGroup, string>
  /** Owners change the facts; editors only read them. */
  isOwner: boolean
}

/** Edits a part of the facts about the business that pages, emails and search results show. */
export const SettingsScreen = ({ part, values, versions, isOwner }: SettingsScreenProps) => (
  <Screen className="max-w-275">
    <ScreenHead
      title="Settings"
      note={
        isOwner
          ? 'Saving here changes every page that shows it.'
          : 'What pages say about the business. An owner can change it.'
      }
    >
      {isOwner && part === 'business' && (
        <StaffLink className={linkClass} href="/admin/setup">
          Go through the setup again
        </StaffLink>
      )}
    </ScreenHead>
    <div className="grid grid-cols-1 gap-x-12 gap-y-2 tablet:grid-cols-[168px_minmax(0,1fr)]">
      <SettingsNav path={settingsParts[part].href} isOwner={isOwner} />
      {isOwner ? (
        <SettingsForm part={part} values={values} versions={versions} />
      ) : (
        <SettingsFacts part={part} values={values} />
      )}
    </div>
  </Screen>
)
