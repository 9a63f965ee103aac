// Visits at homeowners' homes, in the showroom and by video: JSON-safe, moments are ISO in UTC.

export const visitStatuses = ['booked', 'canceled', 'done'] as const
type VisitStatus = (typeof visitStatuses)[number]
export type VisitMaker = 'visitor' | 'staff'

export const visitKinds = ['home', 'showroom', 'video'] as const
export type VisitKind = (typeof visitKinds)[number]

/** An appointment; the person's data is in its lead. */
export type Visit = {
  id: string
  leadId: string
  kind: VisitKind
  startsAt: string
  minutes: number
  /** Minutes of the way there, kept free before and after. */
  travel: number
  /** The place's slug; empty if it isn't one of those served, or the visit isn't at home. */
  place: string
  address: string
  /** The staff member who goes; null if nobody is named. */
  staffId: string | null
  staffName: string | null
  status: VisitStatus
  madeBy: VisitMaker
  /** Counts moves and cancellations, for its calendar entry. */
  sequence: number
  /** The number that each change raises; a change that names an old one is a conflict. */
  version: number
  /** When its current time was agreed. */
  agreedAt: string
  remindedAt: string | null
  createdAt: string
  updatedAt: string
}

export type VisitWithLead = Visit & {
  lead: { id: string; name: string; phone: string; email: string; message: string; projectType: string }
}

/** The time and place of a visit, and who goes. Minutes. */
export type VisitPlan = Pick<
  Visit,
  'kind' | 'startsAt' | 'minutes' | 'travel' | 'place' | 'address' | 'staffId'
>

/** A time in which nobody may book; the end is excluded. */
export type VisitBlock = {
  id: string
  startsAt: string
  endsAt: string
  reason: string
  /** The id that all blocks of a series share. */
  seriesId: string | null
  /** True for a busy time of a calendar elsewhere. */
  isFromCalendar: boolean
  staffName: string | null
}

/** A calendar elsewhere, whose busy times aren't offered. */
export type BusyCalendar = {
  id: string
  name: string
  readAt: string
  /** Why it couldn't be read since; empty if it could. */
  problem: string
  timesAhead: number
  staffName: string | null
}

/** `time` is its label: "10:00 AM". */
export type FreeTime = { startsAt: string; time: string }
/** A day of the office's calendar ("2026-11-24"); no times if all are taken. */
export type FreeDay = { day: string; times: FreeTime[] }

/** A day of the staff's calendar. */
export type CalendarDay = {
  day: string
  visits: VisitWithLead[]
  blocks: VisitBlock[]
  /** The hours for visits: none, one span or, with a break, two. */
  open: { startsAt: string; endsAt: string }[]
  free: FreeTime[]
  /** Its public holiday; empty on any other day. */
  holiday: string
}
