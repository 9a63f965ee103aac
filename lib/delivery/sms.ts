import 'server-only'
import { type Lead } from '@/lib/content-types'
import { leadSummary } from '@/lib/leads/lead-words'
import { shortLine } from '@/lib/text/one-line'
import { type Channel } from './channel'
import { leadAddress } from './letter'

/** A provider that brings a text to a telephone. */
export type SmsProvider = {
  /** @throws SendError with the reason */
  send: (text: { to: string; body: string }) => Promise<void>
}

const longestName = 40
const longestAbout = 60

/** What the owner reads on the phone: who, about what and where, the way to it; none of the visitor's own words. */
const leadText = (lead: Lead, siteUrl: string): string =>
  `New request: ${shortLine(lead.name, longestName)}, ${shortLine(leadSummary(lead), longestAbout)}. ${leadAddress(siteUrl, lead)}`

/** Texts the owner about each lead. */
export function smsChannel(provider: SmsProvider, { to, siteUrl }: { to: string; siteUrl: string }): Channel {
  return {
    name: 'sms',
    kinds: ['lead-sms'],
    send: ({ lead }) => provider.send({ to, body: leadText(lead, siteUrl) }),
  }
}
