import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { extract } from 'tar'
import { loadDump } from '@/lib/backup/postgres'
import { restoreBackup } from '@/lib/backup/restore'
import { closeDatabase } from '@/lib/data/client'
import { startPostgres } from '../data/postgres-cluster'
import { deployMigrations } from '../data/temporary-database'
import { asBefore, fixture, otherContractor, refusal, rowsOfBefore } from './release-before'

let server: Awaited<ReturnType<typeof startPostgres>>
let folder = ''
beforeAll(async () => {
  server = await startPostgres()
  folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-before-'))
  process.env.DATA_DIR = folder
  process.env.DATABASE_URL = server.url
}, 60_000)
afterAll(async () => {
  await closeDatabase()
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

test('a backup is restored, and has the columns and policies of several contractors no more', async () => {
  await restoreBackup(fixture('postgres.tar.gz'))
  expect(await rowsOfBefore()).toEqual(asBefore)
  expect(await ask(`SELECT tablename FROM pg_policies`)).toEqual([])
  expect(await ask(`SELECT relname FROM pg_class WHERE relrowsecurity OR relforcerowsecurity`)).toEqual([])
  expect(
    await ask(`SELECT table_name FROM information_schema.columns WHERE column_name = 'tenantId'`),
  ).toEqual([])
})

test('a database of several contractors stays as it was, and one of a single one is opened', async () => {
  await extract({ file: fixture('postgres.tar.gz'), cwd: folder }, ['database.dump'])
  await loadDump(server.url, path.join(folder, 'database.dump'))
  await ask(otherContractor)
  expect(() => deployMigrations(server.url)).toThrow(refusal)
  expect(await ask(`SELECT "tenantId" FROM "Lead"`)).toEqual([{ tenantId: '' }])
  await ask(`DELETE FROM "Tenant"`)
  expect(deployMigrations(server.url)).toMatch(/^applied .*one_contractor/)
  expect(await rowsOfBefore()).toEqual(asBefore)
})
