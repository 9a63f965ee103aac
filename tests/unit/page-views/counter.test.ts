import { write } from '@/lib/data/client'
import { countDailyViews, listPageViews, listSiteLeads, prunePageViews } from '@/lib/data/page-views'
import { countPageView, flushPageViews } from '@/lib/page-views/counter'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()

const noon = (day: string) => Date.parse(`${day}T12:00-05:00`)
const allDays = { from: '2026-01-01', to: '2026-12-31' }
const view = (changes: object = {}) => ({ path: '/', source: 'direct', campaign: '', ...changes })
const clear = () => write((db) => db.pageView.deleteMany())

test('views are added to the sums of their day, page, source and campaign', async () => {
  for (const path of ['/', '/', '/nyack']) countPageView(view({ path }), noon('2026-11-20'))
  countPageView(view({ source: 'newsletter', campaign: 'winter-offer' }), noon('2026-11-20'))
  expect(await listPageViews(allDays)).toEqual([])
  await flushPageViews()
  // As another instance has it.
  countPageView(view(), noon('2026-11-20'))
  countPageView(view(), noon('2026-11-21'))
  await flushPageViews()
  expect(await listPageViews(allDays)).toEqual([
    { path: '/', source: 'direct', campaign: '', count: 4 },
    { path: '/', source: 'newsletter', campaign: 'winter-offer', count: 1 },
    { path: '/nyack', source: 'direct', campaign: '', count: 1 },
  ])
  expect(await countDailyViews(allDays, { paths: ['/'], source: 'direct' })).toEqual(
    new Map([
      ['2026-11-20', 3],
      ['2026-11-21', 1],
    ]),
  )
  expect(await prunePageViews('2026-11-21')).toBe(3)
  expect(await countDailyViews(allDays, {})).toEqual(new Map([['2026-11-21', 1]]))
  await clear()
})

test('a batch that the database refuses is added with the next one', async () => {
  await write((db) => db.$executeRawUnsafe('ALTER TABLE "PageView" RENAME TO "Away"'))
  countPageView(view(), noon('2026-11-20'))
  await flushPageViews()
  await write((db) => db.$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "PageView"'))
  countPageView(view(), noon('2026-11-20'))
  await flushPageViews()
  expect(await listPageViews(allDays)).toEqual([{ ...view(), count: 2 }])
  await clear()
})

test('made-up campaigns of a day have one name beyond two hundred', async () => {
  for (let index = 0; index < 250; index += 1)
    countPageView(view({ campaign: `campaign-${index}` }), noon('2026-11-22'))
  await flushPageViews()
  const views = await listPageViews(allDays)
  expect(views).toHaveLength(201)
  expect(views.find(({ campaign }) => campaign === 'other')?.count).toBe(50)
  await clear()
})

test('leads of the site’s forms say what became of them; those that staff typed in aren’t among them', async () => {
  const lead = {
    name: 'Ann',
    page: '/winter-offer',
    town: 'nyack',
    utmCampaign: 'winter',
    createdAt: new Date(noon('2026-11-20')),
  }
  await write(async (db) => {
    await db.lead.create({ data: { ...lead, id: 'a', source: 'contact', status: 'won' } })
    await db.lead.create({ data: { ...lead, id: 'b', source: 'phone' } })
    await db.lead.create({ data: { ...lead, id: 'c', source: 'contact', status: 'spam' } })
    const visit = { leadId: 'a', startsAt: new Date(noon('2026-11-25')), minutes: 60, madeBy: 'visitor' }
    await db.visit.create({ data: { ...visit, tokenHash: 'x', status: 'canceled' } })
  })
  const [only, ...others] = await listSiteLeads(allDays)
  expect(others).toEqual([])
  expect(only).toMatchObject({ page: '/winter-offer', town: 'nyack', hasVisit: false, isWon: true })
})
