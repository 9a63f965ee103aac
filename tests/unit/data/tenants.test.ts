import { readdirSync } from 'node:fs'
import path from 'node:path'
import { finishesOf, surfaces } from '@/lib/business/finishes'
import { defaultProfile } from '@/lib/business/profile'
import { setupStepNames } from '@/lib/business/setup'
import { closeDatabase, database, write } from '@/lib/data/client'
import { loadRedirects } from '@/lib/data/redirect-table'
import { setSetting } from '@/lib/data/settings'
import { inTenant } from '@/lib/tenant-context'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { quartersIn } from '@/lib/time/quarters'
import { fillSite, hashes } from '../site-file/site'
import { withContractors } from '../tenants/contractors'
import { temporaryDatabase } from './temporary-database'

// Two contractors in one database: what is one's own the other doesn't get, whatever it asks for.

temporaryDatabase()
jest.setTimeout(120_000)
withContractors()

type Rows = Record<string, unknown>[]
type Model = Record<string, (args?: object) => Promise<unknown>>

const models = Object.keys(Prisma.ModelName).filter((name) => !['Tenant', 'Lease'].includes(name))
const delegate = (db: object, model: string) =>
  (db as Record<string, Model>)[model[0]!.toLowerCase() + model.slice(1)]!
const rowsOf = async (model: string) => (await delegate(await database(), model).findMany!()) as Rows
const smith = <T>(work: () => T): T => inTenant('smith', work)

const previewHash = 'hash-of-a-preview'

/** Rows of the default contractor's in every table. */
async function fillEveryTable(): Promise<void> {
  await fillSite()
  const retention = { leadMonths: 7, spamDays: 8, auditDays: 99 }
  await setSetting('profile', {
    ...defaultProfile,
    name: 'Dana’s Kitchens',
    phone: '845-555-0199',
    retention,
  })
  await setSetting('saved-blocks', [
    { id: 'b-1', name: 'Offer', block: { id: 'hero-1', type: 'hero', config: { title: 'Hi' } } },
  ])
  const picture = `/media/${hashes.shown}/kitchen-900x600.webp`
  await setSetting('share-pictures', { 'page-1': picture })
  await setSetting('setup', { status: 'open', step: setupStepNames[0] })
  const [surface] = surfaces
  const { id } = finishesOf(surface)[0]!
  const own = { name: 'Dana’s own', hidden: false, at: 0.5, place: 0 }
  await setSetting('finishes', { finishes: { [surface]: { [id]: own } } })
  const justAfter = new Date('2026-09-01T00:00:30Z')
  const later = new Date(Date.now() + 86_400_000)
  const waiting = { source: 'contact', name: 'Bea', phone: '845 555 0101', phoneKey: '8455550101' }
  await write(async (db) => {
    await db.lead.create({
      data: {
        ...{ ...waiting, id: 'lead-new', followUpOn: '2026-10-01' },
        outbox: { create: { kind: 'owner-mail', status: 'failed', nextTryAt: later } },
      },
    })
    await db.lead.create({ data: { ...waiting, id: 'lead-old', createdAt: new Date('2026-10-02') } })
    await db.lead.create({
      data: { ...waiting, id: 'lead-gone', status: 'trashed', deletedStatus: 'new', deletedAt: new Date() },
    })
    await db.page.create({ data: { id: 'page-3', title: 'Live', slug: 'live', isPublished: true } })
    await db.page.create({ data: { id: 'page-4', title: 'Soon', slug: 'soon', publishAt: justAfter } })
    await db.post.updateMany({ where: { id: 'post-1' }, data: { unpublishAt: null, deletedAt: null } })
    await db.page.updateMany({ where: { id: 'page-1' }, data: { unpublishAt: null } })
    await db.passwordReset.updateMany({ data: { expiresAt: later } })
    await db.staffInvite.updateMany({ data: { expiresAt: later } })
    const link = { pageId: 'page-1', tokenHash: previewHash }
    await db.previewLink.deleteMany()
    await db.previewLink.create({ data: link })
    await db.notFoundHit.upsert({
      where: { tenantId_path: { tenantId: '', path: '/old-one' } },
      create: { path: '/old-one', count: 4 },
      update: {},
    })
    await db.mediaMention.createMany({ data: [{ picture: hashes.shown, kind: 'page', ownerId: 'page-9' }] })
  })
  await loadRedirects()
}

