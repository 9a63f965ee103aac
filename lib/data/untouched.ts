import 'server-only'
import { database } from './client'

/** The setting that says that the samples were loaded, or not needed: from then on a list that its owner emptied is empty. */
export const samplesLoaded = 'samplesLoaded'

/** Returns true unless the seed has never run on the database: then the built-in samples take the place of empty lists. */
export async function isTouched(): Promise<boolean> {
  const db = await database()
  return (await db.setting.count({ where: { key: samplesLoaded } })) > 0
}
