import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { extract } from 'tar'
import { loadDump } from '@/lib/backup/postgres'
import { finishInterruptedRestore, restoreBackup } from '@/lib/backup/restore'
import { journalName, stagingName } from '@/lib/data-dir.mjs'
import { closeDatabase } from '@/lib/data/client'
import { startPostgres } from '../data/postgres-cluster'
import { deployMigrations } from '../data/temporary-database'
import { asBefore, checkDatabase, fixture, refusal, rowsOfBefore, startServer } from './release-before'

jest.setTimeout(60_000)

let server: Awaited<ReturnType<typeof startPostgres>>
let folder = ''
beforeAll(async () => {
  server = await startPostgres()
  folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-before-'))
  process.env.DATA_DIR = folder
  process.env.DATABASE_URL = server.url
}, 60_000)
afterEach(closeDatabase)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url, options: '-c showroom.tenant=*' })
  await client.connect()
  try {
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A database of the release before, in the place of what is there. */
async function databaseOfBefore(name: string): Promise<void> {
  await extract({ file: fixture(name), cwd: folder }, ['database.dump'])
  await loadDump(server.url, path.join(folder, 'database.dump'))
}
const leads = () => ask(`SELECT "tenantId", id FROM "Lead" ORDER BY 1`)
const leadsOfBoth = [
  { tenantId: '', id: 'lead' },
  { tenantId: 'smith', id: 'smith-lead' },
]

test('a backup is restored, and has the columns and policies of several contractors no more', async () => {
  await restoreBackup(fixture('postgres.tar.gz'))
  expect(await rowsOfBefore()).toEqual(asBefore)
  expect(await ask(`SELECT tablename FROM pg_policies`)).toEqual([])
  expect(await ask(`SELECT relname FROM pg_class WHERE relrowsecurity OR relforcerowsecurity`)).toEqual([])
  expect(
    await ask(`SELECT table_name FROM information_schema.columns WHERE column_name = 'tenantId'`),
  ).toEqual([])
})

test('a database of several contractors, or of orphans, stays as it was: no migration, build, start or restore', async () => {
  await databaseOfBefore('several-postgres.tar.gz')
  for (const change of ['SELECT 1', 'DELETE FROM "Tenant"']) {
    await ask(change)
    expect(() => deployMigrations(server.url)).toThrow(refusal)
    expect(() => checkDatabase(server.url)).toThrow(refusal)
    expect(await startServer()).toEqual({ lines: [expect.stringMatching(refusal)], ended: [1] })
    await closeDatabase()
    await expect(restoreBackup(fixture('postgres.tar.gz'))).rejects.toThrow(refusal)
    expect(await leads()).toEqual(leadsOfBoth)
  }
})

test('a backup of several contractors is refused; so is one that the release before had begun to restore', async () => {
  await databaseOfBefore('postgres.tar.gz')
  await expect(restoreBackup(fixture('several-postgres.tar.gz'))).rejects.toThrow(
    /this backup holds the sites of several contractors/,
  )
  const staging = path.join(folder, stagingName)
  mkdirSync(staging)
  await extract({ file: fixture('several-postgres.tar.gz'), cwd: staging }, ['database.dump'])
  const journal = { database: 'waiting', dump: path.join(stagingName, 'database.dump'), moves: [] }
  writeFileSync(path.join(folder, journalName), JSON.stringify(journal))
  await expect(finishInterruptedRestore()).rejects.toThrow(refusal)
  expect(existsSync(path.join(folder, journalName))).toBe(true)
  expect(await leads()).toEqual([leadsOfBoth[0]])
  rmSync(path.join(folder, journalName))
})

test('a backup is restored over a database of the release before, all of which is kept', async () => {
  await databaseOfBefore('postgres.tar.gz')
  const restored = await restoreBackup(fixture('postgres.tar.gz'))
  expect(await rowsOfBefore()).toEqual(asBefore)
  await closeDatabase()
  await ask('TRUNCATE "Lead" CASCADE')
  await loadDump(server.url, path.join(restored?.aside[0] ?? '', 'database.dump'))
  expect(await rowsOfBefore()).toEqual(asBefore)
})

test('a database is opened; a migration that fails leaves it as it was', async () => {
  await databaseOfBefore('postgres.tar.gz')
  await ask('CREATE TABLE "UnsavedDraft" (id text)') // in the way of the migration
  const before = await ask('SELECT * FROM _prisma_migrations')
  expect(() => deployMigrations(server.url)).toThrow(
    /Migration failed: \d+_unsaved_drafts: relation "UnsavedDraft" already exists; nothing was changed/,
  )
  await ask('DROP TABLE "UnsavedDraft"')
  // Half of a migration.
  await ask('CREATE INDEX "LandingPage_updatedAt_idx" ON "LandingPage"("updatedAt")')
  expect(() => deployMigrations(server.url)).toThrow(/one_contractor: .*already exists; nothing was changed/)
  expect(await ask('SELECT * FROM _prisma_migrations')).toEqual(before)
  expect(await leads()).toEqual([leadsOfBoth[0]])
  await ask('DROP INDEX "LandingPage_updatedAt_idx"')
  expect(deployMigrations(server.url)).toMatch(/^applied .*one_contractor/)
  expect(await rowsOfBefore()).toEqual(asBefore)
})
