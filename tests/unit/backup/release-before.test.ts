// What the release before this one made, which kept several contractors in one database: backups, databases and site files
// in fixtures/release-before were made by it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { create, extract } from 'tar'
import { blockRegistry } from '@/components/blocks/registry'
import { type Manifest } from '@/lib/backup/manifest'
import { restoreBackup } from '@/lib/backup/restore'
import { checkSiteFile } from '@/lib/site-file/check-file'
import { importSiteFile } from '@/lib/site-file/import-file'
import { deployMigrations, temporaryDatabase } from '../data/temporary-database'
import { asBefore, fixture, otherContractor, refusal, rowsOfBefore } from './release-before'

jest.setTimeout(60_000)

const { folder, file } = temporaryDatabase()
/** The database of the release before, in the place of the test's. */
async function databaseOfBefore(): Promise<string> {
  await extract({ file: fixture('sqlite.tar.gz'), cwd: folder() }, ['database.sqlite'])
  return path.join(folder(), 'database.sqlite')
}
afterEach(() => rmSync(path.join(folder(), 'database.sqlite'), { force: true }))

test('a backup is restored', async () => {
  rmSync(file())
  await restoreBackup(fixture('sqlite.tar.gz'))
  expect(await rowsOfBefore()).toEqual(asBefore)
})

test('a database is opened', async () => {
  const database = await databaseOfBefore()
  expect(deployMigrations(`file:${database}`)).toMatch(/^applied .*one_contractor/)
  const db = new SQLite(database)
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(db.pragma('foreign_key_check')).toEqual([])
  expect(db.prepare(`SELECT name FROM sqlite_master WHERE sql LIKE '%tenant%'`).all()).toEqual([])
  db.close()
})

test('one of several contractors stays as it was, and the way out is said', async () => {
  const database = await databaseOfBefore()
  new SQLite(database).exec(otherContractor).close()
  const before = readFileSync(database)
  expect(() => deployMigrations(`file:${database}`)).toThrow(refusal)
  expect(readFileSync(database).equals(before)).toBe(true)
})

test('a backup of several contractors is refused before anything is changed', async () => {
  const work = path.join(folder(), 'several')
  mkdirSync(work)
  await extract({ file: fixture('sqlite.tar.gz'), cwd: work })
  const manifest = JSON.parse(readFileSync(path.join(work, 'manifest.json'), 'utf8')) as Manifest
  manifest.counts.Tenant = 1
  writeFileSync(path.join(work, 'manifest.json'), JSON.stringify(manifest))
  const backup = path.join(folder(), 'several.tar.gz')
  await create({ cwd: work, gzip: true, file: backup }, ['manifest.json', 'database.sqlite'])
  const before = readFileSync(file())
  await expect(restoreBackup(backup)).rejects.toThrow(refusal)
  expect(readFileSync(file()).equals(before)).toBe(true)
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
