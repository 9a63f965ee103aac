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
import SQLite from 'better-sqlite3'
import { closeDatabase } from '@/lib/data/client'
import { startPostgres } from './postgres-cluster'
import { onPostgres, PostgresDatabase } from './postgres-database'

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
    const temporaryFile = `${file}.${process.pid}`
    deployMigrations(`file:${temporaryFile}`)
    renameSync(temporaryFile, file)
    for (const suffix of ['-wal', '-shm']) rmSync(temporaryFile + suffix, { force: true })
  }
  return file
}

export type TemporaryDatabase = {
  folder: () => string
  url: () => string
  /** SQLite's file; for what is tested of SQLite only. @throws Error on PostgreSQL */
  file: () => string
  /** Runs a statement on a connection of its own. */
  run: (sql: string) => Promise<void>
  /** Keeps everybody else from writing until what is returned is called. */
  lock: () => Promise<() => Promise<void>>
  /** From now on the database can't be reached, until it is brought back. */
  takeAway: () => Promise<void>
  bringBack: () => Promise<void>
}

/**
 * Gives every test of the file an empty database of its own, and DATA_DIR beside it: on SQLite, or on the PostgreSQL that
 * POSTGRES_FOR_TESTS names. Returns where it is, to be asked inside a test.
 */
export const temporaryDatabase = (): TemporaryDatabase => (onPostgres ? postgresDatabase() : sqliteDatabase())

/** DATA_DIR for the tests of a file. */
function temporaryFolder(): () => string {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-data-'))
    process.env.DATA_DIR = folder
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return () => folder
}

/**
 * Gives the tests of a file a PostgreSQL server of their own, with one database, and DATA_DIR; for what is tested of
 * PostgreSQL only. Returns both, to be asked inside a test.
 */
export function temporaryPostgres() {
  const folder = temporaryFolder()
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
    process.env.DATABASE_URL = server.url
    deployMigrations(server.url)
  }, 60_000)
  afterAll(async () => {
    await closeDatabase()
    await server?.stop()
  })
  return { folder, server: () => server }
}

function sqliteDatabase(): TemporaryDatabase {
  const folder = temporaryFolder()
  const file = () => path.join(folder(), 'site.db')
  const away = () => `${file()}.away`

  beforeAll(() => {
    process.env.DATABASE_URL = `file:${file()}`
  })
  beforeEach(() => {
    for (const suffix of ['-wal', '-shm']) rmSync(file() + suffix, { force: true })
    copyFileSync(template(), file())
    chmodSync(file(), 0o600)
  })
  afterEach(closeDatabase)

  return {
    folder,
    file,
    url: () => `file:${file()}`,
    run(sql) {
      new SQLite(file()).exec(sql).close()
      return Promise.resolve()
    },
    lock() {
      const otherDatabase = new SQLite(file()).exec('BEGIN IMMEDIATE')
      return Promise.resolve(() => Promise.resolve(void otherDatabase.exec('ROLLBACK').close()))
    },
    async takeAway() {
      await closeDatabase()
      renameSync(file(), away())
    },
    async bringBack() {
      await closeDatabase()
      renameSync(away(), file())
    },
  }
}

function postgresDatabase(): TemporaryDatabase {
  const folder = temporaryFolder()
  const database = new PostgresDatabase()
  beforeAll(() => {
    process.env.DATABASE_URL = database.url
  })
  beforeEach(database.make)
  afterEach(closeDatabase)
  afterAll(database.remove)

  return {
    folder,
    url: () => database.url,
    file: () => {
      throw new Error('there is no file on PostgreSQL')
    },
    run: database.run,
    lock: database.lock,
    async takeAway() {
      await closeDatabase()
      await database.takeAway()
    },
    async bringBack() {
      await closeDatabase()
      await database.bringBack()
    },
  }
}
