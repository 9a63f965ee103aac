// Visits at homeowners' homes: JSON-safe, moments are ISO in UTC.

export const visitStatuses = ['booked', 'canceled', 'done'] as const
type VisitStatus = (typeof visitStatuses)[number]
export type VisitMaker = 'visitor' | 'staff'

/** A visit. It belongs to a lead, which has the person's name, telephone number and words. */
export type Visit = {
  id: string
  leadId: string
  startsAt: string
  minutes: number
  /** Minutes of the way there, kept free before and after. */
  travel: number
  /** The place's slug; empty where it isn't one of those served. */
  place: string
  address: string
  status: VisitStatus
  madeBy: VisitMaker
  /** How often it was moved or canceled, as its calendar entry counts. */
  sequence: number
  /** What a change names: another one at the server is a conflict. */
  version: number
  /** Since when it is to be at this time. */
  agreedAt: string
  remindedAt: string | null
  createdAt: string
  updatedAt: string
}

/** A visit with whom it is at. */
export type VisitWithLead = Visit & {
  lead: { id: string; name: string; phone: string; email: string; message: string; projectType: string }
}

/** Where and when: what is booked, and moved to. Minutes. */
export type VisitPlan = Pick<Visit, 'startsAt' | 'minutes' | 'travel' | 'place' | 'address'>

/** Days and hours on which nobody may book; the end isn't in it. */
export type VisitBlock = {
  id: string
  startsAt: string
  endsAt: string
  reason: string
  staffName: string | null
}

/** A time that can be booked, as it is shown: "10:00 AM". */
export type FreeTime = { startsAt: string; time: string }
/** A day of the office's calendar ("2026-11-24") with its free times in their order; none where all are taken. */
export type FreeDay = { day: string; times: FreeTime[] }

/** What the staff's calendar has of a day. */
export type CalendarDay = {
  day: string
  visits: VisitWithLead[]
  blocks: VisitBlock[]
  /** From when to when visits are made; null on a day without any. */
  open: { startsAt: string; endsAt: string } | null
  free: FreeTime[]
  /** The public holiday that it is; empty on any other day. */
  holiday: string
}
