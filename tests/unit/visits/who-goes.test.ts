import { calendarHref, shiftView, viewFromParams } from '@/components/admin/visits/calendar-address'
import { colorOf, colorsOf, isShown, nobody } from '@/lib/visits/who-goes'

const dana = { id: 'c2', name: 'Dana' }
const ana = { id: 'c3', name: 'Ana' }

test('each has a color that stays when somebody with an earlier name comes', () => {
  const before = colorsOf([dana])
  const after = colorsOf([ana, dana])
  expect(after.c2).toBe(before.c2)
  const colors = ['c2', 'c3', null].map((staffId) => colorOf({ staffId }, after))
  expect(new Set(colors).size).toBe(3)
  expect(colorOf({ staffId: 'gone' }, after)).toBe(colorOf({ staffId: null }, after))
})

test('the calendar has everybody’s visits, one person’s, or those that nobody goes to', () => {
  const visits = [{ staffId: 'c2' }, { staffId: 'c3' }, { staffId: null }]
  const shownIds = (filter: string) =>
    visits.filter((visit) => isShown(visit, filter)).map(({ staffId }) => staffId)
  expect(shownIds('')).toHaveLength(3)
  expect(shownIds('c2')).toEqual(['c2'])
  expect(shownIds(nobody)).toEqual([null])
})

test('the filter is in the address and stays from week to week', () => {
  const view = viewFromParams({ week: '2027-03-08', who: 'c2' }, new Date())
  expect(calendarHref(shiftView(view, 1))).toBe('/admin/visits?week=2027-03-15&who=c2')
  expect(viewFromParams({ who: 'no "id"' }, new Date()).who).toBe('')
})
