import 'server-only'
import { type Lead } from '@/lib/content-types'
import { leadSummary } from '@/lib/leads/lead-text'
import { shortLine } from '@/lib/text/one-line'
import { type Channel } from './channel'
import { leadAddress } from './email'
import { gatherForOwner } from './owner-flood'

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

type Options = { to: string; siteUrl: string; now?: () => Date }

/** Texts the owner about each lead, in a flood about many at once: each text is paid for. */
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
