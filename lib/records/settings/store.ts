import 'server-only'
import { createHash } from 'node:crypto'
import { type BusinessProfile } from '@/lib/business/profile'
import { updateFinishes } from '@/lib/data/finishes'
import { updateProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { type SettingsGroup, settingsGroupNames } from './groups'
import { groupOf, type SettingsName } from './values'

/** Returns what values are a version of: the same values are the same version. */
export const settingsVersion = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)

export const groupVersion = (profile: BusinessProfile, group: SettingsGroup): string =>
  settingsVersion(groupOf(profile, group))

/** Returns the version of every group, by its name. */
export const groupVersions = (profile: BusinessProfile) =>
  Object.fromEntries(settingsGroupNames.map((group) => [group, groupVersion(profile, group)])) as Record<
    SettingsGroup,
    string
  >

/**
 * Stores settings over the version that was edited; others stay as they are, also those that another owner saves meanwhile.
 * @returns their values before and after
 * @throws AppError conflict where they have changed since, with `values` and `version` as they are now
 */
export async function saveSettings(
  name: SettingsName,
  values: object,
  version: string,
): Promise<{ before: object; after: object }> {
  let before: object = {}
  const change = (stored: object) => {
    before = stored
    const storedVersion = settingsVersion(stored)
    if (storedVersion === version) return values
    const groupName = name === 'finishes' ? 'the finishes' : 'these settings'
    throw new AppError('conflict', {
      detail: `Another owner has changed ${groupName}. Look at both, then save again.`,
      about: { values: stored, version: storedVersion },
    })
  }
  const after =
    name === 'finishes'
      ? await updateFinishes(change)
      : groupOf(await updateProfile((profile) => change(groupOf(profile, name))), name)
  return { before, after }
}
