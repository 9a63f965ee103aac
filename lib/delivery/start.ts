import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { onMessages, settleEarlierMessages } from '@/lib/data/outbox'
import { env } from '@/lib/env'
import { leases } from '@/lib/leases/lease-manager'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { configuredChannels } from './channels'
import { createWorker } from './worker'

/** The outbox is checked at this interval, and when a lead arrives; in milliseconds. */
const checkInterval = 5_000
/** A stop waits this long for messages that are being sent, in milliseconds. */
const stopTimeout = 10_000

// One per process, also when a development reload loads this module again.
const slot = processSlot<{ stop: () => Promise<void> }>('delivery')

/** Starts sending what waits in the outbox while this instance has its lease; called once when the server starts. */
export function startDelivery(): void {
  if (slot.current) return
  const startedAt = new Date()
  const channels = configuredChannels(env())
  const worker = createWorker({ channels })
  let isSettled = false
  let isFailing = false
  let timer: NodeJS.Timeout | undefined

  const check = async () => {
    let lease
    try {
      lease = await leases().take('outbox')
      if (!lease) return
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
    await worker.round(lease)
  }
  const tick = () => {
    void check()
    timer = setTimeout(tick, checkInterval).unref()
  }
  // Bound to this moment: the worker belongs neither to the request that announced a lead, nor to its write.
  const onAnnouncement = AsyncResource.bind(({ urgent }: { urgent: boolean }) => {
    if (urgent) worker.wake()
    void check()
  })
  const unsubscribe = onMessages(onAnnouncement)
  slot.current = {
    stop: async () => {
      clearTimeout(timer)
      unsubscribe()
      slot.current = undefined
      await Promise.race([worker.stop(), new Promise((resolve) => setTimeout(resolve, stopTimeout).unref())])
    },
  }
  tick()
}

/** Stops sending; resolves when what is being sent has been, or after ten seconds. */
export async function stopDelivery(): Promise<void> {
  await slot.current?.stop()
}
