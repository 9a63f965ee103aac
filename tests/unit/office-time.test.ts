import fc from 'fast-check'
import { fromOfficeInput, officeDay, officeInput, officeMoment, tomorrowAt } from '@/lib/time/office-time'

test('a time that staff choose is New York’s, in winter and in summer', () => {
  expect(fromOfficeInput('2026-11-23T09:00')).toBe('2026-11-23T14:00:00.000Z')
  expect(fromOfficeInput('2026-07-04T09:00')).toBe('2026-07-04T13:00:00.000Z')
  expect(officeInput('2026-11-23T14:00:00.000Z')).toBe('2026-11-23T09:00')
  expect(officeInput('2026-12-01T05:00:00.000Z')).toBe('2026-12-01T00:00')
})

test('a day ends at the office’s midnight', () => {
  expect(officeDay('2026-11-24T04:59:59.000Z')).toBe('2026-11-23')
  expect(officeDay('2026-11-24T05:00:00.000Z')).toBe('2026-11-24')
})

test('tomorrow comes after a day of 23 hours, and of 25', () => {
  expect(tomorrowAt('08:00', new Date('2027-03-14T03:30Z'))).toBe('2027-03-14T12:00:00.000Z')
  expect(tomorrowAt('08:00', new Date('2027-03-14T04:30Z'))).toBe('2027-03-14T12:00:00.000Z')
  expect(tomorrowAt('08:00', new Date('2027-11-07T04:30Z'))).toBe('2027-11-08T13:00:00.000Z')
})

test('of an hour that comes twice the first is meant, one that never comes is the next', () => {
  expect(fromOfficeInput('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
  expect(fromOfficeInput('2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z')
  expect(officeInput('2026-03-08T07:30:00.000Z')).toBe('2026-03-08T03:30')
})

test('a text that is no moment gives none', () => {
  for (const text of ['', '2026-11-23', '2026-13-40T09:00', 'soon']) expect(fromOfficeInput(text)).toBeNull()
  expect(officeInput(null)).toBe('')
})

test('every minute is found again, but for the hour that comes twice', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const iso = new Date(minute * 60_000).toISOString()
      const text = officeInput(iso)
      expect(officeInput(fromOfficeInput(text))).toBe(text)
    }),
  )
})

test('a moment is told with its weekday this year, with the year in another', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(officeMoment('2026-11-23T14:00:00.000Z', now)).toBe('Mon, Nov 23, 9:00 AM')
  expect(officeMoment('2027-01-02T22:30:00.000Z', now)).toBe('Jan 2, 2027, 5:30 PM')
})
