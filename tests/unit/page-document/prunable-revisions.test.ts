import { maxRevisions, prunableRevisions, type PrunedRevision } from '@/lib/page-document/prunable-revisions'

const now = new Date('2026-11-22T17:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute

let count = 0
const revisionOf = (age: number, more: Partial<PrunedRevision> = {}): PrunedRevision => {
  count += 1
  return {
    id: `r${count}`,
    name: '',
    version: 100 + count,
    createdAt: new Date(now.getTime() - age),
    ...more,
  }
}
const remainingOf = (all: PrunedRevision[]) => {
  const goneIds = new Set(prunableRevisions(all, now))
  return all.filter(({ id }) => !goneIds.has(id))
}

test('each stays for 30 days, then the newest of each office’s day', () => {
  const recent = Array.from({ length: 50 }, (_, index) => revisionOf(29 * day + index * minute))
  const old = Array.from({ length: 5 }, (_, index) => revisionOf(31 * day + index * minute))
  const older = [revisionOf(40 * day), revisionOf(40 * day + minute)]
  expect(remainingOf([...older, ...recent, ...old])).toEqual([older[0], ...recent, old[0]])
})

test('a day is the office’s: what was saved at 11 PM and at 1 AM in New York are two days', () => {
  const evening = revisionOf(0, { createdAt: new Date('2026-09-01T03:00:00Z') })
  const night = revisionOf(0, { createdAt: new Date('2026-09-01T05:00:00Z') })
  expect(prunableRevisions([evening, night], now)).toEqual([])
})

test('named revisions stay, and the first of all', () => {
  const newest = revisionOf(60 * day)
  const named = revisionOf(60 * day + minute, { name: 'Before the spring prices' })
  const first = revisionOf(60 * day + 2 * minute, { version: 1 })
  expect(remainingOf([newest, revisionOf(60 * day + minute), named, first])).toEqual([newest, named, first])
})

test('of more than 200 the oldest go, named ones and the newest of a day apart', () => {
  const today = Array.from({ length: 250 }, (_, index) => revisionOf(index * 1000))
  const yesterday = [
    revisionOf(day),
    revisionOf(day + minute),
    revisionOf(day + 2 * minute, { name: 'Kept' }),
  ]
  const stays = remainingOf([...today, ...yesterday])
  expect(stays).toHaveLength(maxRevisions)
  expect(stays.slice(-2)).toEqual([yesterday[0], yesterday[2]])
  expect(stays[0]).toBe(today[0])
})

test('the newest of a day stay, were there ever so many', () => {
  const days = Array.from({ length: 300 }, (_, index) => revisionOf(index * day))
  expect(prunableRevisions(days, now)).toEqual([])
})
