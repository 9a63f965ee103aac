import { type SettingsPart, settingsParts } from '@/lib/records/settings/parts'
import {
  settingInput,
  settingName,
  settingsIn,
  settingText,
  type SettingsValues,
} from '@/lib/records/settings/values'
import { SettingsSection } from './settings-section'

type SettingsFactsProps = { part: SettingsPart; values: SettingsValues }

/** Lists the settings of a part for editors, who can't change them. */
export const SettingsFacts = ({ part, values }: SettingsFactsProps) => (
  <div className="min-w-0">
    {settingsParts[part].groups.map((group) => (
      <SettingsSection key={group} group={group}>
        <dl className="divide-y divide-hair border-y border-hair">
          {settingsIn(values[group])
            .filter(({ path }) => !settingInput(path).isHidden)
            .map((setting) => (
              <div
                key={setting.path}
                id={setting.path}
                className="grid scroll-mt-24 gap-x-6 py-2 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
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
