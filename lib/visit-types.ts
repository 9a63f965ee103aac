// Visits at homeowners' homes: JSON-safe, moments are ISO in UTC.

export const visitStatuses = ['booked', 'canceled', 'done'] as const
type VisitStatus = (typeof visitStatuses)[number]
export type VisitMaker = 'visitor' | 'staff'

/** An appointment; the person's data is in its lead. */
export type Visit = {
  id: string
  leadId: string
  startsAt: string
  minutes: number
  /** Minutes of the way there, kept free before and after. */
  travel: number
  /** The place's slug; empty if it isn't one of those served. */
  place: string
  address: string
  status: VisitStatus
  madeBy: VisitMaker
  /** How often it was moved or canceled, for its calendar entry. */
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

/** The time and place of a visit. Minutes. */
export type VisitPlan = Pick<Visit, 'startsAt' | 'minutes' | 'travel' | 'place' | 'address'>

/** A time in which nobody may book; the end is excluded. */
export type VisitBlock = {
  id: string
  startsAt: string
  endsAt: string
  reason: string
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
