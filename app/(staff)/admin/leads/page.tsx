import { LeadList } from '@/components/admin/leads/lead-list'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { countSuspects, listLeads } from '@/lib/data/leads'

const shown = 100

export default async function LeadsPage() {
  await requireStaffPage()
  const [leads, suspects] = await Promise.all([listLeads({ limit: shown }), countSuspects()])
  return <LeadList leads={leads} suspects={suspects} now={new Date()} />
}
