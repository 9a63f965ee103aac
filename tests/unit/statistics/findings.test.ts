import { type LeadFigures, type LeadGroup } from '@/lib/lead-figures'
import {
  leadsFinding,
  outcomeFinding,
  percent,
  repliesFinding,
  servicesFinding,
  townsFinding,
} from '@/lib/statistics/findings'
import { inboxHref } from '@/lib/statistics/inbox-href'

const figures = (leads: number, before: number | null) => ({ leads, before }) as LeadFigures
const groups = (counts: Record<string, number>): LeadGroup[] =>
  Object.entries(counts)
    .map(([key, leads]) => ({ key, leads, won: 0, lost: 0, value: 0 }))
    .sort((a, b) => b.leads - a.leads)

test.each([
  [178, 138, 12, '178 leads in 12 weeks, 40 more than in the 12 before'],
  [100, 138, 12, '100 leads in 12 weeks, 38 fewer than in the 12 before'],
  [5, 5, 4, '5 leads in 4 weeks, as many as in the 4 before'],
  [1, null, 4, '1 lead in 4 weeks'],
  [178, null, null, '178 leads in all'],
])('%d leads after %p', (leads, before, weeks, words) => {
  expect(leadsFinding(figures(leads, before), weeks)).toBe(words)
})

test.each([
  [{ 'new-city': 31, nanuet: 24, '': 40 }, 'New City sends the most leads; 2 towns in all'],
  [{ 'new-city': 3, nanuet: 3, nyack: 1 }, 'New City and Nanuet send the most leads; 3 towns in all'],
  [{ 'new-city': 1, nanuet: 1, nyack: 1 }, '3 towns, none with more than 1 lead'],
  [{ Albany: 3, '': 4 }, 'All that name a town come from Albany'],
  [{ '': 4 }, 'No lead names its town'],
])('%j', (counts, words) => {
  expect(townsFinding(groups(counts))).toBe(words)
})

test.each([
  [{ 'kitchen-remodeling': 40, 'not-sure': 60 }, 100, 'Not sure yet is asked for most, by 60%'],
  [{ 'kitchen-remodeling': 4, multiple: 1 }, 5, 'Kitchen Remodeling is asked for most, by 4 of 5'],
  [{ '': 4 }, 4, 'No lead names a service'],
])('%j', (counts, leads, words) => {
  expect(servicesFinding(groups(counts), leads)).toBe(words)
})

test.each([
  [178, 160, 0, 'Nine in ten are answered within the promise'],
  [100, 10, 0, 'One in ten is answered within the promise'],
  [100, 99, 0, 'Nearly all are answered within the promise'],
  [100, 100, 0, 'All are answered within the promise'],
  [100, 3, 0, 'Hardly any is answered within the promise'],
  [0, 0, 4, 'None was answered within the promise'],
  [3, 3, 1, '3 of 4 were answered within the promise'],
  [1, 1, 0, 'The one lead was answered within the promise'],
  [0, 0, 0, 'No lead has been answered yet'],
])('%d answered, %d in time, %d overdue', (answered, keptCount, overdue, words) => {
  expect(repliesFinding({ answered, kept: keptCount, overdue, median: null, marks: null })).toBe(words)
})

test.each([
  [38, 56, '40% of decided leads were won'],
  [2, 1, '2 of 3 decided leads were won'],
  [1, 0, 'The one decided lead was won'],
  [0, 0, 'No lead is won or lost yet'],
])('%d won and %d lost', (won, lost, words) => {
  expect(outcomeFinding({ won, lost })).toBe(words)
})

test('a share that is not all of it is never shown as all, nor as none', () => {
  expect([percent(999, 1000), percent(1, 1000), percent(0, 5), percent(5, 5), percent(0, 0)]).toEqual([
    '99%',
    '1%',
    '0%',
    '100%',
    '0%',
  ])
})

test('a figure leads to the leads it counts', () => {
  expect(
    inboxHref({ from: '2026-11-16', to: '2026-11-22', town: 'Mount Ivy & more', source: undefined }),
  ).toBe('/admin/leads?view=all&from=2026-11-16&to=2026-11-22&town=Mount+Ivy+%26+more')
  expect(inboxHref({ view: 'won' })).toBe('/admin/leads?view=won')
})
