import { type BusinessProfile } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'
import { leadSummary } from '@/lib/leads/lead-words'
import { mailOf, paragraph } from '@/lib/mail/layout'
import { shortLine } from '@/lib/text/one-line'
import { type Letter } from './letter'

type DigestInput = { leads: Lead[]; profile: BusinessProfile; siteUrl: string }

/** How many leads are named; the others are in the inbox. */
const mostNamed = 100

const lineOf = (lead: Lead): string =>
  [shortLine(lead.name, 60) || 'Somebody', shortLine(lead.phone, 40), leadSummary(lead)]
    .filter(Boolean)
    .join(', ')

/** The mail that tells the owner of many leads at once. */
export function ownerDigestLetter({ leads, profile, siteUrl }: DigestInput): Letter {
  const inbox = `${siteUrl}/admin/leads`
  const heading = `${leads.length} new requests`
  const why = 'Many requests came in within an hour, so one mail tells of all of these. Each is in the inbox.'
  const named = leads.slice(0, mostNamed).map(lineOf)
  const rest = leads.length - named.length
  const more = rest > 0 ? `And ${rest} more.` : ''
  const { page, button } = mailOf(profile, siteUrl)
  return {
    subject: `${heading}: ${shortLine(leads[0]?.name ?? '', 40) || 'somebody'} and ${leads.length - 1} more`,
    text: `${[why, named.join('\n'), more, `Open the inbox:\n${inbox}`].filter(Boolean).join('\n\n')}\n`,
    html: page({
      heading,
      preview: why,
      body: [
        paragraph(why),
        button(inbox, 'Open the inbox'),
        paragraph([...named, more].filter(Boolean).join('\n')),
      ],
      footer: [paragraph(`Sent by the website of ${profile.name}.`)],
    }),
  }
}
