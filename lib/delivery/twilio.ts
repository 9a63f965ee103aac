import 'server-only'
import { SendError } from '@/lib/send-error'
import { post } from './http-post'
import { type SmsProvider } from './sms'

type Options = { accountSid: string; authToken: string; from: string; baseUrl: string; within?: number }

const usualWithin = 15_000

/** Twilio's Messages API. `from` is a number, or the SID of a messaging service (MG…). */
export function twilio({ accountSid, authToken, from, baseUrl, within = usualWithin }: Options): SmsProvider {
  const address = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, baseUrl).href
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('+') ? 'From' : 'MessagingServiceSid'
  return {
    async send({ to, body }) {
      const form = new URLSearchParams({ To: to, [sender]: from, Body: body })
      try {
        await post('The text message service', address, { headers: { authorization }, body: form }, within)
      } catch (error) {
        // A wrong password hinders all texts, and is mended in the configuration: they wait.
        if (error instanceof SendError && (error.status === 401 || error.status === 403))
          throw new SendError('The text message service refused SMS_ACCOUNT_SID or SMS_AUTH_TOKEN.', {
            affectsChannel: true,
          })
        throw error
      }
    },
  }
}
