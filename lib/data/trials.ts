import 'server-only'
import { type Integration, type StoredTrial, type Trial } from '@/lib/content-types'
import { getSetting, setSetting } from './settings'
import { isRecord } from '@/lib/type-guards'

type Triable = Extract<Integration['id'], 'mail' | 'reviews'>

const keyOf = (id: Triable) => `trial:${id}`

/** Stores the outcome of trying an integration, and returns it. */
export async function keepTrial(id: Triable, trial: Trial): Promise<Trial> {
  await setSetting(keyOf(id), { ...trial, at: new Date().toISOString() } satisfies StoredTrial)
  return trial
}

/** Returns the last outcome of trying an integration; undefined where nobody has. */
export async function lastTrial(id: Triable): Promise<StoredTrial | undefined> {
  const stored = await getSetting(keyOf(id))
  const isTrial = isRecord(stored) && typeof stored.at === 'string' && typeof stored.says === 'string'
  return isTrial
    ? { at: stored.at as string, says: stored.says as string, works: stored.works === true }
    : undefined
}
