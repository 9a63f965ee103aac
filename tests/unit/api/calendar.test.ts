import { DELETE as removeBlock } from '@/app/api/calendar/blocks/[id]/route'
import { POST as addBlock } from '@/app/api/calendar/blocks/route'
import { GET as readFeed } from '@/app/api/calendar/feed.ics/route'
import { DELETE as endFeed, POST as makeFeed } from '@/app/api/calendar/feed/route'
import { GET as freeTimesOf } from '@/app/api/calendar/free/route'
import { PATCH as deed, PUT as move } from '@/app/api/calendar/visits/[id]/route'
import { POST as book } from '@/app/api/calendar/visits/route'
import { defaultProfile } from '@/lib/business/profile'
import { setSetting } from '@/lib/data/settings'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { createLead, getLead, listLeads } from '@/lib/data/leads'
import { createStaff } from '@/lib/data/staff'
import { deactivateStaff, reactivateStaff } from '@/lib/data/staff-accounts'
import { listVisitBlocks } from '@/lib/data/visit-blocks'
import { getVisit, listLeadVisits } from '@/lib/data/visits'
import { addDays, officeDay, officeInput } from '@/lib/time/office-time'
import { type FreeTime, type Visit, type VisitBlock } from '@/lib/visit-types'
import { temporaryDatabase } from '../data/temporary-database'
import { bringToken, signInStaff, signOutStaff, tokenOf } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()
jest.setTimeout(30_000)

let me: string
beforeEach(async () => {
  signOutStaff()
  me = (await signInStaff('Dana')).id
})

/** A Tuesday some weeks ahead that is no holiday. */
const tuesday = (() => {
  let day = addDays(officeDay(new Date().toISOString()), 14)
  while (new Date(`${day}T12:00Z`).getUTCDay() !== 2 || /-(12-25|01-01|07-04)$/.test(day))
    day = addDays(day, 1)
  return day
})()

let keys = 0
const fields = (more: object = {}) => ({
  ...{ day: tuesday, time: '10:00', minutes: 60, place: 'nyack', address: '12 Main Street', tell: false },
  ...{
    leadId: '',
    key: String((keys += 1)).padStart(32, '0'),
    name: 'Robin Placeholder',
    phone: '845 555 0117',
  },
  ...{ email: '', projectType: 'kitchen-remodeling', message: '' },
  ...more,
})
const path = '/api/calendar/visits'
const post = (more?: object) => book(apiRequest('POST', path, fields(more)))
const newVisit = async (more?: object) => (await (await post(more)).json()) as Visit
type Problem = { detail: string; errors?: Record<string, string> }
const problem = async (answer: Response) => (await answer.json()) as Problem
const put = (id: string, body: object) => move(apiRequest('PUT', path, body), withParams({ id }))
const patch = (id: string, body: object) => deed(apiRequest('PATCH', path, body), withParams({ id }))

