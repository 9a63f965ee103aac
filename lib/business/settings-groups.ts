import { type BusinessProfile } from './profile'

/** The parts of the business profile that are saved each by itself, with the fields that belong to them. */
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
/** All groups with their values, as the settings screen holds them. */
export type SettingsValues = { [Group in SettingsGroup]: GroupValues<Group> }

export const settingsGroupNames = Object.keys(settingsGroups) as SettingsGroup[]

/** What a group holds of a profile. */
export const groupOf = <Group extends SettingsGroup>(
  profile: BusinessProfile,
  group: Group,
): GroupValues<Group> =>
  Object.fromEntries(settingsGroups[group].map((key) => [key, profile[key]])) as unknown as GroupValues<Group>

/** A profile as the settings screen holds it. */
export const settingsOf = (profile: BusinessProfile): SettingsValues =>
  Object.fromEntries(settingsGroupNames.map((group) => [group, groupOf(profile, group)])) as SettingsValues
