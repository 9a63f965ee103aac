import { type Lead, type LeadSource, type LeadStatus } from './content-types'

// What the statistics are made of. Days are the office's ("2026-11-23"), money whole dollars, times to a reply minutes of
// business hours. Spam, and leads that were joined to another one, count nowhere.

/** Leads that have something in common: a source, a town (its slug or as it was stored), a service. Empty: it isn't known. */
export type LeadGroup = { key: string; leads: number; won: number; lost: number; value: number }

/** The leads of a stretch of the calendar, both days in it. `median` is null where none was answered. */
export type LeadSpan = {
  from: string
  to: string
  leads: number
  bySource: Record<LeadSource, number>
  answered: number
  kept: number
  median: number | null
}

export type LeadFigures = {
  leads: number
  /** How many there were in as long a time before; null where nothing came before. */
  before: number | null
  spans: LeadSpan[]
  statuses: Record<LeadStatus, number>
  /** What the won ones are worth. */
  value: number
  /** Most leads first. */
  sources: LeadGroup[]
  towns: LeadGroup[]
  services: LeadGroup[]
  replies: {
    answered: number
    /** Of these, how many within the promise. */
    kept: number
    /** How many wait without an answer beyond it. */
    overdue: number
    median: number | null
    /** When each answered lead came in (ISO) and what its answer took; null where they are too many to draw. */
    marks: { at: string; minutes: number }[] | null
  }
}

/** Who is to be asked again, and since which day. */
export type FollowUp = Pick<
  Lead,
  'id' | 'name' | 'phone' | 'projectType' | 'service' | 'town' | 'source' | 'page' | 'createdAt'
> & { followUpOn: string }
