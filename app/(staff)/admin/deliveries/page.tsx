import { DeliveriesScreen } from '@/components/admin/deliveries/deliveries-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listUnsent, outboxSummary } from '@/lib/data/deliveries'
import { sendableKinds } from '@/lib/delivery/manual-retry'
import { listSetAside } from '@/lib/leads/set-aside'

export const generateMetadata = () => staffMetadata('Deliveries')

const listOptions = { limit: 50 }

export default async function DeliveriesPage() {
  const { role } = await requireStaffPage()
  const [summary, failed, waiting, offered, setAside] = await Promise.all([
    outboxSummary(),
    listUnsent('failed', listOptions),
    listUnsent('waiting', listOptions),
    listUnsent('offered', listOptions),
    listSetAside(),
  ])
  const lists = { failed, waiting, offered, setAside }
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
