import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import { type ContactProjectType, projectTypes } from '@/lib/business/project-types'
import { type Lead, type LeadSource, type LeadStatus } from '@/lib/content-types'

/** How staff read a lead's source and status. */
export const sourceNames: Record<LeadSource, string> = {
  contact: 'Contact form',
  chat: 'Chat widget',
  estimate: 'Estimate dialog',
  recommendations: 'Recommendations',
  visit: 'Visit',
}
export const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

/** What a lead is about and where: "Kitchen Remodeling · Nyack"; empty where it says neither. */
export function leadSubject(lead: Pick<Lead, 'projectType' | 'service' | 'town'>): string {
  const about = projectTypes[lead.projectType as ContactProjectType] ?? getService(lead.service)?.name
  const place = getTown(lead.town)?.name ?? lead.town
  return [about, place].filter(Boolean).join(' · ')
}

/** The same, else its source. */
export const leadSummary = (lead: Pick<Lead, 'projectType' | 'service' | 'town' | 'source'>): string =>
  leadSubject(lead) || sourceNames[lead.source]
