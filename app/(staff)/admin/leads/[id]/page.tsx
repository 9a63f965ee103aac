import { notFound } from 'next/navigation'
import { LeadDelivery } from '@/components/admin/deliveries/lead-delivery'
import { LeadDetail } from '@/components/admin/leads/lead-detail'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getLead } from '@/lib/data/leads'
import { listLeadDeliveries } from '@/lib/data/outbox'
import { sendableKinds } from '@/lib/delivery/by-hand'

type Props = { params: Promise<{ id: string }> }

export default async function LeadPage({ params }: Props) {
  await requireStaffPage()
  const found = await getLead((await params).id)
  if (!found) notFound()
  const now = new Date()
  const deliveries = await listLeadDeliveries(found.id)
  return (
    <LeadDetail lead={found} now={now}>
      <LeadDelivery deliveries={deliveries} sendable={sendableKinds()} now={now} />
    </LeadDetail>
  )
}
