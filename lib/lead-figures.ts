import { type Lead, type LeadSource, type LeadStatus } from './content-types'

// The figures of the statistics. Days are the office's ("2026-11-23"), money whole dollars, times to a reply minutes of business
// hours. Spam and merged leads count nowhere.

/** Leads with a common source, town (its slug or as it was stored) or service; an empty key is unknown. */
export type LeadGroup = { key: string; leads: number; won: number; lost: number; value: number }

/** The leads of some days, first and last included. `median` is null if none was answered. */
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
  /** The number in the same length of time before; null if nothing came before. */
  before: number | null
  spans: LeadSpan[]
  statuses: Record<LeadStatus, number>
  /** The value of the won ones. */
  value: number
  sources: LeadGroup[]
  towns: LeadGroup[]
  services: LeadGroup[]
  replies: {
    answered: number
    /** Those answered within the promise. */
    kept: number
    /** Those that wait longer than promised. */
    overdue: number
    median: number | null
    /** When each answered lead came in (ISO) and the time to its answer; null if they are too many to draw. */
    marks: { at: string; minutes: number }[] | null
  }
}

/** A lead to ask again. */
export type FollowUp = Pick<
  Lead,
  'id' | 'name' | 'phone' | 'projectType' | 'service' | 'town' | 'source' | 'page' | 'createdAt'
> & { followUpOn: string }
