import fc from 'fast-check'
import { hourRows, hourRange, hoursOfDay, hourText, placeInDay, missingRows } from '@/lib/time/day-grid'
import { addDays, fromOfficeInput } from '@/lib/time/office-time'

const spring = '2027-03-14'
const autumn = '2027-11-07'
const weekOf = (sunday: string) => Array.from({ length: 7 }, (_, index) => addDays(sunday, index - 6))
const lasting = (from: string, hours: number) => {
  const startsAt = fromOfficeInput(from) ?? ''
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString() }
}

test('a Sunday in spring has 23 hours, one in autumn 25, any other day 24', () => {
  expect(hoursOfDay(spring)).toHaveLength(23)
  expect(hoursOfDay(spring).map(({ hour }) => hour)).not.toContain(2)
  expect(hoursOfDay(autumn)).toHaveLength(25)
  expect(hoursOfDay(autumn).slice(0, 4).map(hourText)).toEqual(['12 AM', '1 AM', '1 AM again', '2 AM'])
  expect(hoursOfDay('2027-07-04')).toHaveLength(24)
})

test('a day by itself is drawn with its own hours, each as high as the other', () => {
  const short = hourRows([spring])
  expect(short).toHaveLength(23)
  expect(missingRows(short, spring)).toEqual([])
  // 1:30 to 3:30 by the clock is one hour.
  expect(placeInDay(short, spring, lasting(`${spring}T01:30`, 1))).toEqual({ top: 1.5, height: 1 })
  const long = hourRows([autumn])
  expect(long).toHaveLength(25)
  // From the first 1:30 to the second.
  expect(placeInDay(long, autumn, lasting(`${autumn}T01:30`, 1))).toEqual({ top: 1.5, height: 1 })
  expect(placeInDay(long, autumn, lasting(`${autumn}T10:00`, 1))).toEqual({ top: 11, height: 1 })
})

test('in a week with such a Sunday the same time of the clock is in the same row of every day', () => {
  const spring7 = hourRows(weekOf(spring))
  expect(spring7).toHaveLength(24)
  expect(missingRows(spring7, spring)).toEqual([2])
  expect(missingRows(spring7, addDays(spring, -1))).toEqual([])
  const autumn7 = hourRows(weekOf(autumn))
  expect(autumn7).toHaveLength(25)
  expect(missingRows(autumn7, autumn)).toEqual([])
  expect(missingRows(autumn7, addDays(autumn, -3))).toEqual([2])
  for (const rows of [spring7, autumn7])
    for (const sunday of [spring, autumn])
      for (const day of [addDays(sunday, -1), sunday])
        expect(placeInDay(rows, day, lasting(`${day}T10:00`, 1.5))?.top).toBe(
          rows.findIndex(({ hour }) => hour === 10),
        )
  // A visit that ends at two on another day doesn't reach into the hour that only the Sunday has.
  const wednesday = addDays(autumn, -4)
  expect(placeInDay(autumn7, wednesday, lasting(`${wednesday}T01:00`, 1))).toEqual({ top: 1, height: 1 })
})

test('a visit is cut to the hours that are shown, and one outside of them isn’t there', () => {
  const rows = hourRows(['2027-06-07'], 8, 18)
  expect(rows).toHaveLength(10)
  expect(placeInDay(rows, '2027-06-07', lasting('2027-06-07T06:00', 3))).toEqual({ top: 0, height: 1 })
  expect(placeInDay(rows, '2027-06-07', lasting('2027-06-06T00:00', 72))).toEqual({ top: 0, height: 10 })
  expect(placeInDay(rows, '2027-06-07', lasting('2027-06-07T19:00', 1))).toBeNull()
  expect(placeInDay(rows, '2027-06-07', lasting('2027-06-08T09:00', 1))).toBeNull()
})

test('as many hours are shown as something needs', () => {
  const days = weekOf(spring)
  expect(hourRange(days, [], [8, 18])).toEqual([8, 18])
  expect(hourRange(days, [lasting('2027-03-10T07:30', 1)], [8, 18])).toEqual([7, 18])
  expect(hourRange(days, [lasting('2027-03-10T17:30', 1.5)], [8, 18])).toEqual([8, 19])
  expect(hourRange(days, [lasting('2027-03-10T23:00', 3)], [8, 18])).toEqual([0, 24])
  expect(hourRange(days, [lasting('2027-04-10T06:00', 1)], [8, 18])).toEqual([8, 18])
})

test('every hour of every day is one row high, all below each other', () => {
  const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2024-01-01', count))
  fc.assert(
    fc.property(days, (day) => {
      const rows = hourRows([day])
      const places = hoursOfDay(day).map(({ begin }) =>
        placeInDay(rows, day, {
          startsAt: new Date(begin).toISOString(),
          endsAt: new Date(begin + 3_600_000).toISOString(),
        }),
      )
      expect(places).toEqual(rows.map((_, top) => ({ top, height: 1 })))
    }),
  )
})
