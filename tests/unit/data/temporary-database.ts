import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { closeDatabase } from '@/lib/data/client'

const root = path.resolve(__dirname, '../../..')

/** Runs prisma/migrate.mjs on a database. Throws with what it printed. */
export function deployMigrations(url: string): string {
  return execFileSync(process.execPath, [path.join(root, 'prisma/migrate.mjs'), 'deploy'], {
    cwd: os.tmpdir(),
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** A migrated, empty database, made once for the migrations as they are now. */
function template(): string {
  const migrations = path.join(root, 'prisma/sqlite/migrations')
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).sort())
    hash.update(readFileSync(path.join(migrations, name, 'migration.sql')))
  const folder = path.join(root, 'node_modules/.cache/showroom')
  const file = path.join(folder, `${hash.digest('hex').slice(0, 16)}.db`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    // Two workers may do this at the same time: the name appears only when the file is complete.
    const mine = `${file}.${process.pid}`
    deployMigrations(`file:${mine}`)
    renameSync(mine, file)
    for (const suffix of ['-wal', '-shm']) rmSync(mine + suffix, { force: true })
  }
  return file
}

/**
 * Gives every test of the file an empty database of its own, and DATA_DIR beside it. Returns where it is, to be
 * asked inside a test.
 */
export function temporaryDatabase(): { folder: () => string; file: () => string } {
  let folder = ''
  const file = () => path.join(folder, 'site.db')

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-data-'))
    process.env.DATA_DIR = folder
    process.env.DATABASE_URL = `file:${file()}`
  })
  beforeEach(() => {
    for (const suffix of ['-wal', '-shm']) rmSync(file() + suffix, { force: true })
    copyFileSync(template(), file())
    chmodSync(file(), 0o600)
  })
  afterEach(closeDatabase)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  return { folder: () => folder, file }
}
