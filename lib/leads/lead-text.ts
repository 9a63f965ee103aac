import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import { type ContactProjectType, projectTypes } from '@/lib/business/project-types'
import { type Lead, type LeadSource, type LeadStatus } from '@/lib/content-types'
import { type CarriedFields, readMergeEvent } from '@/lib/schemas/merge-event'

export const sourceNames: Record<LeadSource, string> = {
  contact: 'Contact form',
  chat: 'Chat widget',
  estimate: 'Estimate form',
  recommendations: 'Recommendations',
  visit: 'Visit',
}
export const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  finished: 'Finished',
  lost: 'Lost',
  spam: 'Spam',
}

/** Returns the name of a lead's form. The estimate form is a dialog on most pages and the last step of /estimate. */
export const sourceName = ({ source, page }: Pick<Lead, 'source' | 'page'>): string => {
  if (source !== 'estimate') return sourceNames[source]
  return /^\/estimate(?![\w-])/.test(page) ? 'Estimate page' : 'Estimate dialog'
}

/** Returns a lead's project and town: "Kitchen Remodeling · Nyack". */
export function leadSubject(lead: Pick<Lead, 'projectType' | 'service' | 'town'>): string {
  const about = projectTypes[lead.projectType as ContactProjectType] ?? getService(lead.service)?.name
  const place = getTown(lead.town)?.name ?? lead.town
  return [about, place].filter(Boolean).join(' · ')
}

export const contactWays: Record<string, string> = { phone: 'A phone call', email: 'Email' }
const wishes: Record<string, string> = { phone: 'Asks for a call', email: 'Asks for an email' }

/** Returns a lead's first line in a list: its subject, message, or preferred contact. */
export const leadHeadline = (
  lead: Parameters<typeof leadSubject>[0] & Pick<Lead, 'message' | 'preferredContact'>,
) => leadSubject(lead) || lead.message || wishes[lead.preferredContact] || 'No message'

export const leadSummary = (
  lead: Pick<Lead, 'projectType' | 'service' | 'town' | 'source' | 'page'>,
): string => leadSubject(lead) || sourceName(lead)

const carriedNames: Record<keyof CarriedFields, string> = {
  assignedToId: 'assignee',
  followUpOn: 'follow-up day',
  value: 'value',
}

/** Describes a merge in the lead's history, with the fields that were carried over. */
export function describeMerge(text: string): string {
  const { name, carried } = readMergeEvent(text)
  const fields = (Object.keys(carried) as (keyof CarriedFields)[]).map((field) => carriedNames[field])
  const along = fields.length > 0 ? `, and its ${new Intl.ListFormat('en-US').format(fields)} came along` : ''
  return `The lead of ${name} was joined to this one${along}`
}
