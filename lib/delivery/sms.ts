import 'server-only'
import { phoneDigits } from '@/lib/business/phone'
import { type Lead } from '@/lib/content-types'
import { getProfile } from '@/lib/data/settings'
import { leadSummary } from '@/lib/leads/lead-text'
import { reviewPath } from '@/lib/reviews/review-token'
import { SendError } from '@/lib/send-error'
import { shortLine } from '@/lib/text/one-line'
import { type Channel, Unneeded } from './channel'
import { leadAddress } from './email'
import { post } from './http-post'
import { requireText, requireWanted } from './lead-message'
import { gatherForOwner } from './owner-flood'
import { reviewText } from './review-emails'
import { sendReviewRequest } from './review-request'

type SmsProvider = {
  /** @throws SendError with the reason */
  send: (text: { to: string; body: string }) => Promise<void>
}

/** Says who asks about what and where, and links to the lead; the visitor's own words stay out. */
const leadText = (lead: Lead, siteUrl: string): string =>
  `New request: ${shortLine(lead.name, 40)}, ${shortLine(leadSummary(lead), 60)}. ${leadAddress(siteUrl, lead)}`

type Options = { to: string; siteUrl: string; now?: () => Date }

/**
 * Returns the channel that texts the owner about each lead, in a flood about many at once (each text is paid for), asks
 * homeowners for reviews, and sends what staff write to them.
 */
export function smsChannel(provider: SmsProvider, { to, siteUrl, now = () => new Date() }: Options): Channel {
  return {
    name: 'sms',
    kinds: ['lead-sms', 'review-sms', 'lead-text'],
    send: async (message) => {
      const { id, kind, lead, covers } = message
      if (kind === 'lead-text') return provider.send(await requireText(message))
      if (kind === 'review-sms')
        return sendReviewRequest(message, now(), async (review) => {
          await requireWanted(lead.phone)
          const link = `${siteUrl}${reviewPath(review.id)}`
          const body = reviewText({ lead, profile: await getProfile(), link })
          await provider.send({ to: phoneDigits(lead.phone), body })
        })
      const { covered } = await gatherForOwner({ id, kind: 'lead-sms', lead, now: now() })
      covers?.(covered)
      const moreText = covered.length > 0 ? ` And ${covered.length} more: ${siteUrl}/admin/leads` : ''
      await provider.send({ to, body: leadText(lead, siteUrl) + moreText })
    },
  }
}

/** Twilio's code for a recipient who has answered STOP. */
const optedOut = 21610

/** @throws Unneeded if the recipient wants no texts */
async function checkOptOut(answer: Response): Promise<void> {
  const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown }
  if (code === optedOut) throw new Unneeded('Not sent: this number opted out of texts.')
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
        const init = { headers: { authorization }, body: form }
        await post('The text message service', address, init, within, checkOptOut)
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
