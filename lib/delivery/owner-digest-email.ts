import { type BusinessProfile } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'
import { leadSummary } from '@/lib/leads/lead-text'
import { emailLayout, paragraph } from '@/lib/mail/layout'
import { counted } from '@/lib/text/counted'
import { shortLine } from '@/lib/text/one-line'
import { type VisitWithLead } from '@/lib/visit-types'
import { visitKindNames } from '@/lib/visits/calendar-text'
import { visitMoment } from '@/lib/visits/visit-text'
import { type Email, emailText, ownerFooter } from './email'

type Site = { profile: BusinessProfile; siteUrl: string }

/** So many leads or visits are named; the others are in the back office. */
const maxNamed = 100

const nameOf = ({ name }: Pick<Lead, 'name'>) => shortLine(name, 60) || 'Someone'

const lineOf = (lead: Lead): string =>
  [nameOf(lead), shortLine(lead.phone, 40), leadSummary(lead)].filter(Boolean).join(', ')

const lineOfVisit = ({ lead, kind, startsAt, status }: VisitWithLead): string =>
  `${nameOf(lead)}, ${visitMoment(startsAt)}${kind === 'home' ? '' : `, ${visitKindNames[kind].toLowerCase()}`}${status === 'canceled' ? ', canceled' : ''}`

type Digest = { heading: string; first: string; reason: string; lines: string[]; button: [string, string] }

function digestEmail(
  { profile, siteUrl }: Site,
  { heading, first, reason, lines, button: [path, label] }: Digest,
): Email {
  const address = `${siteUrl}${path}`
  const list = lines.slice(0, maxNamed).join('\n')
  const rest = lines.length - maxNamed
  const tail = rest > 0 ? `And ${rest} more.` : ''
  const { page, button } = emailLayout(profile, siteUrl)
  const othersText = lines.length > 1 ? ` and ${lines.length - 1} more` : ''
  return {
    subject: `${heading}: ${shortLine(first, 40) || 'someone'}${othersText}`,
    text: emailText([reason, list, tail, `${label}:\n${address}`]),
    html: page({
      heading,
      preview: reason,
      body: [paragraph(reason), button(address, label), paragraph([list, tail].filter(Boolean).join('\n'))],
      footer: [ownerFooter(profile)],
    }),
  }
}

/** Returns the email that tells the owner of many leads at once. */
export const ownerDigestEmail = ({ leads, ...site }: Site & { leads: Lead[] }): Email =>
  digestEmail(site, {
    heading: `${leads.length} new requests`,
    first: leads[0]?.name ?? '',
    reason:
      'Many requests came in within an hour, so this one email covers them all. Each one is in the inbox.',
    lines: leads.map(lineOf),
    button: ['/admin/leads', 'Open the inbox'],
  })

/** Returns the email that tells the owner of many booked, moved and canceled visits at once, each as it is now. */
export const visitsDigestEmail = ({ visits, ...site }: Site & { visits: VisitWithLead[] }): Email =>
  digestEmail(site, {
    heading: `${counted(visits.length, 'visit')} booked, moved or canceled`,
    first: visits[0]?.lead.name ?? '',
    reason:
      'Visits changed many times within an hour, so this one email covers them all, as they are now. Each one is under Visits.',
    lines: visits.map(lineOfVisit),
    button: ['/admin/visits', 'Open the visits'],
  })
