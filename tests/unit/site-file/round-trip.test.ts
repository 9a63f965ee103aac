import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { blockRegistry } from '@/components/blocks/registry'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { madeByStaff } from '@/lib/data/page-fields'
import { write } from '@/lib/data/client'
import { createLead, listLeads } from '@/lib/data/leads'
import { copyRevisions } from '@/lib/data/area-rows'
import { listMediaUses } from '@/lib/data/media'
import { pageRevisions } from '@/lib/data/page-fields'
import { listNewsSignups } from '@/lib/data/news-signups'
import { addSelfEmail } from '@/lib/data/self-emails'
import { getPagePlaces, listPlacedPages } from '@/lib/data/page-places'
import { pageStore } from '@/lib/records/page/store'
import { postRevisions } from '@/lib/data/post-fields'
import { columnsOf } from '@/lib/records/site-rows'
import { siteTable, tablesOf } from '@/lib/records/site-tables'
import { checkSiteFile } from '@/lib/site-file/check-file'
import { importSiteFile } from '@/lib/site-file/import-file'
import { openSiteFile } from '@/lib/site-file/read-file'
import { writeSiteFile } from '@/lib/site-file/write-file'
import { onPostgres } from '../data/postgres-database'
import { temporaryDatabase } from '../data/temporary-database'
import { emptySite, everything, fillSite, hashes, leadsNow, secrets, storedRows, storeFiles } from './site'

jest.setTimeout(60_000)

const { folder } = temporaryDatabase()
const file = () => path.join(folder(), 'export.zip')
const quiet = () => {}
const doing = async (more: Partial<Parameters<typeof importSiteFile>[1]> = {}) => ({
  leads: await leadsNow(),
  id: 'import-1',
  registry: blockRegistry,
  backup: () => Promise.resolve('backup.tar.gz'),
  show: () => Promise.resolve(),
  progress: quiet,
  ...more,
})

beforeEach(async () => {
  await fillSite()
})

/** The format of times in a table; PostgreSQL has a type for them. */
const timesOf = (table: 'Staff' | 'Lead') =>
  write((db) =>
    onPostgres
      ? Promise.resolve('timestamps')
      : db.$queryRawUnsafe(
          `SELECT DISTINCT typeof(createdAt) AS type, substr(createdAt, 24) AS zone FROM "${table}"`,
        ),
  )

test('a revision whose record is gone stays out of the file', async () => {
  const goneRevision = { kind: 'post', recordId: 'gone', version: 1, state: '{}' }
  await write((db) => db.revision.create({ data: { ...goneRevision, id: 'orphan' }, select: { id: true } }))
  await writeSiteFile(file(), { withLeads: true, progress: quiet })
  expect(await checkSiteFile(file(), blockRegistry, quiet)).toMatchObject({ withLeads: true })
})

// Columns that aren't in the file, because they follow from the rest of their row.
const derived = ['searchText', 'phoneKey', 'emailKey']
test('the file names every column of every table', () => {
  for (const table of tablesOf(true)) {
    const { model, revisions } = siteTable(table)
    if (revisions) continue
    const name = `${model}ScalarFieldEnum`
    const columns = Object.keys((Prisma as unknown as Record<string, object>)[name] ?? {})
    expect(columnsOf(table).sort()).toEqual(columns.filter((column) => !derived.includes(column)).sort())
  }
  const { kind: _, recordId: _id, state: _state, ...facts } = Prisma.RevisionScalarFieldEnum
  for (const [table, key, fields] of [
    ['page-revisions', 'pageId', pageRevisions.fields],
    ['post-revisions', 'postId', postRevisions.fields],
    ['landing-revisions', 'landingId', copyRevisions.fields],
  ] as const)
    expect(columnsOf(table).sort()).toEqual([...Object.keys(facts), key, ...Object.keys(fields)].sort())
  const models = Object.keys(Prisma.ModelName).map((name) => `${name[0]?.toLowerCase()}${name.slice(1)}`)
  const named = tablesOf(true).map((table) => siteTable(table).client)
  expect(models.filter((model) => !named.includes(model)).sort()).toEqual([
    'auditEntry',
    'busyCalendar',
    'busyTime',
    'job',
    'jobPhoto',
    'lease',
    'mediaMention',
    'notFoundHit',
    'outbox',
    'pageView',
    'passwordReset',
    'previewLink',
    'recoveryCode',
    'review',
    'staff',
    'staffInvite',
    'staffSession',
    'unsavedDraft',
    'visitFeed',
    'visitTime',
  ])
})

