import 'server-only'
import { getTown } from '@/lib/business/towns'
import { getLead, listLeads } from '@/lib/data/leads'
import { type Lead } from '@/lib/content-types'
import { leadSubject } from '@/lib/leads/lead-text'

/** Somebody who may be visited: a lead, with what a visit takes from it. */
export type VisitPerson = { id: string; name: string; note: string; town: string; email: string }

const toPerson = (lead: Lead): VisitPerson => ({
  id: lead.id,
  name: lead.name,
  note: leadSubject(lead),
  town: getTown(lead.town) ? lead.town : '',
  email: lead.email,
})

/** Of so many leads that came last those are offered that are still worked on. */
const looksAt = 60

/** Whom a visit can be made for, the latest first; and the lead that was asked for, if it is there. */
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
