import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeBackup } from '@/lib/backup/make'
import { restoreBackup } from '@/lib/backup/restore'
import { journalName } from '@/lib/data-dir.mjs'
import { closeDatabase, database, write } from '@/lib/data/client'
import { createLead, listLeads } from '@/lib/data/leads'
import { temporaryPostgres } from '../data/temporary-database'

const { folder, server } = temporaryPostgres()

test('PostgreSQL: what a restore brings is what was there, or nothing has changed', async () => {
  mkdirSync(path.join(folder(), 'media/0123'), { recursive: true })
  writeFileSync(path.join(folder(), 'media/0123/480.webp'), 'a picture')
  await createLead({ source: 'contact', name: 'First', message: 'tab\tand\nline, \\. and \\N' })
  await createLead({ source: 'chat', name: 'Second' })
  const before = await listLeads()
  const backup = await makeBackup()
  expect(backup.counts).toMatchObject({ Lead: 2, LeadEvent: 2, Outbox: 2, Page: 0 })

  await write((db) => db.lead.deleteMany())
  await createLead({ source: 'contact', name: 'Third' })
  writeFileSync(path.join(folder(), 'media/0123/480.webp'), 'another')
  const changed = await listLeads()
  // A table of a later version that refers to ours: it must not hinder, and not stay.
  await write((db) => db.$executeRawUnsafe('CREATE TABLE "Later" (id text REFERENCES "Lead"(id))'))
  await closeDatabase()

  const restored = await restoreBackup(backup.file)
  expect(await listLeads()).toEqual(before)
  expect(readFileSync(path.join(folder(), 'media/0123/480.webp'), 'utf8')).toBe('a picture')
  const [aside = ''] = restored?.aside ?? []
  expect(readdirSync(aside).sort()).toEqual(['database.dump', 'media'])
  const tables = await write((db) =>
    db.$queryRawUnsafe<{ tablename: string }[]>(`SELECT tablename FROM pg_tables WHERE tablename = 'Later'`),
  )
  expect(tables).toEqual([])

  // If the tables can't be replaced, everything stays as it was.
  await write((db) =>
    db.$executeRawUnsafe(
      `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not now'; END $$`,
    ),
  )
  await server().asSuperuser('CREATE EVENT TRIGGER held ON sql_drop EXECUTE FUNCTION refuse()')
  writeFileSync(path.join(folder(), 'media/0123/480.webp'), 'another')
  await closeDatabase()
  await expect(restoreBackup(backup.file)).rejects.toThrow(/not now/)
  expect(readFileSync(path.join(folder(), 'media/0123/480.webp'), 'utf8')).toBe('another')
  expect(readdirSync(folder())).not.toContain(journalName)
  expect(await (await database()).lead.count()).toBe(2)
  expect(changed).toHaveLength(1)
}, 120_000)
