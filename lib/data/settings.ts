import 'server-only'
import { defaultProfile, type BusinessProfile } from '@/lib/business/profile'
import { database, write } from './client'
import { isRecord } from '@/lib/shapes'
import { parseJson } from './json'
import { orAtBuild } from './stand-in'

/** The value of a setting, or null where there is none (or its JSON is broken). */
export async function getSetting(key: string): Promise<unknown> {
  const db = await database()
  const row = await db.setting.findUnique({ where: { key }, select: { value: true } })
  return row ? parseJson(row.value, { model: 'Setting', id: key, field: 'value' }) : null
}

/** Stores a setting; `value` is anything JSON can hold. */
export async function setSetting(key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  await write((db) =>
    db.setting.upsert({
      where: { key },
      create: { key, value: text },
      update: { value: text },
      select: { key: true },
    }),
  )
}

const profileKey = 'profile'

// One per process: each bundle of Next has its own copy of this module.
const key = Symbol.for('showroom.profile')
const shared = globalThis as { [key]?: BusinessProfile }

/** The business profile: what staff have saved, over the built-in one. */
export async function getProfile(): Promise<BusinessProfile> {
  return (shared[key] = merged(defaultProfile, await orAtBuild(() => getSetting(profileKey), null)))
}

/** The business profile as it was read last, for what must be said while the database is away. */
export const knownProfile = (): BusinessProfile => shared[key] ?? defaultProfile

/** When staff last saved the business profile, as ISO; null while it is the built-in one. */
export async function lastProfileChange(): Promise<string | null> {
  return orAtBuild(async () => {
    const db = await database()
    const row = await db.setting.findUnique({ where: { key: profileKey }, select: { updatedAt: true } })
    return row?.updatedAt.toISOString() ?? null
  }, null)
}

export async function saveProfile(profile: BusinessProfile): Promise<void> {
  await setSetting(profileKey, profile)
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
