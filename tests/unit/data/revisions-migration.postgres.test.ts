import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { closeDatabase } from '@/lib/data/client'
import { expectAll, migration, rows, scripts } from './old-revisions'
import { startPostgres } from './postgres-cluster'

jest.setTimeout(60_000)

test('PostgreSQL: the three tables of revisions become one, and every row is there', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-revisions-'))
  const server = await startPostgres()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  for (const sql of scripts('postgres', (name) => name < migration)) await client.query(sql)
  for (const [table, row] of rows) {
    const names = Object.keys(row).map((name) => `"${name}"`)
    const places = names.map((_name, index) => `$${index + 1}`)
    await client.query(
      `INSERT INTO "${table}" (${names.join()}) VALUES (${places.join()})`,
      Object.values(row),
    )
  }
  for (const sql of scripts('postgres', (name) => name >= migration)) await client.query(sql)
  await client.end()
  process.env.DATABASE_URL = server.url
  process.env.DATA_DIR = folder
  await expectAll()
  await closeDatabase()
  await server.stop()
  rmSync(folder, { recursive: true })
})