describe('making a visit', () => {
  test('somebody new becomes a lead that is answered, with the visit in its history', async () => {
    const answer = await post({ source: 'referral' })
    expect(answer.status).toBe(201)
    const visit = (await answer.json()) as Visit
    expect(officeInput(visit.startsAt)).toBe(`${tuesday}T10:00`)
    expect(visit).toMatchObject({ madeBy: 'staff', place: 'nyack', minutes: 60 })
    expect(visit.travel).toBeGreaterThan(0)
    expect(await getLead(visit.leadId)).toMatchObject({
      name: 'Robin Placeholder',
      source: 'referral',
      status: 'contacted',
      town: 'nyack',
    })
    // Nobody is told of what staff have done themselves.
    expect(await write((db) => db.outbox.count())).toBe(0)
    const kinds = (await getLead(visit.leadId))?.events.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['stored', 'visit-booked', 'status']))
  })

  test('a lead keeps its facts', async () => {
    const { id } = await createLead({ source: 'contact', name: 'Jordan Example', town: 'suffern' })
    const visit = await newVisit({ leadId: id, name: '', phone: '', place: 'suffern' })
    expect(visit.leadId).toBe(id)
    expect((await listLeads()).length).toBe(1)
  })

  test('a time that somebody has is refused, with who has it, and makes no lead', async () => {
    await newVisit()
    for (const time of ['10:00', '10:30', '11:00', '09:15']) {
      const answer = await post({ time, name: 'Casey Specimen' })
      expect(answer.status).toBe(409)
      const { detail, errors } = await problem(answer)
      expect(detail).toMatch(/^Robin Placeholder has 10:00 AM to 11:00 AM, with \d+ minutes on the way/)
      expect(errors).toEqual({ time: detail })
    }
    expect((await listLeads()).map(({ name }) => name)).toEqual(['Robin Placeholder'])
  })

  test('of ten at the same moment one gets it, the others learn who', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post({ name: `Person ${index}` })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.status).toBe(409)
      expect((await problem(answer)).detail).toMatch(/^Person \d has 10:00 AM/)
    }
  })

  test('outside the hours and in what is blocked staff may', async () => {
    await addBlock(
      apiRequest('POST', '/api/calendar/blocks', {
        ...{ from: tuesday, to: tuesday, wholeDays: true, opens: '', closes: '', reason: 'Fair' },
        ...{ repeats: 'never', until: '' },
      }),
    )
    expect((await post({ time: '20:00' })).status).toBe(201)
  })

  test.each([
    [{ name: '' }, { name: 'Enter the name' }],
    [{ phone: '' }, { phone: 'Enter a phone number or an email address' }],
    [{ email: 'x' }, { email: 'Enter an email address, as in name@example.com' }],
    [{ day: '2020-01-01' }, { day: 'This day has passed. Choose another one.' }],
    [{ day: '2027-02-30' }, { day: 'Choose a day' }],
    [
      { day: '2089-03-13', time: '02:30' },
      { time: 'That hour doesn’t exist: clocks spring forward. Choose another one.' },
    ],
    [{ time: '25:00' }, { time: 'Choose a time' }],
    [{ minutes: 50 }, { minutes: 'Use steps of 15 minutes' }],
    [{ place: 'atlantis' }, { place: 'Choose a town' }],
  ])('%j is refused in words', async (more, errors) => {
    const answer = await post(more)
    expect(answer.status).toBe(400)
    expect((await problem(answer)).errors).toEqual(errors)
    expect(await listLeads()).toEqual([])
  })
})

describe('changing one', () => {
  test('it moves, also to a time that overlaps its own; its mails and versions follow', async () => {
    const visit = await newVisit()
    const { day, time, minutes, place, address, tell } = fields({ time: '10:30' })
    const body = { day, time, minutes, place, address, tell, version: visit.version }
    const answer = await put(visit.id, body)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ version: visit.version + 1 })
    const late = await put(visit.id, { ...body, time: '13:00' })
    expect(late.status).toBe(409)
    expect((await problem(late)).detail).toBe('Someone has changed this visit. Reload it and try again.')
  })

  test('it isn’t moved onto another', async () => {
    await newVisit({ name: 'First' })
    const visit = await newVisit({ name: 'Second', time: '14:00' })
    const { day, minutes, place, address, tell } = fields()
    const answer = await put(visit.id, { day, time: '11:00', minutes, place, address, tell, version: 1 })
    expect((await problem(answer)).detail).toMatch(/^First has 10:00 AM/)
    expect((await getVisit(visit.id))?.startsAt).toBe(visit.startsAt)
  })

  test('it becomes one in the showroom, without a way; who goes stays unless it is said', async () => {
    const visit = await newVisit({ staffId: me })
    expect(visit).toMatchObject({ kind: 'home', staffId: me, staffName: 'Dana' })
    const { name: _name, ...body } = fields({ version: visit.version })
    const refused = await put(visit.id, { ...body, staffId: 'nobody' })
    expect((await problem(refused)).errors).toEqual({ staffId: 'Choose someone who has an account.' })
    expect((await put(visit.id, { ...body, kind: 'showroom' })).status).toBe(200)
    const inShowroom = { kind: 'showroom', travel: 0, place: '', address: '', staffId: me }
    expect(await getVisit(visit.id)).toMatchObject(inShowroom)
    // Nobody is on the way any more.
    expect((await post({ name: 'Next', kind: 'video', place: '?', time: '11:00' })).status).toBe(201)
    const said = (await getLead(visit.leadId))?.events.map(({ kind }) => kind)
    expect(said).toEqual(expect.arrayContaining(['visit-booked', 'showroom-visit-moved']))
    const nobody = { ...body, kind: 'showroom', staffId: '', version: visit.version + 1 }
    expect((await put(visit.id, nobody)).status).toBe(200)
    expect((await getVisit(visit.id))?.staffId).toBeNull()
  })

  test('canceled, its time is free; done, it stays', async () => {
    const visit = await newVisit()
    expect((await patch(visit.id, { deed: 'cancel', version: 7 })).status).toBe(409)
    expect((await patch(visit.id, { deed: 'cancel', version: visit.version })).status).toBe(200)
    const next = await newVisit({ name: 'Next' })
    expect((await patch(next.id, { deed: 'done', version: next.version })).status).toBe(200)
    expect((await patch(next.id, { deed: 'undone', version: next.version + 1 })).status).toBe(200)
    expect((await listLeadVisits(visit.leadId))[0]?.status).toBe('canceled')
    expect((await getVisit(next.id))?.status).toBe('booked')
  })
})

