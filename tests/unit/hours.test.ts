import {
  hoursByTimes,
  hoursFrom as day,
  hoursRows,
  hoursText,
  openDays,
  phoneHours,
  showroomHours,
} from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { type WeekHours } from '@/lib/time/business-hours'
import { addDays } from '@/lib/time/office-time'

const none = day('', '')
const closedWeek: WeekHours = {
  sunday: none,
  monday: none,
  tuesday: none,
  wednesday: none,
  thursday: none,
  friday: none,
  saturday: none,
}

test('the built-in hours are written as specified', () => {
  expect(hoursText(phoneHours(defaultProfile))).toBe('Mon–Fri 8 AM–6 PM, Sat 9 AM–4 PM')
  expect(hoursRows(showroomHours(defaultProfile))).toEqual([
    { day: 'Monday', hours: '9-5' },
    { day: 'Tuesday', hours: '9-5' },
    { day: 'Wednesday', hours: '8-5' },
    { day: 'Thursday', hours: '9-6' },
    { day: 'Friday', hours: '9-5' },
    { day: 'Saturday', hours: '10-3' },
    { day: 'Sunday', hours: 'Closed' },
  ])
  expect(openDays(defaultProfile.showroomHours)).toBe('Monday to Saturday')
})

test.each<[Partial<WeekHours>, string, string]>([
  [{}, '', ''],
  [{ monday: day('09:00', '17:30') }, 'Mon 9 AM–5:30 PM', 'Monday'],
  [
    { monday: day('09:00', '17:00'), tuesday: day('09:00', '17:00') },
    'Mon, Tue 9 AM–5 PM',
    'Monday and Tuesday',
  ],
  // A closed day, or other hours, ends a run.
  [
    { monday: day('09:00', '17:00'), wednesday: day('09:00', '17:00') },
    'Mon 9 AM–5 PM, Wed 9 AM–5 PM',
    'Monday and Wednesday',
  ],
  [
    { tuesday: day('09:00', '17:00'), wednesday: day('09:00', '17:00'), thursday: day('10:00', '17:00') },
    'Tue, Wed 9 AM–5 PM, Thu 10 AM–5 PM',
    'Tuesday to Thursday',
  ],
  [{ friday: day('13:00', '18:00') }, 'Fri 1 PM–6 PM', 'Friday'],
  [{ friday: day('08:00', '11:30') }, 'Fri 8 AM–11:30 AM', 'Friday'],
  [{ friday: day('08:00', '12:00') }, 'Fri 8 AM–12 PM', 'Friday'],
])('%j is %s', (hours, line, days) => {
  const week = { ...closedWeek, ...hours }
  expect(hoursText({ week, specialDays: [] })).toBe(line)
  expect(openDays(week)).toBe(days)
})

test('structured data has the days with the same hours together', () => {
  expect(
    hoursByTimes({
      ...closedWeek,
      monday: day('09:00', '17:00'),
      tuesday: day('09:00', '17:00'),
      wednesday: day('08:00', '17:00'),
      friday: day('09:00', '17:00'),
    }),
  ).toEqual([
    { days: ['Monday', 'Tuesday', 'Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Wednesday'], opens: '08:00', closes: '17:00' },
  ])
})

test('special days in a row with the same hours are told as one, until the last has passed', () => {
  const dates = (first: string, count: number) =>
    Array.from({ length: count }, (_, ahead) => ({ ...none, day: addDays(first, ahead) }))
  const specialDays = [
    ...dates('2027-01-08', 2),
    ...dates('2026-12-24', 10),
    { ...day('09:00', '12:00'), day: '2027-01-03' },
  ]
  const hours = { week: closedWeek, specialDays }
  const text = (now: string) => hoursText(hours, new Date(`${now}T12:00Z`))
  expect(text('2026-12-09')).toBe('')
  expect(text('2026-12-10')).toBe('Dec 24–Jan 2 closed')
  expect(text('2027-01-02')).toBe('Dec 24–Jan 2 closed, Jan 3 9 AM–12 PM, Jan 8–9 closed')
  expect(text('2027-01-03')).toBe('Jan 3 9 AM–12 PM, Jan 8–9 closed')
  expect(hoursRows(hours, new Date('2026-12-30T12:00Z')).slice(7)).toEqual([
    { day: 'Dec 24–Jan 2', hours: 'Closed' },
    { day: 'Jan 3', hours: '9-12' },
    { day: 'Jan 8–9', hours: 'Closed' },
  ])
})

test('a break and near special days are told', () => {
  const broken = { ...day('09:00', '17:00'), breakFrom: '12:00', breakTo: '13:00' }
  const hours = {
    week: { ...closedWeek, monday: broken, tuesday: day('09:00', '17:00') },
    specialDays: [
      { ...day('09:00', '12:00'), day: '2026-12-31' },
      { ...none, day: '2026-12-24' },
      { ...none, day: '2027-07-03' },
    ],
  }
  const now = new Date('2026-12-20T12:00Z')
  expect(hoursText(hours, now)).toBe(
    'Mon 9 AM–12 PM and 1 PM–5 PM, Tue 9 AM–5 PM, Dec 24 closed, Dec 31 9 AM–12 PM',
  )
  const rows = hoursRows(hours, now).map((row) => `${row.day} ${row.hours}`)
  expect(rows.slice(0, 2)).toEqual(['Monday 9-12, 1-5', 'Tuesday 9-5'])
  expect(rows.slice(7)).toEqual(['Dec 24 Closed', 'Dec 31 9-12'])
  expect(hoursText(hours, new Date('2026-12-25T12:00Z'))).not.toContain('Dec 24')
  expect(hoursByTimes(hours.week).map(({ days, opens }) => [...days, opens].join(' '))).toEqual([
    'Monday 09:00',
    'Monday 13:00',
    'Tuesday 09:00',
  ])
})
