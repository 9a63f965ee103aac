import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '@/lib/errors'
import { counter } from './counter'

/** A limit per client. There is none for all clients together: a stranger could use it up for everybody else. */
export type Limit = { name: string; points: number; seconds: number }

/** The clients that a limit remembers; beyond them the longest unseen are forgotten. */
export const maxClients = 10_000

/** A limiter, and its clients in the order of their last request. */
type Counter = { limiter: ReturnType<typeof counter>; clients: Set<string> }
const counters = new Map<string, Counter>()

function counterOf(limit: Limit): Counter {
  const entry = counters.get(limit.name) ?? { limiter: counter(limit), clients: new Set<string>() }
  counters.set(limit.name, entry)
  return entry
}

async function remember({ limiter, clients }: Counter, client: string): Promise<void> {
  clients.delete(client)
  clients.add(client)
  const [first] = clients
  if (clients.size <= maxClients || first === undefined) return
  clients.delete(first)
  await limiter.forget(first)
}

/** Counts a client's request. Returns its requests in the limit's time, and the milliseconds until its count is zero again. */
export async function countRequest(
  limit: Limit,
  client: string,
): Promise<{ requests: number; freeIn: number }> {
  const entry = counterOf(limit)
  // A client may be a text that a visitor has written: of any length, and personal.
  const key = createHash('sha256').update(client).digest('base64url')
  await remember(entry, key)
  const result = await entry.limiter.consume(key).catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return error
    throw error
  })
  return { requests: result.consumedPoints, freeIn: result.msBeforeNext }
}

/** Counts one request of a client. @throws AppError too-many, with the seconds to wait */
export async function consume(limit: Limit, client: string): Promise<void> {
  const { requests, freeIn } = await countRequest(limit, client)
  if (requests > limit.points) throw new AppError('too-many', { retryAfter: Math.max(1, freeIn / 1000) })
}
