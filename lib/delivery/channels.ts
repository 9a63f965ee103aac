import 'server-only'
import { type Env } from '@/lib/env'
import { type Channel } from './channel'
import { mailChannel } from './mail-channel'
import { smsChannel, twilio } from './sms'
import { webhookChannel } from './webhook'

/** Returns the channels that the configuration sets up. */
export function configuredChannels(env: Env): Channel[] {
  const { SITE_URL: siteUrl, SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET } = env
  const { SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, SMS_FROM, SMS_TO, SMS_BASE_URL } = env
  const channels: Channel[] = []
  if (SMTP_URL) channels.push(mailChannel({ env }))
  if (WEBHOOK_URL && WEBHOOK_SECRET)
    channels.push(webhookChannel({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET, siteUrl }))
  if (SMS_ACCOUNT_SID && SMS_AUTH_TOKEN && SMS_FROM && SMS_TO) {
    const account = { accountSid: SMS_ACCOUNT_SID, authToken: SMS_AUTH_TOKEN }
    const provider = twilio({ ...account, from: SMS_FROM, baseUrl: SMS_BASE_URL })
    channels.push(smsChannel(provider, { to: SMS_TO, siteUrl }))
  }
  return channels
}
