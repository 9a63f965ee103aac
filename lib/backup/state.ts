import 'server-only'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'

const state = z.object({
  /** When a backup was last begun (ISO). */
  triedAt: z.iso.datetime(),
  /** The last backup that was made and opened. */
  good: z.nullable(
    z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.number(), seconds: z.number() }),
  ),
  /** Why the last one failed, for people; null if it didn't. */
  error: z.nullable(z.string()),
})
export type BackupState = z.infer<typeof state>

/** The age, in hours, beyond which a backup is late: the older it is, the more is missing after a loss. */
const backupWithin = 30

export const isLate = (goodAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(goodAt) > backupWithin * 3_600_000

const fileIn = (folder: string) => path.join(folder, 'state.json')

/** Returns the result of the last backup into a folder; null if there was none. */
export async function readBackupState(folder: string): Promise<BackupState | null> {
  try {
    return state.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')))
  } catch {
    return null
  }
}

export async function writeBackupState(folder: string, next: BackupState): Promise<void> {
  const draft = `${fileIn(folder)}.tmp`
  await writeFile(draft, JSON.stringify(next, null, 2), { mode: 0o600 })
  await rename(draft, fileIn(folder))
}
