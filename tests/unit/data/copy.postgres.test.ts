// npm run db:copy with a real file and a real server.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import SQLite from 'better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import { closeDatabase } from '@/lib/data/client'
import { countLeads, createLead, listLeads } from '@/lib/data/leads'
import { dataLock, takeLock } from '@/lib/lock.mjs'
import { fillSite } from '../site-file/site'
import { startPostgres } from './postgres-cluster'
import { deployMigrations } from './temporary-database'

jest.setTimeout(60_000)

let folder = ''
let file = ''
let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-copy-'))
  file = path.join(folder, 'site.db')
  process.env.DATA_DIR = folder
  process.env.DATABASE_URL = `file:${file}`
  deployMigrations(`file:${file}`)
  await fillSite()
  const first = await listLeads()
  await createLead({ source: 'contact', name: 'Zoë ☕', message: 'tab\tline\nback\\slash "quoted" \\N' })
  await closeDatabase()
  new SQLite(file)
    .exec(
      `UPDATE Lead SET mergedIntoId = '${first[0]?.id}' WHERE id = '${first[1]?.id}';
       UPDATE Lead SET mergedIntoId = '${first[1]?.id}' WHERE id = '${first[0]?.id}';
       UPDATE Lead SET message = 'cut' || char(0) || 'off' WHERE name = 'Zoë ☕';
       INSERT INTO NotFoundHit (path, lastAt) VALUES ('/gone', '2026-10-01T08:15:30.120+00:00');
       INSERT INTO PageView (day, path, source, campaign, count) VALUES ('2026-10-01', '/', 'google', '', 7);
       INSERT INTO MediaMention (picture, kind, ownerId) VALUES ('p', 'page', 'page-1');
       INSERT INTO Review (id, leadId, updatedAt)
         SELECT 'review-1', id, '2026-10-01T08:15:30.120+00:00' FROM Lead WHERE name = 'Zoë ☕';
       INSERT INTO Job (id, name, title, place, projectType, service, description, updatedAt)
         VALUES ('job-1', 'Kitchen', '', 'Nyack', 'kitchen', '', '', '2026-10-01T08:15:30.120+00:00');
       INSERT INTO JobPhoto (id, jobId, moment, file, width, height, takenAt)
         VALUES ('photo-1', 'job-1', 'before', 'file', 3, 2, '2026-10-01T08:15:30.120+00:00');
       INSERT INTO PreviewLink (pageId, tokenHash) VALUES ('page-1', 'hash');
       INSERT INTO Lease (job, holder, since, doneAt)
         VALUES ('backup', '', '2026-10-01T08:15:30.120+00:00', '2026-10-01T08:16:30.120+00:00')`,
    )
    .close()
  server = await startPostgres()
})
afterAll(async () => {
  await closeDatabase()
  await server.stop()
  rmSync(folder, { recursive: true })
})

const urlOf = (name: string) => server.url.replace('/postgres?', `/${name}?`)

async function ask(url: string, sql: string): Promise<unknown[][]> {
  const connection = await new PrismaPg({ connectionString: url, max: 1 }).connect()
  try {
    return (await connection.queryRaw({ sql, args: [], argTypes: [] })).rows
  } finally {
    await connection.dispose()
  }
}

async function newDatabase(name: string): Promise<string> {
  await ask(server.url, `CREATE DATABASE ${name}`)
  return urlOf(name)
}

/** Runs it as npm does. */
async function copy(to: string, { from, env = {} }: { from?: string; env?: Record<string, string> } = {}) {
  const words = [...(from ? ['--from', from] : []), '--to', to]
  const script = path.resolve('prisma/copy.mjs')
  const done = promisify(execFile)(process.execPath, [script, ...words], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
  return done.then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: stderr || stdout }),
  )
}

const digest = () => createHash('sha256').update(readFileSync(file)).digest('hex')

type Rows = Record<string, { findMany: () => Promise<object[]> } | undefined>

/** Every row of every table, as Prisma reads it. */
async function everyRow(client: object & { $disconnect: () => Promise<void> }) {
  const models = Object.keys(client).filter(
    (name) => typeof (client as unknown as Rows)[name]?.findMany === 'function',
  )
  const tables = new Map<string, string[]>()
  for (const model of models)
    tables.set(
      model,
      (await (client as unknown as Rows)[model]!.findMany()).map((row) => JSON.stringify(row)).sort(),
    )
  await client.$disconnect()
  return tables
}

