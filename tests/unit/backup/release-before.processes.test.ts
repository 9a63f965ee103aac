// Tests with data of the release before this one, which kept several contractors in one database.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { create, extract } from 'tar'
import { blockRegistry } from '@/components/blocks/registry'
import { digest } from '@/lib/backup/files'
import { type Manifest } from '@/lib/backup/manifest'
import { restoreBackup } from '@/lib/backup/restore'
import { closeDatabase } from '@/lib/data/client'
import { checkSiteFile } from '@/lib/site-file/check-file'
import { importSiteFile } from '@/lib/site-file/import-file'
import { deployMigrations, temporaryDatabase } from '../data/temporary-database'
import { asBefore, checkDatabase, fixture, refusal, rowsOfBefore, startServer } from './release-before'

jest.setTimeout(60_000)

const { folder, file } = temporaryDatabase()
/** A database of the release before, in the place of the test's. */
async function databaseOfBefore(name: string): Promise<SQLite.Database> {
  for (const suffix of ['-wal', '-shm', '']) rmSync(file() + suffix, { force: true })
  await extract({ file: fixture(name), cwd: folder() }, ['database.sqlite'])
  const db = new SQLite(path.join(folder(), 'database.sqlite'))
  db.prepare('VACUUM INTO ?').run(file())
  db.close()
  const database = new SQLite(file())
  database.pragma('journal_mode = WAL')
  return database
}

test('a backup is restored', async () => {
  rmSync(file())
  await restoreBackup(fixture('sqlite.tar.gz'))
  expect(await rowsOfBefore()).toEqual(asBefore)
})

test('a database is opened', async () => {
  const db = await databaseOfBefore('sqlite.tar.gz')
  expect(checkDatabase(`file:${file()}`)).toBe('')
  expect(await startServer()).toEqual({ lines: [], ended: [] })
  await closeDatabase()
  expect(deployMigrations(`file:${file()}`)).toMatch(/^applied .*one_contractor/)
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(db.pragma('foreign_key_check')).toEqual([])
  expect(db.prepare(`SELECT name FROM sqlite_master WHERE sql LIKE '%tenant%'`).all()).toEqual([])
  db.close()
  expect(await rowsOfBefore()).toEqual(asBefore)
})

// Orphans: rows that name a contractor whom no list names any more.
test.each([
  ['several contractors', ''],
  ['orphans', 'DELETE FROM "Tenant"'],
  ['a contractor without rows', `UPDATE "Tenant" SET id = 'smith'`],
])('one of %s stays as it was: no migration, no build, no start', async (_, change) => {
  const db = await databaseOfBefore('several-sqlite.tar.gz')
  if (change.startsWith('UPDATE')) {
    const tables = db.prepare(`SELECT name FROM sqlite_master WHERE sql LIKE '%"tenantId" TEXT%'`).pluck()
    for (const table of tables.all() as string[]) db.exec(`DELETE FROM "${table}" WHERE "tenantId" <> ''`)
  }
  db.exec(change).close()
  const before = readFileSync(file())
  expect(() => deployMigrations(`file:${file()}`)).toThrow(refusal)
  expect(() => checkDatabase(`file:${file()}`)).toThrow(refusal)
  expect(await startServer()).toEqual({ lines: [expect.stringMatching(refusal)], ended: [1] })
  expect(readFileSync(file()).equals(before)).toBe(true)
})

test('a backup of several contractors is refused before anything is changed', async () => {
  const before = readFileSync(file())
  const refused = /this backup holds the sites of several contractors/
  await expect(restoreBackup(fixture('several-sqlite.tar.gz'))).rejects.toThrow(refused)

  // One of orphans too, whose list of rows doesn't tell.
  const work = path.join(folder(), 'several')
  mkdirSync(work)
  await extract({ file: fixture('several-sqlite.tar.gz'), cwd: work })
  const database = path.join(work, 'database.sqlite')
  new SQLite(database).exec('PRAGMA journal_mode = DELETE; DELETE FROM "Tenant"').close()
  const manifest = JSON.parse(readFileSync(path.join(work, 'manifest.json'), 'utf8')) as Manifest
  manifest.counts.Tenant = 0
  manifest.files = [{ path: 'database.sqlite', ...(await digest(database)) }]
  writeFileSync(path.join(work, 'manifest.json'), JSON.stringify(manifest))
  const backup = path.join(folder(), 'several.tar.gz')
  await create({ cwd: work, gzip: true, file: backup }, ['manifest.json', 'database.sqlite'])
  await expect(restoreBackup(backup)).rejects.toThrow(refusal)
  expect(readFileSync(file()).equals(before)).toBe(true)
})

test('a migration that fails leaves the database as it was, and is applied once that is mended', async () => {
  const db = await databaseOfBefore('sqlite.tar.gz')
  db.exec('CREATE TABLE "new_Setting" (id TEXT)') // in the way of the migration, which makes one of that name
  const contents = () => db.prepare('SELECT name, sql FROM sqlite_master ORDER BY 1').all()
  const before = [contents(), db.prepare('SELECT * FROM _prisma_migrations').all()]
  expect(() => deployMigrations(`file:${file()}`)).toThrow(
    /Migration failed: \d+_one_contractor: table "new_Setting" already exists; nothing was changed/,
  )
  expect([contents(), db.prepare('SELECT * FROM _prisma_migrations').all()]).toEqual(before)
  db.exec('DROP TABLE "new_Setting"').close()
  expect(deployMigrations(`file:${file()}`)).toMatch(/^applied .*unsaved_drafts, .*one_contractor/)
  expect(await rowsOfBefore()).toEqual(asBefore)
})

test('a site file is imported', async () => {
  const quiet = () => {}
  const { refused } = await checkSiteFile(fixture('site.zip'), blockRegistry, quiet)
  expect(refused).toEqual({ count: 0, rows: [] })
  await importSiteFile(fixture('site.zip'), {
    leads: { at: new Date(), ids: [] },
    id: 'import-1',
    registry: blockRegistry,
    backup: () => Promise.resolve('backup.tar.gz'),
    show: () => Promise.resolve(),
    progress: quiet,
  })
  // Accounts and counts of missing pages are the server's own.
  expect(await rowsOfBefore()).toEqual({ ...asBefore, owner: null, hit: null })
})
