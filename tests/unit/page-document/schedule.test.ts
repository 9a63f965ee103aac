import fc from 'fast-check'
import { type Schedule, scheduleAt, scheduleRefusals } from '@/lib/page-document/schedule'

const now = new Date('2026-11-21T12:00:00.000Z')
const past = '2026-11-20T12:00:00.000Z'
const soon = '2026-11-22T12:00:00.000Z'
const late = '2026-11-30T12:00:00.000Z'
const schedule = (isPublished: boolean, publishAt: string | null, unpublishAt: string | null): Schedule => ({
  isPublished,
  publishAt,
  unpublishAt,
})
const draft = schedule(false, null, null)

test('moments that have passed have taken effect, the others wait', () => {
  expect(scheduleAt(schedule(false, soon, late), now)).toEqual(schedule(false, soon, late))
  expect(scheduleAt(schedule(false, past, late), now)).toEqual(schedule(true, null, late))
  expect(scheduleAt(schedule(false, past, past), now)).toEqual(draft)
  expect(scheduleAt(schedule(true, null, past), now)).toEqual(draft)
  expect(scheduleAt(schedule(true, null, late), now)).toEqual(schedule(true, null, late))
})

test('a schedule drops moments without effect: to show a published page, to hide a draft', () => {
  expect(scheduleAt(schedule(true, soon, null), now)).toEqual(schedule(true, null, null))
  expect(scheduleAt(schedule(false, null, late), now)).toEqual(draft)
})

test('it makes no difference how often one looks', () => {
  const moment = fc.option(fc.constantFrom(past, soon, late), { nil: null })
  fc.assert(
    fc.property(fc.boolean(), moment, moment, (isPublished, publishAt, unpublishAt) => {
      const start = schedule(isPublished, publishAt, unpublishAt)
      const end = new Date('2026-12-24T12:00:00.000Z')
      expect(scheduleAt(scheduleAt(start, now), end)).toEqual(scheduleAt(start, end))
    }),
  )
})

test('a moment must lie ahead, and hiding comes after showing', () => {
  expect(scheduleRefusals(schedule(false, soon, late), null, now)).toEqual({})
  expect(scheduleRefusals(schedule(false, past, null), null, now)).toEqual({
    publishAt: 'This time has passed. Choose a later one, or publish now.',
  })
  expect(scheduleRefusals(schedule(true, null, past), null, now)).toEqual({
    unpublishAt: 'This time has passed. Choose a later one, or unpublish now.',
  })
  expect(scheduleRefusals(schedule(false, late, soon), null, now)).toEqual({
    unpublishAt: 'Choose a time after the page is first shown.',
  })
})

test('a moment that passed while the page was being edited is no mistake', () => {
  const before = schedule(false, past, null)
  expect(scheduleRefusals(before, before, now)).toEqual({})
  const shownSchedule = schedule(true, null, past)
  expect(scheduleRefusals(shownSchedule, shownSchedule, now)).toEqual({})
})
