import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { onMessages } from '@/lib/data/outbox'
import { tenantsWithMessages } from '@/lib/data/tenants-due'
import { leases } from '@/lib/leases/keeper'
import { log } from '@/lib/log'
import { tenantsWith } from '@/lib/tenant-work'
import { deliveries } from './deliveries'

/** How often the outbox is looked at besides when a lead arrives, in milliseconds. */
const every = 5_000
/** How long a stop waits for what is being sent at that moment, in milliseconds. */
const patience = 10_000

// One per process, also when a development reload loads this module again.
const key = Symbol.for('showroom.delivery')
const shared = globalThis as { [key]?: { stop: () => Promise<void> } }

/**
 * Starts sending what waits in the outbox while it is this instance's turn, once when the server starts; stopDelivery()
 * ends it. Each contractor's messages go by its own channels, and nobody waits for another's.
 */
export function startDelivery(): void {
  if (shared[key]) return
  const senders = deliveries(new Date())
  let isFailing = false
  let timer: NodeJS.Timeout | undefined

  const look = async (whose?: string) => {
    let hold
    let due
    try {
      hold = await leases().take('outbox')
      if (!hold) return
      due = whose === undefined ? await tenantsWith(() => tenantsWithMessages(new Date())) : [whose]
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'the outbox could not be read')
      isFailing = true
      return
    }
    for (const tenant of due) void senders.send(tenant, hold)
  }
  const tick = () => {
    void look()
    timer = setTimeout(tick, every).unref()
  }
  // Bound to this moment: the worker is no part of the request that announced a lead, nor of its turn in the database.
  const listen = AsyncResource.bind(({ urgent, tenant }: { urgent: boolean; tenant: string }) => {
    if (urgent) senders.wake(tenant)
    void look(tenant)
  })
  const forget = onMessages(listen)
  shared[key] = {
    stop: async () => {
      clearTimeout(timer)
      forget()
      delete shared[key]
      await Promise.race([senders.stop(), new Promise((resolve) => setTimeout(resolve, patience).unref())])
    },
  }
  tick()
}

/** Takes nothing more in hand and resolves when what is being sent is done, or after ten seconds. */
export async function stopDelivery(): Promise<void> {
  await shared[key]?.stop()
}
