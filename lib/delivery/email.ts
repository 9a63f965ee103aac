import { type Finish } from '@/lib/business/finishes'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'

/** What a letter is made of. */
export type EmailInput = {
  lead: Lead
  profile: BusinessProfile
  siteUrl: string
  /** All finishes of the visualizer, as staff call them. */
  finishes?: readonly Finish[]
}

/** A mail's words, as text and as HTML. */
export type Email = { subject: string; text: string; html: string }

/** Where staff see a lead. */
export const leadAddress = (siteUrl: string, lead: Pick<Lead, 'id'>): string =>
  `${siteUrl}/admin/leads/${encodeURIComponent(lead.id)}`