test('each column refuses what isn’t of its type, an unknown column is refused, and so is a row without one', () => {
  for (const table of tablesOf(true)) {
    const { row, later = [] } = siteTable(table)
    const refused = (value: object) => new Set(row.safeParse(value).error?.issues.map(({ path }) => path[0]))
    const columns = columnsOf(table)
    const wrong = Object.fromEntries(columns.map((column) => [column, { a: 1 }]))
    // A setting's value is anything.
    const typed = columns.filter((column) => column !== 'value' || table !== 'settings')
    expect([table, refused(wrong)]).toEqual([table, new Set(typed)])
    const required = columns.filter((column) => !later.includes(column))
    expect([table, refused({})]).toEqual([table, new Set(required)])
    expect(row.safeParse({ password: '' }).error?.issues.at(-1)).toMatchObject({ code: 'unrecognized_keys' })
  }
})

test('an export comes back the same, in an empty site and in its own', async () => {
  // A picture from before this width was one of those kept.
  rmSync(path.join(folder(), 'media', hashes.spare, '640.avif'))
  const before = await everything(['names', 'outbox', 'staff'])
  const listMessages = () => write((db) => db.outbox.findMany({ orderBy: { id: 'asc' } }))
  const messages = await listMessages()
  const manifest = await writeSiteFile(file(), { withLeads: true, progress: quiet })
  expect(manifest.counts).toMatchObject({
    pages: 2,
    'page-revisions': 1,
    leads: 2,
    'lead-events': 3,
    'lead-messages': 2,
    pictures: 2,
    settings: 3,
  })
  expect(manifest.missing).toEqual([])
  const same = await checkSiteFile(file(), blockRegistry, quiet)
  expect(same.refused).toEqual({ count: 0, rows: [] })
  for (const change of same.changes) expect(change).toMatchObject({ same: change.file, changed: 0, gone: 0 })

  await importSiteFile(file(), await doing())
  const notes = (state: Record<string, unknown>) => ({
    ...state,
    settings: (state.settings as { key: string }[]).filter(
      ({ key }) => !['site-import', 'media-mentions'].includes(key),
    ),
  })
  expect(notes(await everything(['names', 'outbox', 'staff']))).toEqual(before)
  // The messages about a lead that came back are still there.
  expect(messages.length).toBeGreaterThan(0)
  expect(await listMessages()).toEqual(messages)
  // Times are written as Prisma writes them.
  expect(await timesOf('Lead')).toEqual(await timesOf('Staff'))

  await emptySite()
  const { changes } = await checkSiteFile(file(), blockRegistry, quiet)
  expect(changes.find(({ table }) => table === 'pages')).toEqual({
    table: 'pages',
    file: 2,
    here: 0,
    same: 0,
    changed: 0,
    gone: 0,
  })
  await importSiteFile(file(), await doing({ id: 'import-2' }))
  const strip = (state: unknown): unknown =>
    JSON.parse(
      JSON.stringify(state, (name, value: unknown) =>
        ['savedById', 'staffId', 'assignedToId'].includes(name) ? null : value,
      ),
    )
  const expectedColumns = {
    ...before,
    settings: (before.settings as { key: string }[]).filter(({ key }) => key !== 'delivery.mail'),
  }
  expect(strip(notes(await everything(['names', 'outbox', 'staff'])))).toEqual(strip(expectedColumns))
  expect(await write((db) => db.outbox.count())).toBe(0)
  // A page that stands in the menu stands there on the new server as well, as soon as it is live.
  expect(await getPagePlaces()).toMatchObject({ banner: { id: 'page-1' } })
  expect((await getPagePlaces()).menu.at(-1)).toBe('page-1')
  expect((await listPlacedPages(await getPagePlaces())).get('page-1')).toBeDefined()
  expect((await listMediaUses()).get(hashes.shown)?.uses.length).toBeGreaterThan(2)
  expect(readdirSync(path.join(folder(), 'site-file'))).toEqual([])
})

test('no secret, no account and no entry of the log is in the file, and leads only where they are asked for', async () => {
  for (const withLeads of [true, false]) {
    await writeSiteFile(file(), { withLeads, progress: quiet })
    const open = await openSiteFile(file())
    let all = readFileSync(file(), 'latin1')
    for (const { path: name } of open.manifest.files)
      for await (const bytes of open.bytes(name)) all += bytes.toString()
    open.close()
    for (const secret of [...Object.values(secrets), 'owner@example.com', 'new@example.com'])
      expect(all).not.toContain(secret)
    expect(all.includes('ann@example.com')).toBe(withLeads)
    expect(all.includes('data/leads.json')).toBe(withLeads)
  }
})

