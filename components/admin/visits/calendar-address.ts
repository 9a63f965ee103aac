import { addDays, officeDay } from '@/lib/time/office-time'
import { mondayOf } from '@/lib/time/office-weeks'

// The address has the view of the calendar: /admin/visits?week=2027-03-08, /admin/visits?day=2027-03-10.

/** `day` is the day, or the week's Monday. `allHours` shows midnight to midnight. */
export type CalendarView = { span: 'day' | 'week'; day: string; allHours: boolean }

/** The panel or dialog over the calendar: a visit, a block, a new visit (perhaps at a time or for a lead), a new block. */
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
  const day = parseDay(paramOf(params, 'day'))
  if (day) return { span: 'day', day, allHours }
  return { span: 'week', day: mondayOf(parseDay(paramOf(params, 'week')) ?? today), allHours }
}

export const overlayFromParams = (params: Params): CalendarOverlay => ({
  visit: paramOf(params, 'visit'),
  block: paramOf(params, 'block'),
  new: paramOf(params, 'new'),
  lead: paramOf(params, 'lead'),
})

/** Returns the address of a view with its overlay. */
export function calendarHref({ span, day, allHours }: CalendarView, opened: CalendarOverlay = {}): string {
  const query = new URLSearchParams({ [span]: day })
  if (allHours) query.set('hours', 'all')
  for (const [name, value] of Object.entries(opened)) if (value !== undefined) query.set(name, value)
  return `/admin/visits?${query.toString()}`
}

export const daysOf = ({ span, day }: CalendarView): string[] =>
  span === 'day' ? [day] : Array.from({ length: 7 }, (_, index) => addDays(day, index))

/** Moves the view by days or weeks. */
export const shiftView = (view: CalendarView, by: number): CalendarView => ({
  ...view,
  day: addDays(view.day, by * (view.span === 'day' ? 1 : 7)),
})

/** Returns the day or week view that contains a day. */
export const viewAround = (view: CalendarView, span: CalendarView['span'], day: string): CalendarView => ({
  ...view,
  span,
  day: span === 'day' ? day : mondayOf(day),
})