test('every row of every table comes, as it was, and the numbers are said', async () => {
  const url = await newDatabase('whole')
  const before = digest()
  const { ok, said } = await copy(url, { from: `sqlite:${file}` })
  expect(said).toMatch(/^Lead +3$/m)
  expect(said).toMatch(/^\d+ rows in \d+ tables: as many as there were\.$/m)
  expect(said).toContain('1 texts had characters that PostgreSQL can’t keep')
  expect(ok).toBe(true)
  expect(digest()).toBe(before)

  const { PrismaClient: Sqlite } = await import('@/prisma/generated/sqlite/client')
  const { PrismaClient: Postgres } = await import('@/prisma/generated/postgres/client')
  const { PrismaBetterSqlite3 } = await import('@prisma/adapter-better-sqlite3')
  const there = await everyRow(new Sqlite({ adapter: new PrismaBetterSqlite3({ url: `file:${file}` }) }))
  const here = await everyRow(new Postgres({ adapter: new PrismaPg({ connectionString: url }) }))
  const without = (rows: string[] = []) => rows.map((row) => row.replace('\\u0000', ''))
  expect([...here.keys()].sort()).toEqual([...there.keys()].sort())
  for (const [model, rows] of there) {
    expect({ model, rows: here.get(model) }).toEqual({ model, rows: without(rows) })
    expect({ model, isEmpty: rows.length === 0 }).toEqual({ model, isEmpty: false })
  }

  // The references are what they were, and the site goes on from there.
  expect(await ask(url, 'SELECT conname FROM pg_constraint WHERE condeferrable')).toEqual([])
  process.env.DATABASE_URL = url
  await createLead({ source: 'chat', name: 'The first one there' })
  expect((await listLeads({ limit: 1 })).map(({ name }) => name)).toEqual(['The first one there'])
  expect(await countLeads()).toMatchObject({ total: 4 })
  await closeDatabase()
})

test('a database that holds something is left alone', async () => {
  const refused = await copy(urlOf('whole'))
  expect(refused).toEqual({ ok: false, said: expect.stringContaining('isn’t empty') as string })
  const otherDatabase = await newDatabase('other')
  await ask(otherDatabase, 'CREATE TABLE somebody (id int)')
  expect((await copy(otherDatabase)).said).toContain('holds other tables (somebody)')
  expect(await ask(otherDatabase, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
    ['somebody'],
  ])
})

test('a value that PostgreSQL can’t take is named, and no other row stays', async () => {
  const wrong = path.join(folder, 'wrong.db')
  const url = await newDatabase('wrong')
  for (const [sql, complaint] of [
    ['UPDATE Lead SET value = 99999999999', 'Lead.value: 99999999999 is no integer'],
    ["UPDATE Lead SET createdAt = 'yesterday'", 'Lead.createdAt: "yesterday" is no timestamp'],
    ["UPDATE LeadEvent SET leadId = 'nobody'", 'LeadEvent_leadId_fkey'],
  ] as const) {
    copyFileSync(file, wrong)
    new SQLite(wrong).exec('PRAGMA foreign_keys = OFF').exec(sql).close()
    expect((await copy(url, { from: `file:${wrong}` })).said).toContain(complaint)
    expect(await ask(url, 'SELECT count(*)::int FROM "AuditEntry"')).toEqual([[0]])
  }
  expect((await copy(url)).ok).toBe(true)
})

test('a database that can’t be copied is refused in one line', async () => {
  const url = await newDatabase('refused')
  const empty = path.join(folder, 'empty.db')
  new SQLite(empty).exec('CREATE TABLE x (id)').close()
  const older = path.join(folder, 'older.db')
  copyFileSync(file, older)
  new SQLite(older).exec("DELETE FROM _prisma_migrations WHERE migration_name LIKE '%visits'").close()
  const newer = path.join(folder, 'newer.db')
  copyFileSync(file, newer)
  new SQLite(newer).exec("UPDATE _prisma_migrations SET migration_name = '2099_later' WHERE 1").close()
  for (const [from, to, complaint] of [
    [`${folder}/none.db`, url, '--from must start with file:'],
    [`file:${folder}/none.db`, url, 'there is no file'],
    [`file:${empty}`, url, 'isn’t the database of a site'],
    [`file:${older}`, url, 'npm run db:deploy'],
    [`file:${newer}`, url, 'newer version of the site (2099_later)'],
    [`file:${file}`, `file:${file}`, 'name the PostgreSQL database'],
    [`file:${file}`, 'postgresql://localhost:1/site', 'can’t be reached'],
    [`file:${file}`, urlOf('nowhere'), 'there is no PostgreSQL database nowhere'],
  ] as const) {
    const { ok, said } = await copy(to, { from })
    expect({ ok, lines: said.trim().split('\n') }).toEqual({
      ok: false,
      lines: [expect.stringMatching(new RegExp(`^Copying failed: .*${complaint.replace(/[()]/g, '.')}`))],
    })
  }
  expect(await ask(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([])
})

test('never while the site runs', async () => {
  const data = path.join(folder, 'running')
  mkdirSync(data)
  copyFileSync(file, path.join(data, 'site.db'))
  const release = takeLock(dataLock(data), 'shared')
  expect((await copy(urlOf('refused'), { env: { DATA_DIR: data } })).said).toContain(
    'stop it, then try again',
  )
  release?.()
  expect((await copy(urlOf('refused'), { env: { DATA_DIR: data } })).ok).toBe(true)
})
