import 'server-only'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'

const state = z.object({
  /** When a backup was last begun. Times are ISO strings. */
  triedAt: z.iso.datetime(),
  /** The last one that was made and opened, and how long that took. */
  good: z.nullable(
    z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.number(), seconds: z.number() }),
  ),
  /** Why the last one was not made, in words; null where it was. */
  error: z.nullable(z.string()),
})
export type BackupState = z.infer<typeof state>

const fileIn = (folder: string) => path.join(folder, 'state.json')

/** How the last backup into a folder went, or null where there was none. */
export async function readBackupState(folder: string): Promise<BackupState | null> {
  try {
    return state.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')))
  } catch {
    return null
  }
}

/** Keeps how the last backup went. */
export async function writeBackupState(folder: string, next: BackupState): Promise<void> {
  const draft = `${fileIn(folder)}.tmp`
  await writeFile(draft, JSON.stringify(next, null, 2), { mode: 0o600 })
  await rename(draft, fileIn(folder))
}
