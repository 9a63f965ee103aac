import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { getRetention } from '@/lib/data/settings'
import { dataFolder } from '@/lib/env'
import { dismissedEnding } from '@/lib/spooling'

const day = 24 * 3_600_000

/** Deletes dismissed requests, which are personal data, at the age when spam is deleted. */
export async function pruneDismissed(now = Date.now()): Promise<void> {
  const folder = dataFolder('spool')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(dismissedEnding))
  if (names.length === 0) return
  const { spamDays } = await getRetention()
  if (spamDays === 0) return
  for (const name of names) {
    const file = path.join(folder, name)
    const stats = await stat(file).catch(() => null)
    if (stats && now - stats.mtimeMs > spamDays * day) await rm(file, { recursive: true, force: true })
  }
}
