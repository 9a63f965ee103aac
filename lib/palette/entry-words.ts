import { type Lead } from '@/lib/content-types'
import { statusNames } from '@/lib/leads/lead-text'
import { elapsed } from '@/lib/time/elapsed'

/** Describes a lead's status; for a new one, how long it has waited. */
export const standingWords = (
  { status, createdAt }: Pick<Lead, 'status' | 'createdAt'>,
  now: Date,
): string => (status === 'new' ? `waiting ${elapsed(createdAt, now)}` : statusNames[status])