test('free times are those that nobody has, for the place it is at', async () => {
  const free = async (query: string) => {
    const answer = await freeTimesOf(apiRequest('GET', `/api/calendar/free?${query}`))
    return ((await answer.json()) as { times: FreeTime[] }).times.map(({ time }) => time)
  }
  expect(await free(`day=${tuesday}`)).toContain('10:00 AM')
  const visit = await newVisit()
  expect(await free(`day=${tuesday}&place=nyack`)).not.toContain('10:00 AM')
  expect(await free(`day=${tuesday}&place=nyack&visit=${visit.id}`)).toContain('10:00 AM')
  expect((await freeTimesOf(apiRequest('GET', '/api/calendar/free?day=soon'))).status).toBe(400)
  // In the showroom nobody drives, and it has hours of its own.
  const { visits, visitHours } = defaultProfile
  const tuesdayHours = { ...visitHours.tuesday, opens: '13:00' }
  await setSetting('profile', {
    visits: { ...visits, hasOwnHours: true },
    visitHours: { ...visitHours, tuesday: tuesdayHours },
  })
  const [atHome, inShowroom] = [await free(`day=${tuesday}`), await free(`day=${tuesday}&kind=showroom`)]
  expect(atHome[0]).toBe('1:00 PM')
  // After the visit of the morning and the way back.
  expect(inShowroom[0]).toBe('11:30 AM')
})

describe('blocks', () => {
  const days = {
    from: tuesday,
    to: addDays(tuesday, 2),
    wholeDays: true,
    opens: '',
    closes: '',
    reason: 'Fair',
    repeats: 'never',
    until: '',
  }
  const block = (more: object = {}) =>
    addBlock(apiRequest('POST', '/api/calendar/blocks', { ...days, ...more }))

  test('days are blocked and opened again, and the log says who', async () => {
    const added = (await (await block()).json()) as VisitBlock
    expect(officeInput(added.startsAt)).toBe(`${tuesday}T00:00`)
    expect(officeInput(added.endsAt)).toBe(`${addDays(tuesday, 3)}T00:00`)
    const goneAnswer = await removeBlock(apiRequest('DELETE', '/api/x'), withParams({ id: added.id }))
    expect(goneAnswer.status).toBe(204)
    expect(await listVisitBlocks(new Date(0), new Date('2100-01-01'))).toEqual([])
    expect((await listAudit()).map(({ action, detail }) => [action, detail])).toEqual(
      expect.arrayContaining([
        ['visit-time-blocked', 'Fair'],
        ['visit-time-opened', 'Fair'],
      ]),
    )
    expect((await removeBlock(apiRequest('DELETE', '/api/x'), withParams({ id: added.id }))).status).toBe(404)
  })

  test('a series is opened from one of its days on, or for one day', async () => {
    const list = () => listVisitBlocks(new Date(0), new Date('2100-01-01'))
    const remove = async (index: number, query = '') => {
      const { id } = (await list())[index]!
      await removeBlock(apiRequest('DELETE', `/api/x${query}`), withParams({ id }))
    }
    await block({ to: tuesday })
    const once = (await list())[0]!
    await block({ to: tuesday, repeats: 'weekly', until: addDays(tuesday, 28) })
    expect(await list()).toHaveLength(6)
    await remove(3)
    await remove(3, '?later')
    expect((await list()).map(({ startsAt }) => officeInput(startsAt).slice(0, 10))).toEqual([
      tuesday,
      tuesday,
      addDays(tuesday, 7),
    ])
    // One without a series has no later ones.
    await removeBlock(apiRequest('DELETE', '/api/x?later'), withParams({ id: once.id }))
    expect(await list()).toHaveLength(2)
    while ((await list()).length > 0) await remove(0)
  })

  test.each([
    [{ to: addDays(tuesday, -1) }, { to: 'Choose the first day or a later one' }],
    [{ repeats: 'weekly' }, { until: 'Choose the first day or a later one' }],
    [{ repeats: 'weekly', until: addDays(tuesday, 367) }, { until: 'Choose a day within a year' }],
    [
      { repeats: 'weekly', to: addDays(tuesday, 7), until: addDays(tuesday, 60) },
      { to: 'Make it end before it repeats' },
    ],
    [{ repeats: 'daily' }, { repeats: 'Choose how often' }],
    [{ to: addDays(tuesday, 400) }, { to: 'Choose at most a year' }],
    [{ wholeDays: false }, { closes: 'Enter both times' }],
    [
      { wholeDays: false, to: tuesday, opens: '12:00', closes: '11:00' },
      { closes: 'Choose an end after the start' },
    ],
  ])('%j is refused in words', async (more, errors) => {
    expect((await problem(await block(more))).errors).toEqual(errors)
  })
})

