import { addDays, officeDay } from '@/lib/time/office-time'
import { mondayOf } from '@/lib/time/office-weeks'

// The address has the view of the calendar: /admin/visits?week=2027-03-08, ?day=2027-03-10 or ?month=2027-03.

/** `day` is the day, the week's Monday or the month's first. `who` is the account whose visits are shown (lib/visits/who-goes.ts). */
export type CalendarView = { span: 'day' | 'week' | 'month'; day: string; allHours: boolean; who: string }

/** The panel or dialog over the calendar: a visit, a block, a new block, or a new visit, perhaps at a time or for a lead. */
export type CalendarOverlay = { visit?: string; block?: string; new?: string; lead?: string }

type Params = Record<string, string | string[] | undefined>

/** Returns a valid day of this century, or null. */
function parseDay(text: string | undefined): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const time = Date.parse(`${text}T12:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

const paramOf = (params: Params, name: string): string | undefined => {
  const value = params[name]
  return (Array.isArray(value) ? value[0] : value) ?? undefined
}

/** Reads the view from the address; this week by default. */
export function viewFromParams(params: Params, now: Date): CalendarView {
  const today = officeDay(now.toISOString())
  const allHours = paramOf(params, 'hours') === 'all'
  const who = /^[\w-]{1,64}$/.exec(paramOf(params, 'who') ?? '')?.[0] ?? ''
  const day = parseDay(paramOf(params, 'day'))
  if (day) return { span: 'day', day, allHours, who }
  const month = parseDay(`${paramOf(params, 'month')}-01`)
  if (month) return { span: 'month', day: month, allHours, who }
  return { span: 'week', day: mondayOf(parseDay(paramOf(params, 'week')) ?? today), allHours, who }
}

export const overlayFromParams = (params: Params): CalendarOverlay => ({
  visit: paramOf(params, 'visit'),
  block: paramOf(params, 'block'),
  new: paramOf(params, 'new'),
  lead: paramOf(params, 'lead'),
})

/** Returns the address of a view with its overlay. */
export function calendarHref(
  { span, day, allHours, who }: CalendarView,
  overlay: CalendarOverlay = {},
): string {
  const query = new URLSearchParams({ [span]: span === 'month' ? day.slice(0, 7) : day })
  if (allHours) query.set('hours', 'all')
  if (who) query.set('who', who)
  for (const [name, value] of Object.entries(overlay)) if (value !== undefined) query.set(name, value)
  return `/admin/visits?${query.toString()}`
}

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** Returns the days of a view; for a month all of its weeks. */
export function daysOf({ span, day }: CalendarView): string[] {
  if (span !== 'month') return daysFrom(day, span === 'day' ? 1 : 7)
  const lastDay = addDays(addMonths(day, 1), -1)
  const weeks = (Date.parse(mondayOf(lastDay)) - Date.parse(mondayOf(day))) / (7 * 86_400_000) + 1
  return daysFrom(mondayOf(day), weeks * 7)
}

/** Returns the first day of the month that is `count` months later. */
function addMonths(first: string, count: number): string {
  const noon = new Date(`${first}T12:00Z`)
  noon.setUTCMonth(noon.getUTCMonth() + count)
  return noon.toISOString().slice(0, 10)
}

/** Moves the view by days, weeks or months. */
export const shiftView = (view: CalendarView, count: number): CalendarView => ({
  ...view,
  day:
    view.span === 'month'
      ? addMonths(view.day, count)
      : addDays(view.day, count * (view.span === 'day' ? 1 : 7)),
})

/** Returns the day, week or month view that contains a day. */
export const viewAround = (view: CalendarView, span: CalendarView['span'], day: string): CalendarView => ({
  ...view,
  span,
  day: { day, week: mondayOf(day), month: `${day.slice(0, 7)}-01` }[span],
})