const signUp = (email: string) => addSelfEmail({ to: email, about: '/design', news: 'News' })

test('a file without leads leaves them as they are; one with leads keeps those that came meanwhile', async () => {
  await writeSiteFile(file(), { withLeads: false, progress: quiet })
  await createLead({ source: 'contact', name: 'Later' })
  const leads = [await storedRows('leads'), await storedRows('lead-events')]
  await importSiteFile(file(), await doing())
  expect([await storedRows('leads'), await storedRows('lead-events')]).toEqual(leads)

  await writeSiteFile(file(), { withLeads: true, progress: quiet })
  await createLead({ source: 'contact', name: 'In the backup only' })
  await signUp('in-the-backup-only@example.com')
  const backup = async () => {
    await createLead({ source: 'contact', name: 'During the import' })
    await signUp('during-the-import@example.com')
    return 'backup'
  }
  await importSiteFile(file(), await doing({ id: 'import-2', backup }))
  expect((await listLeads()).map(({ name }) => name).sort()).toEqual([
    'Ann',
    'Ann again',
    'During the import',
    'Later',
  ])
  expect((await listNewsSignups()).map(({ email }) => email).sort()).toEqual([
    'ann@example.com',
    'during-the-import@example.com',
  ])
})

test('removals come last: pictures that nothing shows any more, pages that the file doesn’t have', async () => {
  await writeSiteFile(file(), { withLeads: false, progress: quiet })
  const extra = 'd'.repeat(32)
  storeFiles(extra, 'extra')
  await write((db) =>
    db.media.create({ data: { hash: extra, name: 'x', width: 900, height: 600, bytes: 1 } }),
  )
  await pageStore.create({ title: 'New', slug: 'new' })
  storeFiles(hashes.shown, 'encoded by another version')
  const { changes } = await checkSiteFile(file(), blockRegistry, quiet)
  expect(changes.find(({ table }) => table === 'pages')).toMatchObject({ file: 2, here: 3, same: 2, gone: 1 })
  const seen: string[] = []
  await importSiteFile(
    file(),
    await doing({
      progress: ({ step }) => {
        if (step === 'database')
          seen.push(
            readdirSync(path.join(folder(), 'media'))
              .filter((name) => name === extra)
              .join(),
          )
      },
    }),
  )
  expect(new Set(seen)).toEqual(new Set([extra]))
  expect(readdirSync(path.join(folder(), 'media')).sort()).toEqual([hashes.shown, hashes.spare])
  expect(readFileSync(path.join(folder(), 'media', hashes.shown, '480.webp'), 'latin1')).toContain(
    'shown 480.webp',
  )
  expect(await write((db) => db.page.count({ where: madeByStaff }))).toBe(2)
})

test('a picture that is lost here doesn’t hinder an export, and is told of', async () => {
  await write((db) => db.media.delete({ where: { hash: hashes.shown } }))
  expect((await writeSiteFile(file(), { withLeads: false, progress: quiet })).missing).toEqual([hashes.shown])
  expect(await checkSiteFile(file(), blockRegistry, quiet)).toMatchObject({ missing: 1 })
})

test('more leads than are read at once go through piece by piece', async () => {
  await write(async (db) => {
    const lead = (number: number) => ({
      id: `lead-${number}`,
      source: 'contact',
      name: `Lead ${number}`,
      message: 'x'.repeat(500),
    })
    for (let from = 0; from < 1_500; from += 500) {
      const some = Array.from({ length: 500 }, (_, index) => lead(from + index))
      await db.lead.createMany({ data: some })
      await db.leadEvent.createMany({ data: some.map(({ id }) => ({ leadId: id, kind: 'stored' })) })
    }
  })
  await writeSiteFile(file(), { withLeads: true, progress: quiet })
  const steps = new Set<string>()
  let most = 0
  await importSiteFile(
    file(),
    await doing({
      progress: ({ step, done, of }) => {
        steps.add(step)
        expect(done).toBeLessThanOrEqual(of)
        most = Math.max(most, done)
      },
    }),
  )
  expect([...steps]).toEqual(['backup', 'pictures', 'database', 'showing'])
  expect(most).toBeGreaterThan(3_000)
  expect(await write((db) => db.lead.count())).toBe(1_502)
})
