import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { closeDatabase } from '@/lib/data/client'
import { expectAll, migration, rows, scripts } from './old-revisions'

test('SQLite: the three tables of revisions become one, and every row is there', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-revisions-'))
  const file = path.join(folder, 'site.db')
  const database = new SQLite(file)
  for (const sql of scripts('sqlite', (name) => name < migration)) database.exec(sql)
  for (const [table, row] of rows) {
    const names = Object.keys(row).map((name) => `"${name}"`)
    const stored = Object.entries(row).map(([name, value]) =>
      typeof value === 'boolean' ? Number(value) : name.endsWith('At') ? `${value as string}+00:00` : value,
    )
    database
      .prepare(`INSERT INTO "${table}" (${names.join()}) VALUES (${names.map(() => '?').join()})`)
      .run(stored)
  }
  for (const sql of scripts('sqlite', (name) => name >= migration)) database.exec(sql)
  expect(database.pragma('foreign_key_check')).toEqual([])
  database.close()
  process.env.DATABASE_URL = `file:${file}`
  process.env.DATA_DIR = folder
  await expectAll()
  await closeDatabase()
  rmSync(folder, { recursive: true })
})
