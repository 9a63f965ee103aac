import 'server-only'
import { addRevalidations, readRevalidations, revalidationOrder } from '@/lib/data/revalidations'
import { env } from '@/lib/env'
import { instances, type Revalidations } from '@/lib/instances-hub'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { taskQueue } from '@/lib/task-queue'
import { withTimeout } from '@/lib/with-timeout'

// Several instances of one site (with REDIS_URL): each reads what the others have revalidated. The database stores it; a message
// by Redis only says that there is something new. So nothing is lost with a message, and without Redis it takes until the
// next regular sync (decision 043).

/** The time between syncs without a message, in milliseconds. */
const pollInterval = 500
/** The longest time that a start waits for the first sync, and a save for the notification; in milliseconds. */
const maxWait = 2_000
const channel = 'revalidated'

type State = {
  syncedAt: number
}

// One per process: each bundle of Next has its own copy of this module.
const slot = processSlot<State>('instances-watch')

/** Returns how many seconds ago the other instances' changes were read; null if there are none. */
export const secondsSinceSync = (): number | null =>
  slot.current ? Math.max(0, (Date.now() - slot.current.syncedAt) / 1000) : null

/**
 * Starts syncing with other instances, once when the server starts; waits briefly for the first sync. Does nothing
 * without REDIS_URL.
 * @param prime reloads what this instance keeps in memory, after others have changed something
 * @returns a function that ends it once the others are notified
 */
export async function subscribeToInstances(prime: () => Promise<unknown>): Promise<() => Promise<void>> {
  const { REDIS_URL, SITE_URL } = env()
  if (!REDIS_URL || slot.current) return () => Promise.resolve()
  const state = (slot.current = { syncedAt: Date.now() })
  let isEnded = false
  let isFailing = false

  const apply = (now: Revalidations, { isFromOthers }: { isFromOthers: boolean }) => {
    const isFirst = !instances.revalidations
    instances.revalidations = now
    instances.applyRevalidations?.(now)
    if (isFromOthers && !isFirst)
      prime().catch((error: unknown) =>
        log.warn({ err: error }, 'what others changed could not be read anew'),
      )
  }

  /** Tags that were revalidated here and aren't written yet. */
  let pending: Set<string> | undefined
  /** Tags that are being written. */
  let publishing: Set<string> | undefined
  const publish = async () => {
    if (!pending) return
    publishing = pending
    pending = undefined
    try {
      const lastOrder = instances.revalidations?.order
      const { list, previousOrder } = await addRevalidations([...publishing])
      // This instance knows its own changes already.
      apply(list, { isFromOthers: previousOrder !== lastOrder })
    } catch (error) {
      pending = new Set([...publishing, ...(pending ?? [])])
      throw error
    } finally {
      publishing = undefined
    }
    void instances.redis?.query(
      (client: { publish: (channel: string, message: string) => Promise<number> }) =>
        client.publish(`${instances.redis?.prefix}${channel}`, ''),
    )
  }
  const sync = async () => {
    await publish()
    if ((await revalidationOrder()) !== instances.revalidations?.order)
      apply(await readRevalidations(), { isFromOthers: true })
    state.syncedAt = Date.now()
  }

  // One after the other: a sync that began before a message came may have read too early.
  const queue = taskQueue()
  let queuedSync: Promise<void> | undefined
  const requestSync = (): Promise<void> =>
    (queuedSync ??= queue.run(async () => {
      queuedSync = undefined
      try {
        if (!isEnded) await sync()
        isFailing = false
      } catch (error) {
        // The next sync reads the same; logged once for a failure that lasts.
        if (!isFailing)
          log.warn({ err: error }, 'what other instances changed could not be read, trying again')
        isFailing = true
      }
    }))

  instances.sync = () => void requestSync()
  instances.notify = async (tags) => {
    pending ??= new Set()
    for (const tag of tags) pending.add(tag)
    await withTimeout(requestSync(), maxWait).catch(() => undefined) // the next sync publishes them
  }
  instances.isPending = (tags) => tags.some((tag) => pending?.has(tag) || publishing?.has(tag))
  const { connectRedis } = await import('@/lib/redis')
  const prefix = `showroom:${new URL(SITE_URL).host}:`
  const { checked, disconnect } = connectRedis(REDIS_URL, prefix, channel, instances.sync)
  await withTimeout(Promise.all([requestSync(), checked]), maxWait).catch(() => undefined)
  const poll = async () => {
    await requestSync()
    if (!isEnded) setTimeout(() => void poll(), pollInterval).unref()
  }
  setTimeout(() => void poll(), pollInterval).unref()
  return async () => {
    await requestSync()
    isEnded = true
    disconnect()
    slot.current = undefined
    delete instances.notify
    delete instances.isPending
    delete instances.sync
  }
}
