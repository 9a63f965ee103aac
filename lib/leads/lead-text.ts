import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import { type ContactProjectType, projectTypes } from '@/lib/business/project-types'
import { type Lead, type LeadSource, type LeadStatus } from '@/lib/content-types'
import { leadFields } from '@/lib/lead-fields'
import { type LeadDetailName, readCorrection } from '@/lib/schemas/lead-details'
import { type CarriedFields, readMergeEvent } from '@/lib/schemas/merge-event'
import { officeMoment } from '@/lib/time/office-time'

export const sourceNames: Record<LeadSource, string> = {
  contact: 'Contact form',
  chat: 'Chat widget',
  estimate: 'Estimate form',
  recommendations: 'Recommendations',
  visit: 'Visit',
  phone: 'Phone',
  'walk-in': 'Walk-in',
  referral: 'Referral',
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

const townName = (slug: string) => getTown(slug)?.name ?? slug

/** Returns a lead's project and town: "Kitchen Remodeling · Nyack". */
export function leadSubject(lead: Pick<Lead, 'projectType' | 'service' | 'town'>): string {
  const about = projectTypes[lead.projectType as ContactProjectType] ?? getService(lead.service)?.name
  const place = townName(lead.town)
  return [about, place].filter(Boolean).join(' · ')
}

export const contactWays: Record<string, string> = { phone: 'A phone call', email: 'Email' }
const wishes: Record<string, string> = { phone: 'Asks for a call', email: 'Asks for an email' }

/** Returns the lead's subject, form and time. */
export const about = (lead: Lead, now: Date): string =>
  [leadSubject(lead), sourceName(lead), officeMoment(lead.createdAt, now)].filter(Boolean).join(' · ')

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
  return `The lead of ${name} was merged into this one${along}`
}

const valueNames: Partial<Record<LeadDetailName, (value: string) => string | undefined>> = {
  projectType: (type) => projectTypes[type as ContactProjectType],
  preferredContact: (way) => contactWays[way],
  town: townName,
  service: (slug) => getService(slug)?.name,
}

/** Describes what was corrected, in the lead's history; a message, which is long, by its label. */
export function describeCorrection(text: string): string {
  const correction = readCorrection(text)
  if (!correction) return 'Corrected'
  const { field } = correction
  const { label } = leadFields[field]
  const [from, to] = [correction.from, correction.to].map((value) => valueNames[field]?.(value) ?? value)
  if (field === 'message') return `${label} corrected`
  if (!from) return `${label} added: ${to}`
  return to ? `${label} corrected from ${from} to ${to}` : `${label} removed: ${from}`
}
