import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { database } from './client'

/**
 * The contractors whose files there may be, the default one first: those who have a folder, and where pictures are in a bucket
 * those that the database knows. It opens no settings, so that a backup needs no secret.
 */
export async function tenantsWithFiles(): Promise<string[]> {
  const { DATA_DIR, MEDIA_S3_BUCKET } = env()
  const folders = await readdir(path.join(DATA_DIR, 'tenants')).catch((): string[] => [])
  return ['', ...new Set([...folders.sort(), ...(MEDIA_S3_BUCKET ? await stored() : [])])]
}

/** None of a database that has no such table yet; whether it can be read at all says whoever copies it. */
async function stored(): Promise<string[]> {
  const rows = await database()
    .then((db) => db.tenant.findMany({ select: { id: true }, orderBy: { id: 'asc' } }))
    .catch(() => [])
  return rows.map(({ id }) => id)
}
