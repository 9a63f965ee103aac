import { settingsGroupNames } from '@/lib/records/settings/groups'
import { settingName, settingsIn, settingText, type SettingsValues } from '@/lib/records/settings/values'
import { SettingsSection } from './settings-section'

/** Lists all settings for those who can't change them. */
export const SettingsFacts = ({ values }: { values: SettingsValues }) => (
  <div className="min-w-0">
    {settingsGroupNames.map((group) => (
      <SettingsSection key={group} group={group}>
        <dl className="divide-y divide-hair border-y border-hair">
          {settingsIn(values[group]).map((setting) => (
            <div
              key={setting.path}
              className="grid gap-x-6 py-2 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="text-stone">{settingName(setting.path)}</dt>
              <dd className="wrap-anywhere">
                {settingText(setting) || <span className="text-stone">Not set</span>}
              </dd>
            </div>
          ))}
        </dl>
      </SettingsSection>
    ))}
  </div>
)