describe('by any query', () => {
  test('no table shows the rows of another contractor, nor lets them be changed', async () => {
    await fillEveryTable()
    for (const model of models) {
      const rows = await rowsOf(model)
      expect({ model, isEmpty: rows.length === 0 }).toEqual({ model, isEmpty: false })
      expect(new Set(rows.map(({ tenantId }) => tenantId))).toEqual(new Set(['']))
      await smith(async () => {
        const db = await database()
        const asked = delegate(db, model)
        expect(await asked.findMany!()).toEqual([])
        expect(await asked.findFirst!()).toBeNull()
        expect(await asked.count!()).toBe(0)
        const some = { where: { OR: [{ tenantId: '' }, { tenantId: { not: 'smith' } }] } }
        expect(await asked.findMany!(some)).toEqual([])
        for (const row of rows) {
          const where = keyOf(row)
          expect(await asked.findFirst!({ where })).toBeNull()
          if (where.id !== undefined && !keyed.includes(model))
            expect(await asked.findUnique!({ where: { id: where.id } })).toBeNull()
        }
        await write(async (writer) => {
          const table = delegate(writer, model)
          const [column, value] = Object.entries(rows[0]!).find(([name]) => name !== 'tenantId')!
          expect(await table.updateMany!({ data: { [column]: value, tenantId: 'smith' } })).toEqual({
            count: 0,
          })
          expect(await table.deleteMany!()).toEqual({ count: 0 })
          if (rows[0]!.id !== undefined && !keyed.includes(model)) {
            const where = { id: rows[0]!.id }
            await expect(table.update!({ where, data: where })).rejects.toMatchObject({ code: 'P2025' })
            await expect(table.delete!({ where })).rejects.toMatchObject({ code: 'P2025' })
          }
        })
      })
      expect(await rowsOf(model)).toEqual(rows)
    }
  })

  test('what is made is its own, also in a relation, and whoever says otherwise isn’t heard', async () => {
    await smith(() =>
      write(async (db) => {
        await db.redirect.create({ data: { tenantId: '', fromPath: '/a', toPath: '/b' } })
        await db.lead.create({
          data: { source: 'contact', name: 'Ann', events: { create: { tenantId: '', kind: 'stored' } } },
        })
        await db.lead.updateMany({ data: { tenantId: '', name: 'Bea' } })
      }),
    )
    expect(await Promise.all(['Redirect', 'Lead', 'LeadEvent'].map(rowsOf))).toEqual([[], [], []])
    const made = await smith(() => Promise.all(['Lead', 'LeadEvent'].map(rowsOf)))
    expect(made.flat()).toMatchObject([{ tenantId: 'smith', name: 'Bea' }, { tenantId: 'smith' }])
  })

  test('both may have the same address, account, setting and picture', async () => {
    const make = () =>
      write(async (db) => {
        await db.page.create({ data: { title: 'One', slug: 'one' } })
        await db.staff.create({ data: { email: 'a@example.com', name: 'A', passwordHash: '' } })
        await db.setting.create({ data: { key: 'profile', value: '{}' } })
        await db.media.create({ data: { hash: hashes.shown, name: 'a', width: 1, height: 1, bytes: 1 } })
        await db.visitTime.create({ data: { quarter: 1 } })
      })
    await make()
    await smith(make)
    await expect(make()).rejects.toMatchObject({ code: 'P2002' })
  })

  test('a relation may be changed only in ways that are limited', async () => {
    await expect(
      write((db) =>
        db.lead.create({ data: { source: 'contact', name: 'A', visits: { connect: { id: 'x' } } } }),
      ),
    ).rejects.toThrow('connect in a relation is not limited')
  })
})

/** Those whose number or name counts for one contractor only. */
const keyed = ['LandingPage']

/** What a row is found by: its id, or what it has in its place. */
const keyOf = (row: Record<string, unknown>) =>
  Object.fromEntries(
    ['id', 'key', 'slug', 'path', 'quarter', 'pageId', 'staffId', 'picture']
      .filter((name) => row[name] !== undefined && row[name] !== null)
      .slice(0, 1)
      .map((name) => [name, row[name]]),
  )

