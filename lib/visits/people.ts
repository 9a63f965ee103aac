import 'server-only'
import { getTown } from '@/lib/business/towns'
import { getLead, listLeads } from '@/lib/data/leads'
import { type Lead } from '@/lib/content-types'
import { leadSubject } from '@/lib/leads/lead-text'

/** A lead who may be visited. */
export type VisitPerson = { id: string; name: string; note: string; town: string; email: string }

const toPerson = (lead: Lead): VisitPerson => ({
  id: lead.id,
  name: lead.name,
  note: leadSubject(lead),
  town: getTown(lead.town) ? lead.town : '',
  email: lead.email,
})

/** The number of latest leads to choose the open ones from. */
const looksAt = 60

/** Lists the leads to choose for a visit, the latest first, or returns the given lead. */
export async function listVisitPeople(
  leadId?: string,
): Promise<{ people: VisitPerson[]; lead?: VisitPerson }> {
  if (leadId) {
    const lead = await getLead(leadId)
    if (lead) return { people: [], lead: toPerson(lead) }
  }
  const leads = await listLeads({ limit: looksAt })
  const open = leads.filter(({ status, mergedIntoId }) => !['spam', 'lost'].includes(status) && !mergedIntoId)
  return { people: open.map(toPerson) }
}
