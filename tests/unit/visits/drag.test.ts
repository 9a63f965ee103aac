import { hourRows } from '@/lib/time/day-grid'
import { addDays, fromOfficeInput, officeInput, startOfOfficeDay } from '@/lib/time/office-time'
import { type VisitWithLead } from '@/lib/visit-types'
import { endAt, moveTo, refusalOf, stepped, warningOf } from '@/lib/visits/drag'
import { visit as someVisit } from './one-visit'

const at = (text: string) => fromOfficeInput(text) ?? ''
const clock = ({ startsAt, minutes }: { startsAt: string; minutes: number }) =>
  `${officeInput(startsAt)} ${minutes}`
const monday = '2027-03-08'
const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
const [spring, autumn] = ['2027-03-14', '2027-11-07']
const rows = hourRows(week, 9, 17)
const visitAt = (text: string, more: Partial<VisitWithLead> = {}): VisitWithLead => ({
  ...someVisit,
  startsAt: at(text),
  ...more,
})
const visit = visitAt('2027-03-09T10:00')

test('a pointer moves a visit in quarters of an hour, and not out of the hours that are shown', () => {
  expect(clock(moveTo(rows, '2027-03-10', 2.3, visit))).toBe('2027-03-10T11:15 60')
  expect(clock(moveTo(rows, '2027-03-10', -3, visit))).toBe('2027-03-10T09:00 60')
  expect(clock(moveTo(rows, '2027-03-10', 40, visit))).toBe('2027-03-10T16:00 60')
})

test('its edge makes it longer or shorter, between 15 minutes and four hours', () => {
  expect(endAt(rows, 2.8, visit).minutes).toBe(105)
  expect(endAt(rows, 0, visit).minutes).toBe(15)
  expect(endAt(rows, 40, visit).minutes).toBe(240)
  // A visit that doesn't begin at a quarter still gets whole quarters.
  expect(endAt(rows, 2, visitAt('2027-03-09T10:05')).minutes).toBe(60)
})

test('on the days on which the clock changes it goes to the time of the clock that is shown', () => {
  const inSpring = hourRows(week)
  expect(clock(moveTo(inSpring, spring, 10, visit))).toBe(`${spring}T10:00 60`)
  // Two o'clock doesn't come.
  expect(clock(moveTo(inSpring, spring, 2.5, visit))).toBe(`${spring}T03:00 60`)
  const inAutumn = hourRows([autumn])
  expect(clock(moveTo(inAutumn, autumn, 11, visit))).toBe(`${autumn}T10:00 60`)
  // Of the hour that comes twice the server knows the first.
  expect(moveTo(inAutumn, autumn, 2, visit).startsAt).toBe(at(`${autumn}T01:00`))
  const night = visitAt(`${autumn}T00:30`)
  expect(endAt(inAutumn, 3, night).minutes).toBe(150)
})

test('keys step by quarters, by days at the same time of the clock, and stop where the calendar ends', () => {
  const step = (from: typeof visit, by: object) => clock(stepped(from, by, rows, week))
  expect(step(visit, { minutes: -15 })).toBe('2027-03-09T09:45 60')
  expect(step(visit, { days: 1 })).toBe('2027-03-10T10:00 60')
  expect(step(visit, { longer: 15 })).toBe('2027-03-09T10:00 75')
  expect(step(visitAt('2027-03-13T10:00'), { days: 1 })).toBe(`${spring}T10:00 60`)
  expect(step(visitAt(`${spring}T10:00`), { days: 1 })).toBe(`${spring}T10:00 60`)
  expect(step(visitAt('2027-03-09T09:00'), { minutes: -15 })).toBe('2027-03-09T09:00 60')
  expect(step(visitAt('2027-03-09T16:00'), { longer: 15 })).toBe('2027-03-09T16:00 60')
})

test('a time is taken by a visit with its way, and by the way of the one that is moved', () => {
  const otherVisit = visitAt('2027-03-09T13:00', { id: 'other', travel: 15 })
  const refusal = (text: string, moved = visit) =>
    refusalOf({ startsAt: at(text), minutes: 60 }, moved, [visit, otherVisit], monday)
  // Away from 12:45 to 14:15; the moved one needs 30 minutes before and after.
  expect(refusal('2027-03-09T11:15')).toBe('')
  expect(refusal('2027-03-09T11:30')).toBe(
    'Ann Field has 1:00 PM to 2:00 PM, with 15 minutes on the way before and after.',
  )
  expect(refusal('2027-03-09T14:45')).toBe('')
  expect(refusal('2027-03-09T14:30')).not.toBe('')
  expect(refusal('2027-03-09T14:15', { ...visit, travel: 0 })).toBe('')
  // Its own time is free, a day that has passed isn't.
  expect(refusal('2027-03-09T10:30')).toBe('')
  expect(refusal('2027-03-07T10:30')).toBe('This day has passed.')
})

test('blocks and closed hours are only named', () => {
  const open = [{ startsAt: at('2027-03-09T09:00'), endsAt: at('2027-03-09T17:00') }]
  const blocks = [
    {
      ...{ id: 'b', reason: 'Fair', staffName: null, seriesId: null, isFromCalendar: false },
      ...{ startsAt: startOfOfficeDay('2027-03-10'), endsAt: startOfOfficeDay('2027-03-11') },
    },
  ]
  const warning = (text: string) => warningOf({ startsAt: at(text), minutes: 60 }, { open, blocks })
  expect(warning('2027-03-09T16:00')).toBe('')
  expect(warning('2027-03-09T16:15')).toBe('Outside visiting hours')
  expect(warning('2027-03-10T10:00')).toBe('Blocked: Fair')
})
