import { askedService } from '@/lib/business/asked-service'
import { phoneHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { database, write } from '@/lib/data/client'
import {
  askedServiceWhere,
  countWaiting,
  firstLeadAt,
  getLeadFigures,
  listFollowUps,
} from '@/lib/data/lead-stats'
import { changeLead, deleteLead } from '@/lib/data/lead-changes'
import { lateSince } from '@/lib/leads/reply-promise'
import { lastWeeks } from '@/lib/time/office-weeks'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

/** A moment as New York's winter time; until November 1 the clock there is an hour ahead of it. */
const at = (local: string) => new Date(`${local}-05:00`)
// Wednesday; its week began on the 16th.
const now = at('2026-11-18T12:00')

type Row = { at: string } & Partial<{
  source: string
  status: string
  town: string
  service: string
  projectType: string
  value: number
  replyMinutes: number
  followUpOn: string
  mergedIntoId: string
}>

let count = 0
const store = (rows: Row[]) =>
  write((db) =>
    db.lead.createMany({
      data: rows.map(({ at: local, source = 'contact', ...row }) => ({
        id: `lead-${(count += 1)}`,
        name: `Lead ${count}`,
        source,
        createdAt: at(local),
        ...row,
      })),
    }),
  )

const four = (more: object = {}) =>
  getLeadFigures({
    spans: lastWeeks(4, now),
    promised: 120,
    lateSince: lateSince(now, defaultProfile),
    marks: true,
    ...more,
  })

/** Ten leads that count in four weeks, and four that don't. */
const fixture: Row[] = [
  // The week of Oct 26, from its first moment on
  {
    at: '2026-10-25T23:00',
    town: 'nyack',
    projectType: 'countertops',
    status: 'won',
    value: 30_000,
    replyMinutes: 10,
  },
  {
    at: '2026-10-30T10:00',
    town: 'nyack',
    service: 'countertops-vanities',
    source: 'chat',
    status: 'lost',
    replyMinutes: 121,
  },
  // The week of Nov 2 has none; Sunday before midnight belongs to the week of Nov 9
  {
    at: '2026-11-15T23:30',
    town: 'congers',
    source: 'estimate',
    service: 'kitchen-remodeling',
    status: 'finished',
    value: 12_000,
    replyMinutes: 120,
  },
  { at: '2026-11-09T00:00', town: 'Nyack', projectType: 'not-sure', status: 'quoted', replyMinutes: 30 },
  {
    at: '2026-11-12T09:00',
    town: 'nyack',
    projectType: 'not-sure',
    service: 'kitchen-remodeling',
    status: 'won',
  },
  // This week
  { at: '2026-11-16T08:00', town: '', status: 'new' },
  {
    at: '2026-11-18T09:59',
    town: 'nyack',
    status: 'new',
    projectType: 'bathroom-remodeling',
    service: 'kitchen-remodeling',
  },
  { at: '2026-11-18T10:00', status: 'new', projectType: 'multiple' },
  { at: '2026-11-17T10:00', status: 'contacted', replyMinutes: 400, source: 'recommendations' },
  { at: '2026-11-17T11:00', status: 'lost', source: 'chat' },
  // Not counted: spam, joined to another, and the week before, in its last minute
  { at: '2026-11-17T11:00', status: 'spam', town: 'nyack', replyMinutes: 1 },
  {
    at: '2026-11-17T11:00',
    mergedIntoId: 'lead-1',
    town: 'nyack',
    replyMinutes: 1,
    status: 'won',
    value: 99_000,
  },
  { at: '2026-10-25T22:59', town: 'nyack', status: 'won', value: 5_000, replyMinutes: 5 },
  { at: '2026-10-01T12:00', town: 'nyack', status: 'spam' },
]

beforeEach(() => {
  count = 0
})

test('the figures of four weeks, counted by hand', async () => {
  await store(fixture)
  const figures = await four({ before: { since: at('2026-09-28T00:00'), until: at('2026-10-25T23:00') } })
  expect(figures.leads).toBe(10)
  expect(figures.before).toBe(1)
  expect(figures.spans.map(({ from, to, leads }) => [from, to, leads])).toEqual([
    ['2026-10-26', '2026-11-01', 2],
    ['2026-11-02', '2026-11-08', 0],
    ['2026-11-09', '2026-11-15', 3],
    ['2026-11-16', '2026-11-22', 5],
  ])
  expect(figures.spans[3]?.bySource).toEqual({
    contact: 3,
    chat: 1,
    estimate: 0,
    recommendations: 1,
    visit: 0,
    phone: 0,
    'walk-in': 0,
    referral: 0,
  })
  expect(figures.statuses).toEqual({ new: 3, contacted: 1, quoted: 1, won: 2, finished: 1, lost: 2, spam: 0 })
  expect(figures.value).toBe(42_000)
  expect(figures.sources.map(({ key, leads }) => [key, leads])).toEqual([
    ['contact', 6],
    ['chat', 2],
    ['estimate', 1],
    ['recommendations', 1],
  ])
  // As they are stored: the inbox's filter finds the same ones.
  expect(figures.towns).toEqual([
    { key: '', leads: 4, won: 0, lost: 1, value: 0 },
    { key: 'nyack', leads: 4, won: 2, lost: 1, value: 30_000 },
    { key: 'congers', leads: 1, won: 1, lost: 0, value: 12_000 },
    { key: 'Nyack', leads: 1, won: 0, lost: 0, value: 0 },
  ])
  expect(figures.services.map(({ key, leads }) => [key, leads])).toEqual([
    ['', 3],
    ['countertops-vanities', 2],
    ['kitchen-remodeling', 2],
    ['bathroom-remodeling', 1],
    ['multiple', 1],
    ['not-sure', 1],
  ])
})

test('the time to a reply: medians, the promise, and who waits beyond it', async () => {
  await store(fixture)
  const { replies, spans } = await four()
  // 10, 30, 120, 121, 400; two hours are kept by the whole minute.
  expect(replies).toMatchObject({ answered: 5, kept: 3, median: 120 })
  // Monday 8 AM is late; Wednesday 9:59 by its 121st minute; 10:00 isn't yet.
  expect(replies.overdue).toBe(2)
  expect(spans.map(({ answered, kept, median }) => [answered, kept, median])).toEqual([
    [2, 1, 65.5],
    [0, 0, null],
    [2, 2, 75],
    [1, 0, 400],
  ])
  expect(replies.marks).toEqual([
    { at: at('2026-10-25T23:00').toISOString(), minutes: 10 },
    { at: at('2026-10-30T10:00').toISOString(), minutes: 121 },
    { at: at('2026-11-09T00:00').toISOString(), minutes: 30 },
    { at: at('2026-11-15T23:30').toISOString(), minutes: 120 },
    { at: at('2026-11-17T10:00').toISOString(), minutes: 400 },
  ])
})

test('too many answers aren’t listed one by one', async () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ at: '2026-11-17T10:00', replyMinutes: index }))
  await store(many)
  const { replies } = await four()
  expect(replies).toMatchObject({ answered: 501, kept: 121, median: 250, marks: null })
})

