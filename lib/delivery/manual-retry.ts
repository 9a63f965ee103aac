import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Delivery, type DeliveryKind } from '@/lib/delivery-types'
import { answerOffer, getDelivery, retryDelivery } from '@/lib/data/deliveries'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { configuredChannels } from './channels'

/** A person waits this long for the result of a try, and it is looked for at this interval; in milliseconds. */
const maxWait = 8_000
const pollInterval = 200

/** Lists the kinds of messages that a configured channel can send. */
export const sendableKinds = (): DeliveryKind[] => configuredChannels(env()).flatMap(({ kinds }) => kinds)

const notSetUp = () =>
  new AppError('conflict', {
    detail: 'This way of sending isn’t set up yet. Settings, Integrations, shows how to set it up.',
  })

/**
 * Has a message tried now, waits a little for the result, and returns the message as it is then.
 * @throws AppError not-found, or conflict if its channel isn't set up or it was sent already
 */
export async function retryNow(id: string): Promise<Delivery> {
  const delivery = await getDelivery(id)
  if (!delivery) throw new AppError('not-found')
  if (!sendableKinds().includes(delivery.kind)) throw notSetUp()
  await retryDelivery(id)
  const until = Date.now() + maxWait
  for (;;) {
    const current = await getDelivery(id)
    if (!current) throw new AppError('not-found')
    const isTried = current.status !== 'waiting' || new Date(current.nextTryAt).getTime() > Date.now()
    if (isTried || Date.now() > until) return current
    await sleep(pollInterval)
  }
}

/** Sends what waited before mail was set up, or drops it. @throws AppError conflict if mail isn't set up */
export async function decideOffered(send: boolean): Promise<number> {
  if (send && !sendableKinds().includes('lead-notification')) throw notSetUp()
  return answerOffer(send)
}
