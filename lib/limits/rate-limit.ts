import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '@/lib/errors'

/** `points` requests of one client in `seconds`; `everybody` is the limit for all clients together. */
export type Limit = { name: string; points: number; seconds: number; everybody: number }

const limiters = new Map<string, RateLimiterMemory>()

function limiter(keyPrefix: string, points: number, duration: number): RateLimiterMemory {
  const found = limiters.get(keyPrefix) ?? new RateLimiterMemory({ keyPrefix, points, duration })
  limiters.set(keyPrefix, found)
  return found
}

/**
 * Counts one request of a client.
 * @throws AppError too-many, with the seconds to wait
 */
export async function consume(limit: Limit, client: string): Promise<void> {
  try {
    await limiter(`${limit.name}:one`, limit.points, limit.seconds).consume(client)
    await limiter(`${limit.name}:all`, limit.everybody, limit.seconds).consume('all')
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new AppError('too-many', { retryAfter: Math.max(1, refused.msBeforeNext / 1000) })
  }
}
