import 'server-only'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { instances } from '@/lib/instances-hub'

type Counting = { name: string; points: number; seconds: number }

/**
 * Counts in this process and, where several instances share a Redis, there: its count is the one that holds, and
 * while it is away this process counts on from its own.
 */
export function counter({ name, points, seconds }: Counting) {
  const options = { keyPrefix: name, points, duration: seconds }
  const own = new RateLimiterMemory(options)
  let shared: { client: unknown; limiter: RateLimiterRedis } | undefined

  /** The limiter on this connection: one that hung is replaced (lib/redis.ts). */
  function on(client: unknown): RateLimiterRedis {
    if (shared && shared.client === client) return shared.limiter
    const keyPrefix = `${instances.redis?.prefix}limit:${name}`
    const limiter = new RateLimiterRedis({
      ...options,
      keyPrefix,
      storeClient: client,
      useRedisPackage: true,
    })
    shared = { client, limiter }
    return limiter
  }

  async function count<T>(ask: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    const mine = ask(own)
    if (!instances.redis) return mine
    mine.catch(() => undefined)
    const theirs = await instances.redis.query((client: unknown) =>
      ask(on(client)).then(
        (value) => ({ value }),
        (error: unknown) => {
          if (error instanceof RateLimiterRes) return { refused: error }
          throw error
        },
      ),
    )
    if (!theirs) return mine
    // What a limiter refuses it throws, as its users know it.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    if ('refused' in theirs) throw theirs.refused
    return theirs.value
  }

  return {
    /** @throws RateLimiterRes where there are no points left */
    consume: (key: string, seconds?: number): Promise<RateLimiterRes> =>
      count((limiter) => limiter.consume(key, 1, seconds ? { customDuration: seconds } : {})),
    penalty: (key: string): Promise<RateLimiterRes> => count((limiter) => limiter.penalty(key)),
    reward: (key: string): Promise<RateLimiterRes> => count((limiter) => limiter.reward(key)),
    get: (key: string): Promise<RateLimiterRes | null> => count((limiter) => limiter.get(key)),
    delete: (key: string): Promise<boolean> => count((limiter) => limiter.delete(key)),
    /** Takes a key out of this process's memory only. */
    forget: (key: string): Promise<boolean> => own.delete(key),
  }
}
