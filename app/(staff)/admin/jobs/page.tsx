import { JobsScreen } from '@/components/admin/jobs/jobs-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listWonLeads } from '@/lib/data/won-leads'
import { listJobs } from '@/lib/jobs/store'

export const generateMetadata = () => staffMetadata('Jobs')

export default async function JobsPage() {
  await requireStaffPage()
  const [jobs, leads] = await Promise.all([listJobs(), listWonLeads()])
  return <JobsScreen jobs={jobs} leads={leads} />
}
