import { write } from '@/lib/data/client'
import { remindOfVisits } from '@/lib/data/visit-reminders'
import { outboxSummary } from '@/lib/data/deliveries'
import { createStaff } from '@/lib/data/staff'
import { cancelVisit } from '@/lib/data/visit-changes'
import { createWorker } from '@/lib/delivery/worker'
import { mailChannel } from '@/lib/delivery/mail-channel'
import { parseEnv } from '@/lib/env'
import { officeInput } from '@/lib/time/office-time'
import { takeVisit } from '@/lib/visits/book'
import { visitToken } from '@/lib/visits/visit-token'
import { changeVisitByLink } from '@/lib/visits/visitor-visit'
import { makeVisit, moveByStaff } from '@/lib/visits/staff-visits'
import { temporaryDatabase } from '../data/temporary-database'
import { shown, startMailServer } from '../delivery/mail-server'
import { form, freeNow, switchOn } from './at-once'

temporaryDatabase()

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  process.env.SMTP_URL = server.url
})
afterAll(async () => {
  delete process.env.SMTP_URL
  await server.close()
})

/** Sends what waits. Returns what arrived: to whom, and the subject. */
async function send(now = new Date(Date.now() + 1_000)) {
  server.received.length = 0
  const env = parseEnv({
    SMTP_URL: server.url,
    LEADS_TO: 'owner@kitchens.test',
    SITE_URL: 'https://kitchens.test',
  })
  await createWorker({ channels: [mailChannel({ env, now: () => now })], now: () => now }).round()
  return server.received
    .map(({ to, head }) => `${to.join()}: ${shown(head.get('subject')).replace(/: .*/, '')}`)
    .sort()
}

test('a visit is confirmed to both, with an entry for the calendar, reminded of once, and canceled', async () => {
  await switchOn()
  const time = (await freeNow()).at(-1)!
  const { visit } = await takeVisit(...form(1, { startsAt: time.startsAt }))
  expect(await send()).toEqual([
    'owner@kitchens.test: Visitor 1 booked a visit',
    'visitor1@example.com: Your visit is booked',
  ])
  const toVisitor = server.received.find(({ to }) => to.includes('visitor1@example.com'))!
  expect(toVisitor.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
  expect(toVisitor.raw).toMatch(/filename="?visit\.ics/)
  // Nobody is written to about the lead besides, later either.
  expect(await send(new Date(Date.now() + 600_000))).toEqual([])

  const dayBefore = new Date(Date.parse(time.startsAt) - 20 * 3_600_000)
  expect(await remindOfVisits(dayBefore)).toBe(1)
  expect(await send(dayBefore)).toEqual(['visitor1@example.com: We’re visiting you tomorrow'])
  expect(await remindOfVisits(dayBefore)).toBe(0)

  await cancelVisit(visit!.id, 1, { staffId: null, mail: { owner: true, visitor: true } })
  expect(await send(dayBefore)).toEqual([
    'owner@kitchens.test: Visitor 1 canceled the visit',
    'visitor1@example.com: Your visit is canceled',
  ])
  expect(server.received.some(({ raw }) => /method=CANCEL/i.test(raw))).toBe(true)
})

test('of a time that somebody else got, both hear as of any request, when there was time to choose another', async () => {
  await switchOn()
  const [time] = await freeNow()
  await takeVisit(...form(1, { startsAt: time!.startsAt }))
  await send()
  await expect(takeVisit(...form(2, { startsAt: time!.startsAt }))).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await send()).toEqual([])
  expect(await send(new Date(Date.now() + 6 * 60_000))).toEqual([
    'owner@kitchens.test: New request from Visitor 2',
    'visitor2@example.com: We have your request',
  ])
  expect(await write((db) => db.visit.count())).toBe(1)
})

test('beyond ten mails that one address asks for, a visit’s goes out a day later, others’ at once', async () => {
  await switchOn()
  const client = '198.51.100.7'
  const times = await freeNow()
  const book = (number: number, address?: string) => {
    const next = times[0]!.startsAt
    const apart = times.findIndex(({ startsAt }) => Date.parse(startsAt) - Date.parse(next) > 3 * 3_600_000)
    times.splice(0, apart)
    return takeVisit(...form(number, { startsAt: next }, address))
  }
  const { visit } = await book(1, client)
  for (let number = 2; number <= 11; number += 1) await book(number, client)
  const heard = async (now?: Date) => (await send(now)).filter((mail) => mail.startsWith('visitor'))
  expect(await heard()).toHaveLength(10)
  expect(await outboxSummary()).toMatchObject({ waiting: 1, postponed: 1 })
  await book(12)
  expect(await heard()).toEqual(['visitor12@example.com: Your visit is booked'])
  await changeVisitByLink({ token: visitToken(visit!.id), version: 1, action: 'cancel' }, client)
  expect(await heard()).toEqual([])
  expect(await heard(new Date(Date.now() + 25 * 3_600_000))).toEqual([
    'visitor11@example.com: Your visit is booked',
    'visitor1@example.com: Your visit is canceled',
  ])
})

test('staff decide whether the visitor hears of what they make, move and cancel; the owner doesn’t', async () => {
  await switchOn()
  const { id: staffId } = await createStaff({
    email: 'dana@kitchens.test',
    name: 'Dana',
    passwordHash: 'none',
  })
  const [first, second, third] = (await freeNow())
    .slice(-3)
    .map(({ startsAt }) => officeInput(startsAt).split('T'))
  const at = ([day, time]: string[], tell: boolean) => ({
    ...{ day: day!, time: time!, tell },
    ...{ minutes: 30, place: '', address: '12 Main Street' },
  })
  const visitor = { name: 'Visitor 1', phone: '8455550117', email: 'visitor1@example.com' }
  const visit = await makeVisit(
    {
      ...at(first!, true),
      ...visitor,
      leadId: '',
      key: '0'.repeat(32),
      projectType: 'not-sure',
      message: '',
    },
    { staffId },
  )
  expect(await send()).toEqual(['visitor1@example.com: Your visit is booked'])
  await moveByStaff(visit.id, { ...at(second!, false), version: 1 }, { staffId })
  expect(await send()).toEqual([])
  await moveByStaff(visit.id, { ...at(third!, true), version: 2 }, { staffId })
  expect(await send()).toEqual(['visitor1@example.com: Your visit has a new time'])
  expect(server.received[0]!.raw).toMatch(/method=REQUEST/i)
  await cancelVisit(visit.id, 3, { staffId, mail: { owner: false, visitor: false } })
  expect(await send()).toEqual([])
})
