import 'server-only'
import { database } from './client'

/** The setting that says that the samples were loaded into the database: from then on a list that its owner emptied is empty. */
export const samplesLoaded = 'samplesLoaded'

/** Returns true unless the site is as it came: no samples in the database, and nothing of anybody's. */
export async function isTouched(): Promise<boolean> {
  const db = await database()
  return (await db.setting.count({ where: { key: samplesLoaded } })) > 0
}
