import { hoursByTimes, hoursRows, hoursText, openDays } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { type WeekHours } from '@/lib/time/business-hours'

const none = { opens: '', closes: '' }
const closedWeek: WeekHours = {
  sunday: none,
  monday: none,
  tuesday: none,
  wednesday: none,
  thursday: none,
  friday: none,
  saturday: none,
}
const day = (opens: string, closes: string) => ({ opens, closes })

test('the built-in hours are written as specified', () => {
  const { showroomHours, telephoneHours } = defaultProfile
  expect(hoursText(telephoneHours)).toBe('Mon–Fri 8 AM–6 PM, Sat 9 AM–4 PM')
  expect(hoursRows(showroomHours)).toEqual([
    { day: 'Monday', hours: '9-5' },
    { day: 'Tuesday', hours: '9-5' },
    { day: 'Wednesday', hours: '8-5' },
    { day: 'Thursday', hours: '9-6' },
    { day: 'Friday', hours: '9-5' },
    { day: 'Saturday', hours: '10-3' },
    { day: 'Sunday', hours: 'Closed' },
  ])
  expect(openDays(showroomHours)).toBe('Monday to Saturday')
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
  expect(hoursText(week)).toBe(line)
  expect(openDays(week)).toBe(days)
})

test('structured data has the days with the same hours together', () => {
  expect(
    hoursByTimes({ ...closedWeek, monday: day('09:00', '17:00'), tuesday: day('09:00', '17:00') }),
  ).toEqual([{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }])
})
