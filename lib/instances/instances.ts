import 'server-only'
import { addRevalidations, readRevalidations, revalidationOrder } from '@/lib/data/revalidations'
import { env } from '@/lib/env'
import { instances, type Revalidations } from '@/lib/instances-hub'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { taskQueue } from '@/lib/task-queue'
import { withTimeout } from '@/lib/with-timeout'

// Several instances of one site (with REDIS_URL): each learns what the others have revalidated. The database stores it; a message
// by Redis only says that reading it is worth it now. So nothing is lost with a message, and without Redis it takes until the
// next regular check (decision 043).

/** How often the database is checked anyway, in milliseconds. */
const every = 500
/** How long a start waits for the first check, and a save for the notification; in milliseconds. */
const mostWait = 2_000
const channel = 'revalidated'

type Hearing = {
  lookedAt: number
}

// One per process: each bundle of Next has its own copy of this module.
const slot = processSlot<Hearing>('instances-watch')

/** Returns how many seconds ago the other instances' changes were read; null if there are none. */
export const secondsSinceSync = (): number | null =>
  slot.current ? Math.max(0, (Date.now() - slot.current.lookedAt) / 1000) : null

/**
 * Starts the exchange with other instances, once when the server starts; waits briefly for a first check. Does nothing
 * without REDIS_URL.
 * @param prime reloads what this instance keeps in memory, after others have changed something
 * @returns a function that ends it once the others are notified
 */
export async function subscribeToInstances(prime: () => Promise<unknown>): Promise<() => Promise<void>> {
  const { REDIS_URL, SITE_URL } = env()
  if (!REDIS_URL || slot.current) return () => Promise.resolve()
  const hearing = (slot.current = { lookedAt: Date.now() })
  let isEnded = false
  let isFailing = false

  const take = (now: Revalidations, { isByOthers }: { isByOthers: boolean }) => {
    const isFirst = !instances.revalidations
    instances.revalidations = now
    instances.applyRevalidations?.(now)
    if (isByOthers && !isFirst)
      prime().catch((error: unknown) =>
        log.warn({ err: error }, 'what others changed could not be read anew'),
      )
  }

  /** Tags that were revalidated here and aren't written yet. */
  let untold: Set<string> | undefined
  /** Tags that are being written. */
  let telling: Set<string> | undefined
  const say = async () => {
    if (!untold) return
    telling = untold
    untold = undefined
    try {
      const lastOrder = instances.revalidations?.order
      const { list, previousOrder } = await addRevalidations([...telling])
      // This instance knows its own changes already.
      take(list, { isByOthers: previousOrder !== lastOrder })
    } catch (error) {
      untold = new Set([...telling, ...(untold ?? [])])
      throw error
    } finally {
      telling = undefined
    }
    void instances.redis?.query(
      (client: { publish: (channel: string, message: string) => Promise<number> }) =>
        client.publish(`${instances.redis?.prefix}${channel}`, ''),
    )
  }
  const look = async () => {
    await say()
    if ((await revalidationOrder()) !== instances.revalidations?.order)
      take(await readRevalidations(), { isByOthers: true })
    hearing.lookedAt = Date.now()
  }

  // One after the other: a check that began before a message came may have read too early.
  const looks = taskQueue()
  let waiting: Promise<void> | undefined
  const inTurn = (): Promise<void> =>
    (waiting ??= looks.run(async () => {
      waiting = undefined
      try {
        if (!isEnded) await look()
        isFailing = false
      } catch (error) {
        // The next check covers the same; logged once for a failure that lasts.
        if (!isFailing)
          log.warn({ err: error }, 'what other instances changed could not be read, trying again')
        isFailing = true
      }
    }))

  instances.sync = () => void inTurn()
  instances.notify = async (tags) => {
    untold ??= new Set()
    for (const tag of tags) untold.add(tag)
    await withTimeout(inTurn(), mostWait).catch(() => undefined) // it is told with the next look
  }
  instances.isPending = (tags) => tags.some((tag) => untold?.has(tag) || telling?.has(tag))
  const { connectRedis } = await import('@/lib/redis')
  const prefix = `showroom:${new URL(SITE_URL).host}:`
  const { looked, disconnect } = connectRedis(REDIS_URL, prefix, channel, instances.sync)
  await withTimeout(Promise.all([inTurn(), looked]), mostWait).catch(() => undefined)
  const again = async () => {
    await inTurn()
    if (!isEnded) setTimeout(() => void again(), every).unref()
  }
  setTimeout(() => void again(), every).unref()
  return async () => {
    await inTurn()
    isEnded = true
    disconnect()
    slot.current = undefined
    delete instances.notify
    delete instances.isPending
    delete instances.sync
  }
}
