import { type LeadSource, type LeadStatus } from '@/lib/content-types'

/** What of the inbox's filters a figure stands for. Days are the office's, both of them in it. */
type Filter = {
  view?: 'waiting' | 'open' | 'followup' | 'won' | 'lost' | 'all'
  from?: string
  to?: string
  source?: LeadSource
  town?: string
  service?: string
  reply?: 'late' | 'kept'
  status?: LeadStatus
}

/** The inbox with just the leads that a figure counts. */
export function inboxHref({ view = 'all', ...filters }: Filter): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/admin/leads?${new URLSearchParams([['view', view], ...given]).toString()}`
}

/** The inbox's view of a status; two of them stand among the open ones. */
export const viewOf: Record<LeadStatus, NonNullable<Filter['view']>> = {
  new: 'waiting',
  contacted: 'open',
  quoted: 'open',
  won: 'won',
  lost: 'lost',
  spam: 'all',
}
