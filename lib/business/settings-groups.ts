import { type BusinessProfile } from './profile'

/** Parts of the business profile that are saved separately, with their fields. */
const settingsGroups = {
  business: ['name', 'shortName', 'licenseNumber', 'phone', 'email', 'address'],
  look: ['logo', 'colors'],
  hours: ['showroomHours', 'telephoneHours'],
  visits: ['visits', 'visitHours'],
  claims: ['claims', 'replyHours', 'contactHours'],
  prices: ['prices'],
  further: ['furtherPrices'],
  financing: ['financing'],
  social: ['social'],
  privacy: ['privacy', 'retention'],
} as const satisfies Record<string, readonly (keyof BusinessProfile)[]>

export type SettingsGroup = keyof typeof settingsGroups
export type GroupValues<Group extends SettingsGroup = SettingsGroup> = Pick<
  BusinessProfile,
  (typeof settingsGroups)[Group][number]
>
/** The values of all groups, for the settings screen. */
export type SettingsValues = { [Group in SettingsGroup]: GroupValues<Group> }

export const settingsGroupNames = Object.keys(settingsGroups) as SettingsGroup[]

/** Returns a group's fields of a profile. */
export const groupOf = <Group extends SettingsGroup>(
  profile: BusinessProfile,
  group: Group,
): GroupValues<Group> =>
  Object.fromEntries(settingsGroups[group].map((key) => [key, profile[key]])) as unknown as GroupValues<Group>

/** Returns a profile's values by group. */
export const settingsOf = (profile: BusinessProfile): SettingsValues =>
  Object.fromEntries(settingsGroupNames.map((group) => [group, groupOf(profile, group)])) as SettingsValues
