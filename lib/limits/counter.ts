import 'server-only'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { instances } from '@/lib/instances-hub'

type CounterOptions = { name: string; points: number; seconds: number }

/** Counts in this process and, if instances share a Redis, there: its count applies while it answers. */
export function counter({ name, points, seconds }: CounterOptions) {
  const options = { keyPrefix: name, points, duration: seconds }
  const local = new RateLimiterMemory(options)
  let sharedLimiter: { client: unknown; limiter: RateLimiterRedis } | undefined

  /** Returns the limiter of this connection: one that hung is replaced (lib/redis.ts). */
  function limiterFor(client: unknown): RateLimiterRedis {
    if (sharedLimiter && sharedLimiter.client === client) return sharedLimiter.limiter
    const keyPrefix = `${instances.redis?.prefix}limit:${name}`
    const limiter = new RateLimiterRedis({
      ...options,
      keyPrefix,
      storeClient: client,
      useRedisPackage: true,
    })
    sharedLimiter = { client, limiter }
    return limiter
  }

  async function count<T>(run: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    const localCount = run(local)
    if (!instances.redis) return localCount
    localCount.catch(() => undefined)
    const sharedCount = await instances.redis.query((client: unknown) =>
      run(limiterFor(client)).then(
        (value) => ({ value }),
        (error: unknown) => {
          if (error instanceof RateLimiterRes) return { refused: error }
          throw error
        },
      ),
    )
    if (!sharedCount) return localCount
    // A limiter throws its result as a refusal, and so does this.
    // oxlint-disable-next-line typescript/only-throw-error
    if ('refused' in sharedCount) throw sharedCount.refused
    return sharedCount.value
  }

  return {
    /** @throws RateLimiterRes if no points are left */
    consume: (key: string, seconds?: number): Promise<RateLimiterRes> =>
      count((limiter) => limiter.consume(key, 1, seconds ? { customDuration: seconds } : {})),
    penalty: (key: string): Promise<RateLimiterRes> => count((limiter) => limiter.penalty(key)),
    reward: (key: string): Promise<RateLimiterRes> => count((limiter) => limiter.reward(key)),
    get: (key: string): Promise<RateLimiterRes | null> => count((limiter) => limiter.get(key)),
    delete: (key: string): Promise<boolean> => count((limiter) => limiter.delete(key)),
    /** Deletes a key from this process's memory only. */
    forget: (key: string): Promise<boolean> => local.delete(key),
  }
}
