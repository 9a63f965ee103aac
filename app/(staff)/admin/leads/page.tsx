import { LeadList } from '@/components/admin/leads/lead-list'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { listLeads } from '@/lib/data/leads'

const shown = 100

export default async function LeadsPage() {
  await requireStaffPage()
  const leads = await listLeads({ limit: shown })
  return <LeadList leads={leads} now={new Date()} />
}