test('no leads are no error', async () => {
  const figures = await four()
  expect(figures).toMatchObject({ leads: 0, before: null, value: 0, towns: [], services: [], sources: [] })
  expect(figures.replies).toEqual({ answered: 0, kept: 0, overdue: 0, median: null, marks: [] })
  expect(await firstLeadAt()).toBeNull()
})

test('figures follow every lead that comes, changes or goes', async () => {
  await store(fixture)
  const before = await four()
  expect(await four()).toEqual(before)
  const db = await database()
  const id = (await db.lead.findFirst({ where: { status: 'new', mergedIntoId: null } }))?.id ?? ''
  await changeLead(id, { status: 'won', value: 900 }, { staffId: null, hours: phoneHours(defaultProfile) })
  const won = await four()
  expect([won.statuses.won, won.value]).toEqual([before.statuses.won + 1, before.value + 900])
  await deleteLead(id)
  expect((await four()).leads).toBe(before.leads - 1)
})

test('the first lead is the first that counts', async () => {
  await store(fixture)
  expect(await firstLeadAt()).toBe(at('2026-10-25T22:59').toISOString())
})

test('a filter by a service finds as many leads as the statistics count', async () => {
  await store(fixture)
  const { services } = await four()
  const db = await database()
  const range = { gte: at('2026-10-25T23:00'), lt: at('2026-11-23T00:00') }
  const counted = { createdAt: range, status: { not: 'spam' }, mergedIntoId: null }
  for (const { key, leads } of services.filter(({ key }) => key))
    expect([key, await db.lead.count({ where: { AND: [counted, askedServiceWhere(key)] } })]).toEqual([
      key,
      leads,
    ])
})

test('the form’s choice counts before the page that it was sent from', () => {
  const page = 'kitchen-remodeling'
  expect(askedService({ projectType: 'tile-backsplash', service: page })).toBe('tile-backsplash-installation')
  expect(askedService({ projectType: 'multiple', service: page })).toBe(page)
  expect(askedService({ projectType: 'multiple', service: '' })).toBe('multiple')
  expect(askedService({ projectType: '', service: 'no such' })).toBe('')
})

test('leads that wait, and those that wait too long', async () => {
  await store(fixture)
  expect(await countWaiting(lateSince(now, defaultProfile))).toEqual({ waiting: 3, late: 2 })
  expect(await countWaiting(null)).toEqual({ waiting: 3, late: 0 })
})

test('whom to ask again today: what is due, not what is decided, joined or still ahead', async () => {
  await store([
    { at: '2026-11-01T10:00', followUpOn: '2026-11-18', status: 'contacted' },
    { at: '2026-11-02T10:00', followUpOn: '2026-11-10', status: 'quoted' },
    { at: '2026-11-03T10:00', followUpOn: '2026-11-19', status: 'quoted' },
    { at: '2026-11-04T10:00', followUpOn: '2026-11-18', status: 'won' },
    { at: '2026-11-05T10:00', followUpOn: '2026-11-18', status: 'quoted', mergedIntoId: 'lead-1' },
    { at: '2026-11-06T10:00', status: 'quoted' },
  ])
  const followUps = await listFollowUps('2026-11-18', { limit: 1 })
  expect(followUps.total).toBe(2)
  expect(followUps.leads.map(({ id, followUpOn }) => [id, followUpOn])).toEqual([['lead-2', '2026-11-10']])
})
