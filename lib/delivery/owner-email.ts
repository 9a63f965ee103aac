import { planHeading } from '@/lib/business/lead-plan'
import { designAt } from '@/lib/business/sent-design'
import { getTown } from '@/lib/business/towns'
import { type LeadFieldName, placedLeadFields } from '@/lib/lead-fields'
import { contactWays, leadSummary, sourceName } from '@/lib/leads/lead-text'
import { mailAddress } from '@/lib/mail/addresses'
import { emailLayout, paragraph, photo, subheading } from '@/lib/mail/layout'
import { photoIds } from '@/lib/lead-photos'
import { counted } from '@/lib/text/counted'
import { shortLine } from '@/lib/text/one-line'
import { markup } from '@/lib/text/markup'
import { officeMoment } from '@/lib/time/office-time'
import { callLink, type Email, type EmailInput, emailText, leadAddress, ownerFooter } from './email'
import { planMarkup } from './plan-markup'

const maxFactLength = 300
const noMessage = 'No message. Call to ask.'
const reply = 'Reply to this email to write to the homeowner.'

/** Returns the email that tells the owner of a lead: all that is needed to call back, and its address in the back office. */
export function ownerEmail({ lead, profile, siteUrl, finishes }: EmailInput): Email {
  const name = shortLine(lead.name, 60) || 'Someone'
  const about = leadSummary(lead)
  const address = leadAddress(siteUrl, lead)
  const email = mailAddress(lead.email)
  const callHref = callLink(lead.phone)
  const photoCount = photoIds(lead.photos).length
  const formatters: { [Name in LeadFieldName]?: [text: string, href?: string | undefined] } = {
    phone: [shortLine(lead.phone, 200), callHref],
    email: [shortLine(lead.email, 254), email ? `mailto:${encodeURIComponent(email)}` : undefined],
    preferredContact: [contactWays[lead.preferredContact] ?? ''],
    town: [getTown(lead.town)?.name ?? shortLine(lead.town, 100)],
    photos: [photoCount > 0 ? `${counted(photoCount, 'photo')}, in the back office` : '', address],
    source: [`${sourceName(lead)}, ${officeMoment(lead.createdAt)}`],
  }
  const facts = placedLeadFields('email').map(({ name: field, labels: [label = ''] }) => {
    const [text, href] = formatters[field] ?? [
      shortLine(String((lead[field] as string | number | null) ?? ''), maxFactLength),
    ]
    return { label, text, href }
  })
  const design = designAt(lead.design, finishes)
  const filledFacts = facts.filter(({ text }) => text)
  const text = emailText([
    `${name} asks about: ${about}`,
    filledFacts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    lead.message ? `Message:\n${lead.message}` : noMessage,
    design && `The ${design.noun} they put together:\n${design.text}\n${siteUrl}${design.address}`,
    design?.samples && `Samples to bring: ${design.samples}`,
    lead.plan && `${planHeading(lead.plan)}:\n${lead.plan}`,
    `Open it in the back office:\n${address}`,
    email && reply,
  ])
  const layout = emailLayout(profile, siteUrl)
  const { page, button, fact, quote } = layout
  return {
    subject: `New request from ${name}: ${about}`,
    text,
    html: page({
      heading: `${name} asks about ${about}`,
      preview: lead.message ? shortLine(lead.message, 120) : noMessage,
      body: [
        callHref ? button(callHref, `Call ${shortLine(lead.phone, 40)}`) : markup``,
        button(address, 'Open the lead'),
        lead.message ? quote(lead.message) : paragraph(noMessage),
        ...filledFacts.map(({ label, text, href }) => fact(label, text, href)),
        ...(design
          ? [
              subheading(`The ${design.noun} they put together`),
              photo(`${siteUrl}${design.picture}`, design.text, `${siteUrl}${design.address}`),
              paragraph(design.text),
              ...(design.samples ? [fact('Samples to bring', design.samples)] : []),
              button(`${siteUrl}${design.address}`, 'See it in the visualizer'),
            ]
          : []),
        ...(lead.plan ? [subheading(planHeading(lead.plan)), ...planMarkup(lead.plan, layout, siteUrl)] : []),
      ],
      footer: [email ? paragraph(reply) : markup``, ownerFooter(profile)],
    }),
  }
}
