import 'server-only'
import { createHmac } from 'node:crypto'
import { type Lead } from '@/lib/content-types'
import { SendError } from '@/lib/send-error'
import { type Channel } from './channel'
import { post } from './http-post'
import { leadAddress } from './email'

type Options = { url: string; secret: string; siteUrl: string; now?: () => Date; within?: number }

const usualWithin = 15_000

/** The signature of a body sent at `timestamp` (seconds): HMAC-SHA256 over `timestamp.body`, in hex. */
export const signature = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** What a receiver gets of a lead: who, what, where from; nothing of how staff deal with it. */
function leadFacts({ updatedAt: _updatedAt, status: _status, ...facts }: Lead, siteUrl: string) {
  return { ...facts, url: leadAddress(siteUrl, facts) }
}

/**
 * Calls WEBHOOK_URL for each lead (docs/decisions/016-delivery.md). A receiver checks `X-Showroom-Signature`
 * (`t=<seconds>,v1=<hex>`) and takes a `X-Showroom-Delivery` that it knows for the same message again.
 */
export function webhookChannel({
  url,
  secret,
  siteUrl,
  now = () => new Date(),
  within = usualWithin,
}: Options): Channel {
  return {
    name: 'webhook',
    kinds: ['lead-webhook'],
    async send({ id, lead, check }) {
      const timestamp = Math.floor(now().getTime() / 1_000)
      const body = JSON.stringify({ id, type: 'lead.created', lead: leadFacts(lead, siteUrl) })
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'showroom-webhook/1',
        'x-showroom-delivery': id,
        'x-showroom-signature': `t=${timestamp},v1=${signature(secret, timestamp, body)}`,
      }
      check?.()
      try {
        await post('The webhook', url, { headers, body }, within)
      } catch (error) {
        if (error instanceof SendError && error.status === 410)
          throw new SendError('The webhook is gone for good (410). Take WEBHOOK_URL away or set a new one.', {
            isPermanent: true,
          })
        throw error
      }
    },
  }
}
