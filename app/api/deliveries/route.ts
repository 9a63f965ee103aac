import { listUnsent, outboxSummary, retryFailed } from '@/lib/data/deliveries'
import { decideOffered } from '@/lib/delivery/manual-retry'
import { handle } from '@/lib/http/handle'
import { type DeliveryAction, deliveriesSchema } from '@/lib/schemas/deliveries'

const mostListed = 100

/** GET: summarizes unsent messages and lists those that failed, wait or are offered, the longest wait first. */
export const GET = handle({
  auth: 'staff',
  run: async () => {
    const [summary, failed, waiting, offered] = await Promise.all([
      outboxSummary(),
      listUnsent('failed', { limit: mostListed }),
      listUnsent('waiting', { limit: mostListed }),
      listUnsent('offered', { limit: mostListed }),
    ])
    return { summary, failed, waiting, offered }
  },
})

const actions: Record<DeliveryAction, () => Promise<number>> = {
  'send-offered': () => decideOffered(true),
  'drop-offered': () => decideOffered(false),
  'retry-failed': retryFailed,
}

/**
 * POST: sends or drops the offered messages, or retries the failed ones; returns their number. For owners, since it is
 * about all messages.
 */
export const POST = handle({
  auth: 'owner',
  schema: deliveriesSchema,
  run: async ({ input }) => ({ count: await actions[input.action]() }),
})