describe('the feed', () => {
  const make = async () => {
    const answer = await makeFeed(apiRequest('POST', '/api/calendar/feed'))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return ((await answer.json()) as { address: string }).address
  }
  const read = (address: string) => {
    signOutStaff()
    return readFeed(new Request(address))
  }

  test('it has the visits, needs no session, and is kept by nobody', async () => {
    await newVisit({ name: 'Ümit, Yıldız; "U"' })
    const canceled = await newVisit({ time: '15:00', name: 'Canceled' })
    await patch(canceled.id, { deed: 'cancel', version: 1 })
    const answer = await read(await make())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    expect(text).toContain('Ümit\\, Yıldız\\; "U"')
    expect(text).not.toContain('Canceled')
  })

  test('a new address ends the one before, others end only their own, and it is written nowhere', async () => {
    const first = await make()
    const second = await make()
    expect(first).not.toBe(second)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    bringToken(
      await tokenOf(await createStaff({ email: 'terry@example.com', name: 'Terry', passwordHash: 'none' })),
    )
    await endFeed(apiRequest('DELETE', '/api/calendar/feed'))
    // Nobody ends somebody else's.
    expect((await read(second)).status).toBe(200)
    const key = new URL(second).searchParams.get('key') ?? ''
    const audit = await listAudit({ staffId: me })
    expect(audit.filter(({ action }) => action === 'visit-feed-made')).toHaveLength(2)
    expect(JSON.stringify(audit)).not.toContain(key)
    const stored = await write((db) => db.visitFeed.findMany())
    expect(JSON.stringify(stored)).not.toContain(key)
  })

  test('ended, it finds nothing', async () => {
    const address = await make()
    expect((await endFeed(apiRequest('DELETE', '/api/calendar/feed'))).status).toBe(204)
    expect((await read(address)).status).toBe(404)
    expect((await listAudit({ staffId: me })).map(({ action }) => action)).toContain('visit-feed-ended')
  })

  test('it goes with its account, and doesn’t come back with it', async () => {
    const address = await make()
    await createStaff({ email: 'owner2@example.com', name: 'Owner', passwordHash: 'none', role: 'owner' })
    await deactivateStaff(me)
    expect((await read(address)).status).toBe(404)
    await reactivateStaff(me)
    expect((await read(address)).status).toBe(404)
  })

  test.each(['', '?key=', '?key=none', '?key=%00'])('the address with “%s” finds nothing', async (query) => {
    expect((await read(`http://localhost:3000/api/calendar/feed.ics${query}`)).status).toBe(404)
  })
})
