import { type ProofFile } from '@/lib/business/claims'
import { type FurtherPrice } from '@/lib/business/estimate-lines'
import { builtInFinishes } from '@/lib/business/finish-list'
import { formatRange } from '@/lib/business/money'
import { type OwnFinish } from '@/lib/business/own-finishes'
import { surfaceName } from '@/lib/business/rooms'
import { type Price } from '@/lib/business/prices'
import { type BusinessProfile } from '@/lib/business/profile'
import { sameValue } from '@/lib/page-document/same-value'
import { type Change } from '@/lib/revalidate'
import { finishesSchema } from '@/lib/schemas/finishes'
import { type DayHours, openTimes, type SpecialDay } from '@/lib/time/business-hours'
import { timeText } from '@/lib/time/office-time'
import { dayWords } from '@/lib/time/office-weeks'
import { isRecord } from '@/lib/type-guards'
import { type SettingInput } from './define-settings'
import { type SettingsGroup, settingsGroupNames, settingsGroups } from './groups'

/** All settings that are saved as one: the groups of the profile, and what the visualizer offers. */
export const savedSettings = {
  ...settingsGroups,
  finishes: {
    title: 'Finishes',
    savedBy: 'owner' as const,
    schema: finishesSchema,
    inputs: builtInFinishes.map(({ id, surface, name }): [string, SettingInput] => [
      `finishes.${surface}.${id}`,
      { label: `${surfaceName(surface)}, ${name}` },
    ]),
    invalidates: (): Change => ({ kind: 'finishes' }),
  },
}
export type SettingsName = keyof typeof savedSettings

type GroupValues<Group extends SettingsGroup = SettingsGroup> = Pick<
  BusinessProfile,
  keyof (typeof settingsGroups)[Group]['fields'] & keyof BusinessProfile
>
/** The values of all groups of the profile. */
export type SettingsValues = { [Group in SettingsGroup]: GroupValues<Group> }

/** Returns what a group holds of a profile. */
export const groupOf = <Group extends SettingsGroup>(
  profile: BusinessProfile,
  group: Group,
): GroupValues<Group> =>
  Object.fromEntries(
    Object.keys(settingsGroups[group].fields).map((key) => [key, profile[key as keyof BusinessProfile]]),
  ) as unknown as GroupValues<Group>

/** Returns a profile by groups. */
export const settingsOf = (profile: BusinessProfile): SettingsValues =>
  Object.fromEntries(settingsGroupNames.map((group) => [group, groupOf(profile, group)])) as SettingsValues

const inputByPath = new Map(Object.values(savedSettings).flatMap(({ inputs }) => inputs))

/** Returns the label and input of the setting at a path: "address.street" is Street. */
export const settingInput = (path: string): SettingInput => inputByPath.get(path) ?? { label: path }
export const settingName = (path: string): string => settingInput(path).label

type Setting = { path: string; value: unknown }

/** Returns the single settings in a group's values. */
export const settingsIn = (values: object, before = ''): Setting[] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const path = before + key
    return inputByPath.has(path) || !isRecord(value) ? [{ path, value }] : settingsIn(value, `${path}.`)
  })

/** Returns the paths of the settings that differ between two states of a group. */
export function changedPaths(before: object, after: object): string[] {
  const valueByPath = new Map(settingsIn(before).map(({ path, value }) => [path, value]))
  return settingsIn(after)
    .filter(({ path, value }) => !sameValue(valueByPath.get(path), value))
    .map(({ path }) => path)
}

/** Returns a setting's value as it is read: "9:00 AM to 5:00 PM", "$2,500-$5,000, 1-2 weeks"; empty where nothing is set. */
export function settingText({ path, value }: Setting): string {
  if (path.endsWith('.proofFile')) return (value as ProofFile | null)?.name ?? ''
  if (Array.isArray(value)) return value.map(specialDayText).join('; ')
  if (isRecord(value)) {
    if ('opens' in value) return dayText(value as DayHours)
    if ('hidden' in value) return finishText(value as OwnFinish)
    const price = value as Price | FurtherPrice
    return `${formatRange(price)}, ${'says' in price ? price.says : price.timeline}`
  }
  if (path === 'financing.apr') return value === '' ? '' : `${String(value)}%`
  if (path.startsWith('logo.') || path === 'terms.picture') return String(value).replace(/^.*\//, '')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const { unit } = settingInput(path)
  if (!unit) return String(value)
  if (value === 0 && unit.none !== undefined) return unit.none
  return `${String(value)} ${value === 1 ? unit.one : `${unit.one}s`}`
}

const finishText = ({ name, hidden, at, place }: OwnFinish) =>
  `${name}, ${hidden ? 'hidden' : 'shown'}, in place ${place + 1}, at ${Math.round(at * 100)}% of the range`

const dayText = (hours: DayHours): string =>
  openTimes(hours)
    .map(({ opens, closes }) => `${timeText(opens)} to ${timeText(closes)}`)
    .join(', ') || 'Closed'

const specialDayText = (special: SpecialDay): string =>
  `${dayWords(special.day, new Date())}: ${dayText(special)}`
