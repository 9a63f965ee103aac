import 'server-only'
import { type Lead } from '@/lib/content-types'
import { leadSummary } from '@/lib/leads/lead-text'
import { SendError } from '@/lib/send-error'
import { shortLine } from '@/lib/text/one-line'
import { type Channel } from './channel'
import { leadAddress } from './email'
import { post } from './http-post'
import { gatherForOwner } from './owner-flood'

type SmsProvider = {
  /** @throws SendError with the reason */
  send: (text: { to: string; body: string }) => Promise<void>
}

/** Says who asks about what and where, and links to the lead; the visitor's own words stay out. */
const leadText = (lead: Lead, siteUrl: string): string =>
  `New request: ${shortLine(lead.name, 40)}, ${shortLine(leadSummary(lead), 60)}. ${leadAddress(siteUrl, lead)}`

type Options = { to: string; siteUrl: string; now?: () => Date }

/** Returns the channel that texts the owner about each lead, in a flood about many at once: each text is paid for. */
export function smsChannel(provider: SmsProvider, { to, siteUrl, now = () => new Date() }: Options): Channel {
  return {
    name: 'sms',
    kinds: ['lead-sms'],
    send: async ({ id, lead, covers }) => {
      const { covered } = await gatherForOwner({ id, kind: 'lead-sms', lead, now: now() })
      covers?.(covered)
      const more = covered.length > 0 ? ` And ${covered.length} more: ${siteUrl}/admin/leads` : ''
      await provider.send({ to, body: leadText(lead, siteUrl) + more })
    },
  }
}

type Account = { accountSid: string; authToken: string; from: string; baseUrl: string; within?: number }

/** Returns Twilio's Messages API. `from` is a number, or the SID of a messaging service (MG…). */
export function twilio({ accountSid, authToken, from, baseUrl, within }: Account): SmsProvider {
  const address = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, baseUrl).href
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('+') ? 'From' : 'MessagingServiceSid'
  return {
    async send({ to, body }) {
      const form = new URLSearchParams({ To: to, [sender]: from, Body: body })
      try {
        await post('The text message service', address, { headers: { authorization }, body: form }, within)
      } catch (error) {
        // A wrong password affects all texts and is corrected in the configuration: they wait.
        if (error instanceof SendError && (error.status === 401 || error.status === 403))
          throw new SendError('The text message service refused the site’s account.', {
            affectsChannel: true,
          })
        throw error
      }
    },
  }
}
