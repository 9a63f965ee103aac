import { type Delivery, type DeliveryKind } from '@/lib/content-types'
import { DeliveryRows } from './delivery-rows'

type LeadDeliveryProps = { deliveries: Delivery[]; sendable: DeliveryKind[]; now: Date }

export function LeadDelivery({ deliveries, sendable, now }: LeadDeliveryProps) {
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className="mt-8 mb-4">
        Delivery
      </h2>
      {deliveries.length === 0 ? (
        <p className="text-stone">Nobody was told about this lead.</p>
      ) : (
        <DeliveryRows deliveries={deliveries} sendable={sendable} now={now} />
      )}
    </section>
  )
}
