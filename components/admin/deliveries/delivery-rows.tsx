import { Rows, RowTitle } from '@/components/staff/screen'
import { type Delivery, type DeliveryKind } from '@/lib/delivery-types'
import { deliveryNames, deliveryState } from '@/lib/leads/delivery-text'
import { TryAgain } from './delivery-buttons'

type DeliveryRowsProps = {
  deliveries: Delivery[]
  /** The kinds that the site's settings can send. */
  sendable: DeliveryKind[]
  now: Date
  /** Names and links the lead of each message. */
  namesLead?: boolean
}

const isOnItsWay = ({ status, lastError }: Delivery) => status === 'waiting' && !lastError

export const DeliveryRows = ({ deliveries, sendable, now, namesLead }: DeliveryRowsProps) => (
  <Rows className="max-tablet:*:flex-wrap">
    {deliveries.map((delivery) => {
      const { id, kind, status, leadId, leadName, lastError } = delivery
      const name = deliveryNames[kind]
      const state = deliveryState(delivery, now)
      const canTry = status !== 'sent' && !isOnItsWay(delivery) && sendable.includes(kind)
      const label = status === 'offered' || status === 'dropped' ? 'Send now' : 'Try again now'
      return (
        <li key={id}>
          {namesLead && leadId ? (
            <RowTitle href={`/admin/leads/${leadId}`} note={`${name} · ${state}`}>
              {leadName}
            </RowTitle>
          ) : (
            <span className="min-w-0 flex-1">
              <b className="font-semibold">{namesLead ? leadName : name}</b>
              <small className="block text-13 text-stone tabular-nums">
                {namesLead ? `${name} · ${state}` : state}
              </small>
            </span>
          )}
          {lastError && (
            <span
              className={`text-13 max-tablet:basis-full tablet:max-w-[46ch] tablet:text-right ${status === 'failed' ? 'text-clay' : 'text-stone'}`}
            >
              {lastError}
            </span>
          )}
          {canTry && <TryAgain id={id} label={label} about={`${name}, ${leadName}`} />}
        </li>
      )
    })}
  </Rows>
)

type LeadDeliveryProps = { deliveries: Delivery[]; sendable: DeliveryKind[]; now: Date }

export const LeadDelivery = ({ deliveries, sendable, now }: LeadDeliveryProps) => (
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
