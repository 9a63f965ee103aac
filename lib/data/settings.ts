import 'server-only'
import { cache } from 'react'
import { presentClaims } from '@/lib/business/claims'
import { defaultProfile, type BusinessProfile } from '@/lib/business/profile'
import { database, write, type Writer } from './client'
import { changedTexts } from '@/lib/business/wording'
import { isRecord } from '@/lib/type-guards'
import { processSlot } from '@/lib/process-slot'
import { readSetting, storeSetting } from './setting-rows'
import { withBuildFallback } from './build-fallback'

/** Returns the value of a setting; null where there is none or its JSON is broken. */
export async function getSetting(key: string): Promise<unknown> {
  return readSetting(await database(), key)
}

/** Stores a setting; `value` is anything JSON can hold. */
export async function setSetting(key: string, value: unknown): Promise<void> {
  await write((db) => storeSetting(db, key, value))
}

const profileKey = 'profile'

const profileSlot = processSlot<BusinessProfile>('profile')

/** Returns the business profile: what staff have saved, over the built-in one. A page reads it once, a handler each time. */
export const getProfile = cache(
  async (): Promise<BusinessProfile> =>
    (profileSlot.current = profileFrom(await withBuildFallback(() => getSetting(profileKey), null))),
)

/** Returns a stored profile over the built-in one. */
export const profileFrom = (stored: unknown): BusinessProfile =>
  mergeStored(defaultProfile, presentProfile(stored))

/** Returns a stored profile with its claims in their present form. */
export const presentProfile = (stored: unknown): unknown =>
  isRecord(stored) && isRecord(stored.claims) ? { ...stored, claims: presentClaims(stored.claims) } : stored

/** Returns the business profile as it was read last, for while the database is away. */
export const knownProfile = (): BusinessProfile => profileSlot.current ?? defaultProfile

/**
 * Returns true if the site was live when the profile was read last. Before the first reading it counts as live: a database that is away
 * takes no site out of search results.
 */
export const isLive = (): boolean => profileSlot.current?.liveSince !== ''

/** Returns when staff last saved the business profile, as ISO; null while it is the built-in one. */
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

type ProfileChange = (stored: BusinessProfile) => Partial<BusinessProfile>

/** Stores the fields of the profile that `change` returns; the others stay as they are, also those of an older version. */
export const updateProfile = (change: ProfileChange): Promise<BusinessProfile> =>
  write((db) => changeProfile(db, change))

/** Does the same as part of another change. */
export async function changeProfile(db: Writer, change: ProfileChange): Promise<BusinessProfile> {
  const stored = await readSetting(db, profileKey)
  const { wording, ...fields } = change(profileFrom(stored))
  const value = {
    ...(isRecord(stored) ? stored : {}),
    ...fields,
    ...(wording && { wording: changedTexts(wording) }),
  }
  await storeSetting(db, profileKey, value)
  return (profileSlot.current = profileFrom(value))
}

/**
 * Returns how long data are kept: months since the last change of a won, finished or lost lead (null: for good), days for spam,
 * days for the audit log.
 */
export async function getRetention(): Promise<{
  leadMonths: number | null
  spamDays: number
  auditDays: number
}> {
  const { leadMonths, ...days } = (await getProfile()).retention
  return { leadMonths: leadMonths || null, ...days }
}

/** Returns `base` with the values of `stored` that have the same name and kind, at any depth. */
function mergeStored<T extends object>(base: T, stored: unknown): T {
  if (!isRecord(stored)) return base
  const entries = Object.entries(base).map(([name, value]: [string, unknown]) => {
    const override = stored[name]
    if (isRecord(value)) return [name, mergeStored(value, override)]
    const isSameKind = typeof override === typeof value && Array.isArray(override) === Array.isArray(value)
    return [name, isSameKind ? override : value]
  })
  return Object.fromEntries(entries) as T
}