/** What is asked with, by the names of the parameters: everything that stands in the default contractor's rows. */
async function everythingKnown(): Promise<Record<string, unknown[]>> {
  const found: Record<string, Set<unknown>> = {}
  const note = (name: string, value: unknown) => (found[name] ??= new Set()).add(value)
  for (const model of models)
    for (const row of await rowsOf(model))
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && value.length < 60) {
          note(column, value)
          if (column === 'id') note(`${model[0]!.toLowerCase()}${model.slice(1)}Id`, value)
        }
  const of = (...names: string[]) => names.flatMap((name) => [...(found[name] ?? [])])
  const dates = [new Date('2026-09-01'), new Date('2026-12-31')]
  return {
    ...Object.fromEntries(Object.entries(found).map(([name, values]) => [name, [...values]])),
    id: of('leadId', 'id', 'slug').concat('lead-new'),
    slug: of('slug', 'place'),
    service: ['kitchen-remodeling'],
    path: of('path', 'fromPath'),
    from: dates.slice(0, 1),
    since: dates.slice(0, 1),
    moment: dates.slice(1),
    to: dates.slice(1),
    until: dates.slice(1),
    version: [1, 2, 3, 4],
    field: ['category', 'town'],
    job: ['outbox'],
    today: ['2026-10-10'],
    list: ['pages', 'posts', 'projects', 'testimonials', 'media', 'redirects', 'leads', 'places'],
    parts: [['a']],
    part: [{}],
    skip: [0],
    take: [50],
    limit: [50],
    paths: [of('picture')],
    pictures: [of('picture')],
    kinds: ['page', 'post', 'project', 'place', 'service', 'landing'],
    lateSince: [null],
    leadsUntil: dates.slice(1),
    table: ['pages', 'leads'],
  }
}

/** The quarters of an hour of the day on which somebody is visited. */
const visited = quartersIn(Date.parse('2026-10-20'), Date.parse('2026-10-21'))

async function allOf(rows: AsyncIterable<unknown[]>): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const some of rows) found.push(...some)
  return found
}

/** What is asked with an object of its own. */
const withObjects: Record<string, unknown[]> = {
  listInbox: [
    { view: 'all', order: 'wait' },
    { today: '2026-10-10', promiseMinutes: 60 },
    { skip: 0, take: 50 },
  ],
  countInbox: [
    { view: 'all', order: 'wait' },
    { today: '2026-10-10', promiseMinutes: 60 },
  ],
  getLeadFigures: [
    {
      spans: [{ from: '2026-09-01', to: '2026-12-31' }],
      promised: 60,
      lateSince: null,
    },
  ],
  listPostRows: [
    { shown: 'all', parts: [], category: '', town: '', oldestFirst: false, page: 1, pageSize: 20 },
  ],
  listTrash: [{ kind: null, page: 1, size: 20 }],
  listLatestPosts: [{ take: 10 }],
  listWaitingLeads: [{ limit: 10 }],
  listAuditRows: [{ limit: 20 }],
  readInbox: [
    { view: 'all', order: 'wait' },
    { today: '2026-10-10', promiseMinutes: 60 },
    { page: 1, size: 20 },
  ],
  listFollowUps: ['2026-12-31', { limit: 20 }],
  readSite: [async (rows: (table: string) => AsyncIterable<unknown[]>) => allOf(rows('redirects'))],
  findVisitTaker: [visited],
  listTaken: [visited[0], visited.at(-1)],
  getLandingWords: ['nyack', 'kitchen-remodeling'],
  whoSavedLanding: [
    {
      landingRevision: {
        findFirst: async (query: object) => (await database()).landingRevision.findFirst(query),
      },
    },
    'nyack:kitchen-remodeling',
    1,
  ],
  listPictureTexts: [[`/media/${hashes.shown}/kitchen-900x600.webp`]],
  listUnsent: ['failed', { limit: 10 }],
  listRecentPages: [{ limit: 10 }],
  listRedirects: [{ pageSize: 10 }],
  listPlacedPages: [{ menu: ['page-1'], footer: [], banner: null }],
}

/** Exports that read: what they answer is compared. */
const reads =
  /^(?:get|list|count|find|read|search|has|last|known|first|newest|who|content|lead|page|area|right|site|look|job|rows|applied)/
