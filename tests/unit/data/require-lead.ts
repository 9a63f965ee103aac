import { type LeadWithEvents } from '@/lib/content-types'
import { getLead } from '@/lib/data/leads'

/** A lead that a test has stored. */
export async function requireLead(id: string): Promise<LeadWithEvents> {
  const lead = await getLead(id)
  if (!lead) throw new Error(`no lead ${id}`)
  return lead
}
