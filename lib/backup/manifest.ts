import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { backedUpNames } from '@/lib/data-dir.mjs'
import { isPostgres } from '@/lib/database-url.mjs'

export const manifestName = 'manifest.json'

// The previous release kept a folder in tenants/ for each of several contractors (decision 048). Such a backup is refused for its
// contractors, with the way out; without its names here it would be called damaged.
const ofContractors = 'tenants/[^/]+/(?:media|spool)'
const paths = new RegExp(
  `^(database\\.(sqlite|dump)|files/(${[...backedUpNames, ofContractors].join('|')})(/|$).*)$`,
)
const file = z.object({
  path: z.string().check(z.regex(paths)),
  bytes: z.number(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Names of the applied migrations, oldest first. */
  migrations: z.array(z.string()),
  /** Rows by table. */
  counts: z.record(z.string(), z.number()),
  files: z.array(file),
})
export type Manifest = z.infer<typeof manifest>

/** Reads a manifest's text; null if it isn't one of ours. */
export function readManifest(text: string): Manifest | null {
  try {
    const parsed = manifest.safeParse(JSON.parse(text))
    const isSafe =
      parsed.success && parsed.data.files.every(({ path: name }) => !name.split('/').includes('..'))
    return isSafe ? parsed.data : null
  } catch {
    return null
  }
}

export const databaseName = (database: Manifest['database']) =>
  database === 'sqlite' ? 'database.sqlite' : 'database.dump'

export const databaseKind = (url: string): Manifest['database'] => (isPostgres(url) ? 'postgres' : 'sqlite')

/** Lists the migrations that this version of the site knows, oldest first; both databases have the same. */
export const knownMigrations = (): string[] =>
  readdirSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/sqlite/migrations')).sort()

export function siteVersion(): string {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Why a backup was made. Those by hand are never pruned. */
export type BackupKind = 'by-hand' | 'daily' | 'before-import'

const namePattern =
  /^showroom-(?:(daily|before-import)-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?$/

export const backupName = (at: Date, { kind, encrypted }: { kind: BackupKind; encrypted: boolean }): string =>
  `showroom-${kind === 'by-hand' ? '' : `${kind}-`}${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${encrypted ? '.age' : ''}`

/** Reads a backup's name; null for any other file. */
export function parseBackupName(name: string): { at: Date; kind: BackupKind } | null {
  const [, kind = 'by-hand', day, hours, minutes, seconds] = namePattern.exec(name) ?? []
  return day ? { at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`), kind: kind as BackupKind } : null
}
