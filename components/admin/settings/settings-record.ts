import { joinPaths } from '@/components/records/form-values'
import { settingName, settingsIn, settingText } from '@/lib/business/settings-names'
import { type RecordFields } from '@/lib/record-merge/record-fields'

/** Describes a group with such values by its single settings, which are named by their paths. */
export const settingsRecord = (values: object): RecordFields<object, Record<string, unknown>> => ({
  split: (group) => Object.fromEntries(settingsIn(group).map(({ path, value }) => [path, value])),
  join: joinPaths,
  fields: Object.fromEntries(
    settingsIn(values).map(({ path }) => [
      path,
      { label: settingName(path), text: (value: unknown) => settingText({ path, value }) || 'not set' },
    ]),
  ),
})
