import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { listPrivateMentions, listPhotosOf } from '@/lib/data/private-mentions'
import { dataFolder } from '@/lib/env'
import { log } from '@/lib/log'
import { privateStorage } from '@/lib/media/storage'
import { photoIds } from '@/lib/lead-photos'
import { isPrivateId, removePrivateFile, storedAt } from './store'

/** The age in milliseconds at which a file that nothing mentions is deleted: as long as a request waits on a device. */
const keptUnsent = 7 * 24 * 3_600_000

/** Reads all files of the spool, also those set aside. */
async function readSpool(): Promise<string[]> {
  const folder = dataFolder('spool')
  const names = await readdir(folder).catch((): string[] => [])
  const files = names.filter((name) => !name.endsWith('.tmp'))
  // A file that has disappeared has become a row, which is read afterwards.
  return Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')))
}

/** Lists the files that a lead, a job, a waiting request or a claim mentions. @throws if the database is away */
async function mentionedIds(): Promise<Set<string>> {
  const texts = [...(await readSpool()), ...(await listPrivateMentions())]
  return new Set(texts.flatMap((text) => text.match(/\b[0-9a-f]{32}\b/g) ?? []))
}

/** Deletes those of the files that nothing mentions. @throws if the database or the storage is away */
async function removeUnmentioned(ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const usedIds = await mentionedIds()
  const unusedIds = ids.filter((id) => !usedIds.has(id))
  for (const id of unusedIds) await removePrivateFile(id)
  return unusedIds.length
}

/** Deletes a photo unless a record or a request has it. A failure is left to the sweep. */
export async function removeUnsent(id: string): Promise<void> {
  if (!isPrivateId(id)) return
  await removeUnmentioned([id]).catch((error: unknown) =>
    log.warn({ err: error }, 'a photo that was taken back could not be deleted yet'),
  )
}

/** Runs a purge of a record, or of all in the trash, and deletes their photos afterwards. A failure is left to the sweep. */
export async function purgeWithPhotos<T>(
  records: Parameters<typeof listPhotosOf>[0],
  purge: () => Promise<T>,
): Promise<T> {
  const photos = (await listPhotosOf(records)).flatMap(photoIds)
  const result = await purge()
  await removeUnmentioned(photos).catch((error: unknown) =>
    log.warn({ err: error }, 'photos of deleted records could not be deleted yet'),
  )
  return result
}

/**
 * Deletes the files that nothing has mentioned for a week: of deleted leads and of requests never sent.
 * @returns how many
 * @throws if the database or the storage is away, then nothing is deleted
 */
export async function sweepPrivateFiles(now = Date.now()): Promise<number> {
  const old = new Set<string>()
  for await (const { hash } of privateStorage().list()) if (now - storedAt(hash) > keptUnsent) old.add(hash)
  return removeUnmentioned([...old])
}
