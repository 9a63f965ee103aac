import { type LeadSource, type LeadStatus } from '@/lib/content-types'

/** The inbox's filters behind a figure. Days are the office's, both included. */
type Filter = {
  view?: 'waiting' | 'open' | 'followup' | 'won' | 'finished' | 'lost' | 'all'
  from?: string
  to?: string
  source?: LeadSource
  town?: string
  service?: string
  reply?: 'late' | 'kept'
  status?: LeadStatus
}

/** Returns the address of the inbox with just the leads that a figure counts. */
export function inboxHref({ view = 'all', ...filters }: Filter): string {
  const filterEntries = Object.entries(filters).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return `/admin/leads?${new URLSearchParams([['view', view], ...filterEntries]).toString()}`
}

/** The inbox's view of each status. */
export const viewOf: Record<LeadStatus, NonNullable<Filter['view']>> = {
  new: 'waiting',
  contacted: 'open',
  quoted: 'open',
  won: 'won',
  finished: 'finished',
  lost: 'lost',
  spam: 'all',
}
