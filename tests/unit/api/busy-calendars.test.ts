import { DELETE as removeCalendar } from '@/app/api/calendar/busy/[id]/route'
import { POST as postCalendar } from '@/app/api/calendar/busy/route'
import { defaultProfile } from '@/lib/business/profile'
import { getBusyTime, listBusyCalendars, listBusyTimes } from '@/lib/data/busy-calendars'
import { write } from '@/lib/data/client'
import { storeReservation } from '@/lib/data/visit-reservations'
import { listAudit } from '@/lib/records/audit-log'
import { listStamp } from '@/lib/records/news'
import { addDays, fromOfficeInput, officeDay } from '@/lib/time/office-time'
import { addCalendar, readDueCalendars } from '@/lib/visits/busy-calendars'
import { readCalendar } from '@/lib/visits/calendar'
import { findFreeTimes } from '@/lib/visits/find-free-times'
import { makeVisit } from '@/lib/visits/staff-visits'
import { CalendarProblem } from '@/lib/visits/read-busy-times'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

const now = new Date()
/** A Tuesday ahead that is no holiday. */
const tuesday = (() => {
  let day = addDays(officeDay(now.toISOString()), 14)
  while (new Date(`${day}T12:00Z`).getUTCDay() !== 2 || /-(12-25|01-01|07-04)$/.test(day))
    day = addDays(day, 1)
  return day
})()
const at = (time: string) => fromOfficeInput(`${tuesday}T${time}`)!
const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')

/** Returns a calendar that is busy from one time of the Tuesday to another. */
const busy = (from: string, to: string) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Dentist'],
    ...[`DTSTART:${compact(at(from))}`, `DTEND:${compact(at(to))}`, 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n')

let me: string
beforeEach(async () => {
  signOutStaff()
  me = (await signInStaff('Dana')).id
})

const address = 'https://calendar.test/private-token/basic.ics'
const add = (text: string, name = 'Google') =>
  addCalendar({ name, address }, me, { now, fetchText: () => Promise.resolve(text) })
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const profile = { ...defaultProfile, visits: { ...defaultProfile.visits, isOn: true } }
const freeOn = async () =>
  (await findFreeTimes({ profile, meeting: { kind: 'home', place: null }, now }))
    .find(({ day }) => day === tuesday)
    ?.times.map(({ startsAt }) => startsAt)

test('a busy time is offered to nobody, staff see and may take it; its title and address are stored nowhere', async () => {
  expect(await freeOn()).toContain(at('11:00'))
  const stamp = await listStamp('visits')
  await add(busy('11:00', '12:00'))
  expect(await freeOn()).not.toContain(at('11:00'))
  expect(await freeOn()).toContain(at('12:00'))
  expect(await listStamp('visits')).not.toBe(stamp)
  const plan = { startsAt: at('11:00'), minutes: 60, travel: 0, heldBy: 'key', heldFrom: 'x' }
  await expect(storeReservation(plan)).rejects.toMatchObject({ code: 'conflict' })

  const [day] = await readCalendar(profile, [tuesday], now)
  expect(day?.blocks).toMatchObject([
    { startsAt: at('11:00'), reason: 'Busy (Google)', isFromCalendar: true },
  ])
  expect(await getBusyTime(day!.blocks[0]!.id)).toEqual(day!.blocks[0])
  expect(await getBusyTime('other.1')).toBeNull()
  const visit = { day: tuesday, time: '11:00', minutes: 60, place: '', address: '', tell: false, leadId: '' }
  const person = { key: '0'.repeat(32), name: 'Robin', phone: '845 555 0117', email: '', message: '' }
  await makeVisit({ ...visit, ...person, projectType: '' }, { staffId: me })

  const stored = await write(async (db) => [await db.busyCalendar.findMany(), await db.busyTime.findMany()])
  expect(JSON.stringify(stored)).not.toMatch(/Dentist|private-token|calendar\.test/)
})

test('it is read again after a quarter of an hour; one that can’t be read keeps its times and says why', async () => {
  await add(busy('11:00', '12:00'))
  const read: string[] = []
  const readAt = (minutes: number, answer: string | Error) =>
    readDueCalendars(minutesLater(minutes), (from) => {
      read.push(from)
      return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)
    })
  const times = async () =>
    (await listBusyTimes(new Date(0), new Date('2100-01-01'))).map(({ startsAt }) => startsAt)
  await readAt(10, busy('13:00', '14:00'))
  expect(read).toEqual([])
  await readAt(15, busy('13:00', '14:00'))
  expect(read).toEqual([address])
  expect(await times()).toEqual([at('13:00')])

  await readAt(30, new CalendarProblem('There is no shared calendar.'))
  expect(await times()).toEqual([at('13:00')])
  expect(await listBusyCalendars(now)).toMatchObject([
    {
      name: 'Google',
      problem: 'There is no shared calendar.',
      readAt: minutesLater(15).toISOString(),
      timesAhead: 1,
      staffName: 'Dana',
    },
  ])
  const stamp = await listStamp('visits')
  await readAt(45, busy('13:00', '14:00'))
  expect(await listBusyCalendars(now)).toMatchObject([{ problem: '' }])
  // Nothing has changed in the calendar.
  expect(await listStamp('visits')).toBe(stamp)
  // The clock logs a failure that isn't the calendar's, and tries again.
  await expect(readAt(60, new Error('out of memory'))).rejects.toThrow('out of memory')
})

