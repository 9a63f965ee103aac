import 'server-only'
import { createHash } from 'node:crypto'
import { defaultProfile, type BusinessProfile } from '@/lib/business/profile'
import {
  groupOf,
  type GroupValues,
  type SettingsGroup,
  settingsGroupNames,
} from '@/lib/business/settings-groups'
import { AppError } from '@/lib/errors'
import { database, write } from './client'
import { isRecord } from '@/lib/type-guards'
import { processSlot } from '@/lib/process-slot'
import { readSetting, storeSetting } from './setting-rows'
import { withBuildFallback } from './build-fallback'

/** The value of a setting, or null where there is none (or its JSON is broken). */
export async function getSetting(key: string): Promise<unknown> {
  return readSetting(await database(), key)
}

/** Stores a setting; `value` is anything JSON can hold. */
export async function setSetting(key: string, value: unknown): Promise<void> {
  await write((db) => storeSetting(db, key, value))
}

const profileKey = 'profile'

const known = processSlot<BusinessProfile>('profile')

/** The business profile: what staff have saved, over the built-in one. */
export async function getProfile(): Promise<BusinessProfile> {
  return (known.current = merged(defaultProfile, await withBuildFallback(() => getSetting(profileKey), null)))
}

/** A stored profile over the built-in one. */
export const profileFrom = (stored: unknown): BusinessProfile => merged(defaultProfile, stored)

/** The business profile as it was read last, for what must be said while the database is away. */
export const knownProfile = (): BusinessProfile => known.current ?? defaultProfile

/** When staff last saved the business profile, as ISO; null while it is the built-in one. */
export async function lastProfileChange(): Promise<string | null> {
  return withBuildFallback(async () => {
    const db = await database()
    const row = await db.setting.findUnique({
      where: { key: profileKey },
      select: { updatedAt: true },
    })
    return row?.updatedAt.toISOString() ?? null
  }, null)
}

/** What a group of settings is a version of: the same values are the same version. */
export const groupVersion = (profile: BusinessProfile, group: SettingsGroup): string =>
  createHash('sha256')
    .update(JSON.stringify(groupOf(profile, group)))
    .digest('base64url')
    .slice(0, 16)

/** The version of every group, by its name. */
export const groupVersions = (profile: BusinessProfile): Record<SettingsGroup, string> =>
  Object.fromEntries(settingsGroupNames.map((group) => [group, groupVersion(profile, group)])) as Record<
    SettingsGroup,
    string
  >

/**
 * Stores one group of the profile; the others stay as they are, also those that another owner saves meanwhile.
 * `version` is that of the values that were edited.
 * @returns the profile before and after
 * @throws AppError conflict where the group has changed since, with `values` and `version` as they are now
 */
export async function saveSettings<Group extends SettingsGroup>(
  group: Group,
  values: GroupValues<Group>,
  version: string,
): Promise<{ before: BusinessProfile; after: BusinessProfile }> {
  return write(async (db) => {
    const stored = await readSetting(db, profileKey)
    const before = merged(defaultProfile, stored)
    const now = groupVersion(before, group)
    if (now !== version)
      throw new AppError('conflict', {
        detail: 'Another owner has changed these settings. Look at both, then save again.',
        about: { values: groupOf(before, group), version: now },
      })
    const value = { ...(isRecord(stored) ? stored : {}), ...values }
    await storeSetting(db, profileKey, value)
    const after = (known.current = merged(defaultProfile, value))
    return { before, after }
  })
}

/**
 * How long is kept what isn't needed any more: months since the last change of a lead that is won or lost (null: for
 * good), days for spam, days for the audit log.
 */
export async function getRetention(): Promise<{
  leadMonths: number | null
  spamDays: number
  auditDays: number
}> {
  const { leadMonths, ...days } = (await getProfile()).retention
  return { leadMonths: leadMonths || null, ...days }
}

/** `base` with the values of `stored` that have the same name and kind, at any depth. */
function merged<T extends object>(base: T, stored: unknown): T {
  if (!isRecord(stored)) return base
  const entries = Object.entries(base).map(([name, value]: [string, unknown]) => {
    const other = stored[name]
    if (isRecord(value)) return [name, merged(value, other)]
    return [name, typeof other === typeof value ? other : value]
  })
  return Object.fromEntries(entries) as T
}
