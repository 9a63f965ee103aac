import 'server-only'
import { createHmac } from 'node:crypto'
import { SendError } from '@/lib/send-error'
import { type Channel } from './channel'
import { leadAddress } from './email'
import { post } from './http-post'

type Options = { url: string; secret: string; siteUrl: string; now?: () => Date; within?: number }

/** Returns the signature of a body sent at `timestamp` (seconds): HMAC-SHA256 over `timestamp.body`, in hex. */
export const signature = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/**
 * Returns the channel that calls WEBHOOK_URL for each lead (docs/decisions/016-delivery.md). A receiver checks
 * `X-Showroom-Signature` (`t=<seconds>,v1=<hex>`) and takes a repeated `X-Showroom-Delivery` for the same message.
 */
export function webhookChannel({ url, secret, siteUrl, now = () => new Date(), within }: Options): Channel {
  return {
    name: 'webhook',
    kinds: ['lead-webhook'],
    async send({ id, lead, check }) {
      // The receiver doesn't get what staff add to a lead.
      const { updatedAt: _updatedAt, status: _status, ...facts } = lead
      const timestamp = Math.floor(now().getTime() / 1_000)
      const sentLead = { ...facts, url: leadAddress(siteUrl, lead) }
      const body = JSON.stringify({ id, type: 'lead.created', lead: sentLead })
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'showroom-webhook/1',
        'x-showroom-delivery': id,
        'x-showroom-signature': `t=${timestamp},v1=${signature(secret, timestamp, body)}`,
      }
      check?.()
      try {
        await post('The other program', url, { headers, body }, within)
      } catch (error) {
        if (error instanceof SendError && error.status === 410)
          throw new SendError('The other program no longer takes leads at this address (410).', {
            isPermanent: true,
          })
        throw error
      }
    },
  }
}