test('many busy times are stored at once', async () => {
  const events = Array.from({ length: 1_900 }, (_, index) => {
    const moment = compact(new Date(Date.parse(at('00:00')) + index * 600_000).toISOString())
    return ['BEGIN:VEVENT', `UID:${index}`, `DTSTART:${moment}`, 'DURATION:PT5M', 'END:VEVENT'].join('\r\n')
  })
  await add(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n'))
  expect(await listBusyCalendars(now)).toMatchObject([{ timesAhead: 1_900 }])
})

test('staff remove one, at most five are added, and the log says who', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await add(busy('11:00', '12:00'), name)
  await expect(add(busy('11:00', '12:00'), 'F')).rejects.toMatchObject({ code: 'conflict' })
  for (const { id } of await listBusyCalendars())
    expect((await removeCalendar(apiRequest('DELETE', '/api/x'), withParams({ id }))).status).toBe(204)
  expect(await freeOn()).toContain(at('11:00'))
  expect(await write((db) => db.busyTime.count())).toBe(0)
  expect((await removeCalendar(apiRequest('DELETE', '/api/x'), withParams({ id: 'x' }))).status).toBe(404)
  expect((await listAudit())[0]).toMatchObject({ action: 'busy-calendar-removed', target: 'E' })
})

test.each([
  ['ftp://calendar.test/a.ics', 'Enter an address that begins with https:// or webcal://'],
  ['http://calendar.test/a.ics', 'Enter an address that begins with https:// or webcal://'],
  ['webcal://127.0.0.1/a.ics', /^This address leads into a private network/],
  ['https://169.254.169.254/latest', /^This address leads into a private network/],
])('%s is refused at its field', async (typed, message) => {
  const answer = await postCalendar(
    apiRequest('POST', '/api/calendar/busy', { name: 'Google', address: typed }),
  )
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as { errors: Record<string, string> }
  expect(errors.address).toMatch(message)
  expect(await listBusyCalendars()).toEqual([])
})

test('the site’s own calendar isn’t one of them', async () => {
  const ownCalendar = { name: 'Visits', address: `${process.env.SITE_URL ?? 'http://localhost:3000'}/x.ics` }
  await expect(addCalendar(ownCalendar, me)).rejects.toMatchObject({
    more: { errors: { address: 'This is the calendar of this site.' } },
  })
})
