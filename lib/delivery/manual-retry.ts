import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Delivery, type DeliveryKind } from '@/lib/content-types'
import { answerOffer, getDelivery, retryDelivery } from '@/lib/data/outbox'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { configuredChannels } from './channels'

/** How long somebody waits to hear what came of a try, and how often is looked, in milliseconds. */
const patience = 8_000
const every = 200

/** What can be sent, as things are set up. */
export const sendableKinds = (): DeliveryKind[] => configuredChannels(env()).flatMap(({ kinds }) => kinds)

const notSetUp = () =>
  new AppError('conflict', {
    detail: 'This way of sending isn’t set up yet. README.md says which variables it needs.',
  })

/**
 * Has a message tried now, and waits a little for what comes of it. Returns it as it is then.
 * @throws AppError not-found, or conflict where its channel isn't set up or it was sent already
 */
export async function retryNow(id: string): Promise<Delivery> {
  const before = await getDelivery(id)
  if (!before) throw new AppError('not-found')
  if (!sendableKinds().includes(before.kind)) throw notSetUp()
  await retryDelivery(id)
  const until = Date.now() + patience
  for (;;) {
    const now = await getDelivery(id)
    if (!now) throw new AppError('not-found')
    const isTried = now.status !== 'waiting' || new Date(now.nextTryAt).getTime() > Date.now()
    if (isTried || Date.now() > until) return now
    await sleep(every)
  }
}

/**
 * Sends what waited before mail was set up, or puts it aside.
 * @throws AppError conflict where there is no mail to send it by
 */
export async function decideOffered(send: boolean): Promise<number> {
  if (send && !sendableKinds().includes('lead-notification')) throw notSetUp()
  return answerOffer(send)
}
