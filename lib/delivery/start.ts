import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { onMessages, settleEarlierMessages } from '@/lib/data/outbox'
import { env } from '@/lib/env'
import { leases } from '@/lib/leases/lease-manager'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { configuredChannels } from './channels'
import { createWorker } from './worker'

/** How often the outbox is looked at besides when a lead arrives, in milliseconds. */
const every = 5_000
/** How long a stop waits for what is being sent at that moment, in milliseconds. */
const patience = 10_000

// One per process, also when a development reload loads this module again.
const slot = processSlot<{ stop: () => Promise<void> }>('delivery')

/**
 * Starts sending what waits in the outbox while it is this instance's turn, once when the server starts; stopDelivery()
 * ends it.
 */
export function startDelivery(): void {
  if (slot.current) return
  const startedAt = new Date()
  const channels = configuredChannels(env())
  const worker = createWorker({ channels })
  let isSettled = false
  let isFailing = false
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    let hold
    try {
      hold = await leases().take('outbox')
      if (!hold) return
      if (!isSettled)
        await settleEarlierMessages(
          channels.flatMap(({ kinds }) => kinds),
          startedAt,
        )
      isSettled = true
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'the outbox could not be read')
      isFailing = true
      return
    }
    await worker.round(hold)
  }
  const tick = () => {
    void look()
    timer = setTimeout(tick, every).unref()
  }
  // Bound to this moment: the worker is no part of the request that announced a lead, nor of its turn in the database.
  const listen = AsyncResource.bind(({ urgent }: { urgent: boolean }) => {
    if (urgent) worker.wake()
    void look()
  })
  const forget = onMessages(listen)
  slot.current = {
    stop: async () => {
      clearTimeout(timer)
      forget()
      slot.current = undefined
      await Promise.race([worker.stop(), new Promise((resolve) => setTimeout(resolve, patience).unref())])
    },
  }
  tick()
}

/** Takes nothing more in hand and resolves when what is being sent is done, or after ten seconds. */
export async function stopDelivery(): Promise<void> {
  await slot.current?.stop()
}
