import { phoneDigits } from '@/lib/business/profile'
import { designAt } from '@/lib/business/sent-design'
import { getTown } from '@/lib/business/towns'
import { leadSummary, sourceName } from '@/lib/leads/lead-words'
import { mailAddress } from '@/lib/mail/addresses'
import { mailOf, paragraph, photo, subheading } from '@/lib/mail/layout'
import { shortLine } from '@/lib/text/one-line'
import { markup } from '@/lib/text/markup'
import { officeMoment } from '@/lib/time/office-time'
import { leadAddress, type Letter, type LetterInput } from './letter'

const wishes: Record<string, string> = { phone: 'A phone call', email: 'E-mail' }
const longestShownName = 60
const reply = 'Reply to this e-mail to write to the homeowner.'

/** The mail that tells the owner of a lead: all that is needed to call back, and the way to it in the back office. */
export function ownerLetter({ lead, profile, siteUrl, finishes }: LetterInput): Letter {
  const name = shortLine(lead.name, longestShownName) || 'Somebody'
  const about = leadSummary(lead)
  const address = leadAddress(siteUrl, lead)
  const email = mailAddress(lead.email)
  const received = officeMoment(lead.createdAt)
  const facts: [string, string, string?][] = [
    [
      'Phone',
      shortLine(lead.phone, 200),
      /\d/.test(lead.phone) ? `tel:${phoneDigits(lead.phone)}` : undefined,
    ],
    ['E-mail', shortLine(lead.email, 254), email ? `mailto:${encodeURIComponent(email)}` : undefined],
    ['Prefers', wishes[lead.preferredContact] ?? ''],
    ['Town', getTown(lead.town)?.name ?? shortLine(lead.town, 100)],
    ['Sent by', `${sourceName(lead)}, ${received}`],
    ['From the page', shortLine(lead.page, 300)],
  ]
  const design = designAt(lead.design, finishes)
  const filled = facts.filter(([, text]) => text)
  const text = [
    `${name} asks about: ${about}`,
    filled.map(([label, value]) => `${label}: ${value}`).join('\n'),
    lead.message ? `Message:\n${lead.message}` : 'No message. Call to ask.',
    design && `The kitchen put together:\n${design.text}\n${siteUrl}${design.address}`,
    lead.plan && `The plan sent along:\n${lead.plan}`,
    `Open it in the back office:\n${address}`,
    email && reply,
  ]
  const callHref = facts[0]?.[2]
  const { page, button, fact, quote } = mailOf(profile, siteUrl)
  return {
    subject: `New request from ${name}: ${about}`,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: page({
      heading: `${name} asks about ${about}`,
      preview: lead.message ? shortLine(lead.message, 120) : 'No message. Call to ask.',
      body: [
        callHref ? button(callHref, `Call ${shortLine(lead.phone, 40)}`) : markup``,
        button(address, 'Open the lead'),
        lead.message ? quote(lead.message) : paragraph('No message. Call to ask.'),
        ...filled.map(([label, value, href]) => fact(label, value, href)),
        ...(design
          ? [
              subheading('The kitchen put together'),
              photo(`${siteUrl}${design.picture}`, design.text, `${siteUrl}${design.address}`),
              paragraph(design.text),
              button(`${siteUrl}${design.address}`, 'See it in the visualizer'),
            ]
          : []),
        ...(lead.plan ? [subheading('The plan sent along'), quote(lead.plan)] : []),
      ],
      footer: [email ? paragraph(reply) : markup``, paragraph(`Sent by the website of ${profile.name}.`)],
    }),
  }
}
