import 'server-only'
import { type Integration, type StoredTrial, type Trial } from '@/lib/content-types'
import { getSetting, setSetting } from '@/lib/data/settings'
import { isRecord } from '@/lib/type-guards'

/** What can be tried by hand. */
type Triable = Extract<Integration['id'], 'mail' | 'reviews'>

const keyOf = (id: Triable) => `trial:${id}`

/** Keeps what came of trying an integration, and hands it on. */
export async function keepTrial(id: Triable, trial: Trial): Promise<Trial> {
  await setSetting(keyOf(id), { ...trial, at: new Date().toISOString() } satisfies StoredTrial)
  return trial
}

/** What came of trying an integration last; undefined where nobody has. */
export async function lastTrial(id: Triable): Promise<StoredTrial | undefined> {
  const kept = await getSetting(keyOf(id))
  const isTrial = isRecord(kept) && typeof kept.at === 'string' && typeof kept.says === 'string'
  return isTrial
    ? { at: kept.at as string, says: kept.says as string, works: kept.works === true }
    : undefined
}