/** Those that say nothing of anybody's rows, or get the database handed in by a change. */
const ofNobody = [
  'leadState',
  'leadFields',
  'leadJobs',
  'listOrSamples',
  'hasEnded',
  'firstPosition',
  'siteWhere',
  'appliedMigrations',
  'countNotFound',
  'jobDoneAt',
  'listLeases',
  'readRevalidations',
  'readSetting',
  'whoseBannerEnded',
]

type Getter = { name: string; call: (...args: unknown[]) => unknown; parameters: string[] }

function parametersOf(call: (...args: unknown[]) => unknown): string[] {
  const [, list = ''] = /^(?:async )?(?:function\*? \w*)?\(?([^)]*)\)?/.exec(String(call)) ?? []
  return list
    .replace(/\{[^}]*\}/g, '{}')
    .split(',')
    .filter((one) => !one.includes('='))
    .map((one) => one.replace('...', '').trim())
    .filter(Boolean)
}

async function getters(): Promise<Getter[]> {
  const root = path.resolve(__dirname, '../../../lib/data')
  const found: Getter[] = []
  for (const file of readdirSync(root).sort()) {
    // What asks for whom something is due asks for all.
    if (['tenants.ts', 'tenants-due.ts', 'tenant-ids.ts'].includes(file)) continue
    const exports = (await import(path.join(root, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exports))
      if (typeof value === 'function' && reads.test(name) && !ofNobody.includes(name)) {
        const call = value as Getter['call']
        found.push({ name, call, parameters: parametersOf(call) })
      }
  }
  return found
}

/** Every way to ask a getter with what is known; a parameter that nothing is known for fails the test. */
function waysToAsk({ name, parameters }: Getter, known: Record<string, unknown[]>): unknown[][] {
  const own = withObjects[name]
  if (own) return [own]
  return parameters
    .filter((parameter) => parameter !== '{}' && parameter !== 'db' && parameter !== 'except')
    .reduce<unknown[][]>(
      (ways, parameter) => {
        const values = known[parameter]
        if (!values) throw new Error(`nothing is known to ask ${name} with for ${parameter}`)
        return ways.flatMap((way) => values.map((value) => [...way, value]))
      },
      [[]],
    )
    .slice(0, 400)
}

const spread = (value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value)

/** What is answered to each question, as text; an error is an answer too. */
async function answers(getter: Getter, ways: unknown[][]): Promise<string[]> {
  const found: string[] = []
  for (const way of ways)
    try {
      const given = getter.call(...way)
      const answer = await (Symbol.asyncIterator in Object(given) ? allOf(given as never) : given)
      found.push(JSON.stringify(answer, (_, value: unknown) => spread(value)) ?? '')
    } catch (error) {
      found.push(`${(error as Error).name}: ${(error as { code?: string }).code}`)
    }
  return found
}

test('every getter answers another contractor as if the first had nothing', async () => {
  await fillEveryTable()
  const known = await everythingKnown()
  const all = await getters()
  expect(all.length).toBeGreaterThan(90)

  const own = new Map<string, string[]>()
  const others = new Map<string, string[]>()
  for (const getter of all) {
    const ways = waysToAsk(getter, known)
    own.set(getter.name, await answers(getter, ways))
    others.set(getter.name, await smith(() => answers(getter, ways)))
  }

  // The same questions where the first contractor has nothing at all.
  await closeDatabase()
  const { emptySite } = await import('../site-file/site')
  await emptySite()
  await write(async (db) => {
    for (const model of [...models].reverse()) await delegate(db, model).deleteMany!()
  })
  const deaf: string[] = []
  const leaks: string[] = []
  for (const getter of all) {
    const { name } = getter
    const nothing = await smith(() => answers(getter, waysToAsk(getter, known)))
    const heard = others.get(name)!.filter((answer, at) => answer !== nothing[at])
    if (heard.length > 0) leaks.push(`${name}: ${heard[0]}`)
    if (JSON.stringify(own.get(name)) === JSON.stringify(nothing)) deaf.push(name)
  }
  expect(leaks).toEqual([])
  // A getter that answers nobody anything proves nothing.
  expect(deaf.sort()).toEqual([])
})
