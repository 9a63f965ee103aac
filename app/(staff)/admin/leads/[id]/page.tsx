import { notFound } from 'next/navigation'
import { LeadDetail } from '@/components/admin/leads/lead-detail'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getLead } from '@/lib/data/leads'

type Props = { params: Promise<{ id: string }> }

export default async function LeadPage({ params }: Props) {
  await requireStaffPage()
  const found = await getLead((await params).id)
  if (!found) notFound()
  return <LeadDetail lead={found} now={new Date()} />
}
