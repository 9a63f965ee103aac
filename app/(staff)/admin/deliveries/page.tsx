import { type Metadata } from 'next'
import { DeliveriesScreen } from '@/components/admin/deliveries/deliveries-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listUnsent, outboxSummary } from '@/lib/data/outbox'
import { sendableKinds } from '@/lib/delivery/by-hand'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Deliveries')

const shown = { limit: 50 }

export default async function DeliveriesPage() {
  const { role } = await requireStaffPage()
  const [summary, failed, waiting, offered] = await Promise.all([
    outboxSummary(),
    listUnsent('failed', shown),
    listUnsent('waiting', shown),
    listUnsent('offered', shown),
  ])
  const lists = { failed, waiting, offered }
  return (
    <DeliveriesScreen
      summary={summary}
      {...lists}
      sendable={sendableKinds()}
      isOwner={role === 'owner'}
      now={new Date()}
    />
  )
}
