import { longestVisit, shortestVisit } from '@/lib/schemas/visit-work'
import { type HourRow, momentAt, placeInDay } from '@/lib/time/day-grid'
import { addDays, fromOfficeInput, officeDay, officeInput } from '@/lib/time/office-time'
import { quartersOf } from '@/lib/time/quarters'
import { type CalendarDay, type VisitWithLead } from '@/lib/visit-types'
import { blockTitle, endOf, later, takenText } from './calendar-text'

// Computes where a dragged visit would be and if it may be there, from what the calendar already shows. The server checks
// again.

/** The time of a dragged visit. */
export type Slot = Pick<VisitWithLead, 'startsAt' | 'minutes'>

/** A step by a key. */
export type Step = { days?: number; minutes?: number; longer?: number }

/** The form and the server read an hour that comes twice as the first one. */
const asTyped = (iso: string): string => fromOfficeInput(officeInput(iso)) ?? iso

const allowedMinutes = (minutes: number): number =>
  Math.max(shortestVisit, Math.min(longestVisit, Math.round(minutes / 15) * 15))

/** Moves a visit to so many rows down in a day's column. */
export function moveTo(rows: readonly HourRow[], day: string, down: number, { minutes }: Slot): Slot {
  const top = Math.max(0, Math.min(rows.length - minutes / 60, down))
  return { startsAt: asTyped(momentAt(rows, day, top)), minutes }
}

/** Changes a visit's length, so that it ends so many rows down in its column. */
export function endAt(rows: readonly HourRow[], down: number, { startsAt }: Slot): Slot {
  const end = Date.parse(momentAt(rows, officeDay(startsAt), down))
  return { startsAt, minutes: allowedMinutes((end - Date.parse(startsAt)) / 60_000) }
}

/** Takes a step, unless it leads out of the hours and days that are shown. */
export function stepped(slot: Slot, step: Step, rows: readonly HourRow[], days: readonly string[]): Slot {
  const { days: by = 0, minutes = 0, longer = 0 } = step
  const [day = '', time = ''] = officeInput(slot.startsAt).split('T')
  const start = by ? fromOfficeInput(`${addDays(day, by)}T${time}`) : later(slot.startsAt, minutes)
  const next = { startsAt: asTyped(start ?? slot.startsAt), minutes: allowedMinutes(slot.minutes + longer) }
  const nextDay = officeDay(next.startsAt)
  const place = placeInDay(rows, nextDay, { startsAt: next.startsAt, endsAt: endOf(next) })
  const isShown = days.includes(nextDay) && place !== null && Math.round(place.height * 60) >= next.minutes
  return isShown ? next : slot
}

/** Returns why a visit can't be there; empty if it can. Travel before and after counts. */
export function refusalOf(
  slot: Slot,
  visit: VisitWithLead,
  visits: readonly VisitWithLead[],
  today: string,
): string {
  if (officeDay(slot.startsAt) < today) return 'This day has passed.'
  const quarters = new Set(quartersOf({ ...slot, travel: visit.travel }))
  const taker = visits.find(
    (item) => item.id !== visit.id && quartersOf(item).some((quarter) => quarters.has(quarter)),
  )
  return taker ? takenText({ ...taker, name: taker.lead.name }) : ''
}

/** Returns what staff may do but should know: a block, or no visiting hours. */
export function warningOf(slot: Slot, { open, blocks }: Pick<CalendarDay, 'open' | 'blocks'>): string {
  const [from, to] = [slot.startsAt, endOf(slot)]
  const block = blocks.find(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
  if (block) return block.reason ? `Blocked: ${blockTitle(block)}` : blockTitle(block)
  return open.some(({ startsAt, endsAt }) => startsAt <= from && to <= endsAt) ? '' : 'Outside visiting hours'
}
