import { hoursText, phoneHours } from '@/lib/business/hours'
import { phoneDigits } from '@/lib/business/profile'
import { nextSteps } from '@/lib/content/promises'
import { emailLayout, paragraph, subheading } from '@/lib/mail/layout'
import {
  type Email,
  type EmailInput,
  emailText,
  greetingTo,
  homeownerName,
  senderText,
  withoutLinks,
} from './email'

const maxMessageLength = 1_500

const cut = (text: string): string =>
  text.length > maxMessageLength ? `${text.slice(0, maxMessageLength).toWellFormed()}…` : text

/** Returns the email that tells a homeowner that the request is here, what happens next, and whom to call. */
export function confirmationEmail({ lead, profile, siteUrl }: EmailInput): Email {
  const name = homeownerName(lead)
  const message = withoutLinks(cut(lead.message))
  const opening = greetingTo(
    name,
    `Your request has reached us at ${profile.name}. Here’s what happens next:`,
  )
  const hours = hoursText(phoneHours(profile))
  const steps = nextSteps(profile)
  const [first] = steps
  const mistake =
    'Didn’t send us anything? Someone probably mistyped an address. You don’t need to do anything.'
  const sender = senderText(profile, siteUrl)
  const { page, fact, quote } = emailLayout(profile, siteUrl)
  return {
    subject: `We have your request: ${profile.shortName}`,
    text: emailText([
      opening,
      steps.map(({ title, text }) => `- ${title}: ${text}`).join('\n'),
      `Something to add? Call ${profile.phone}${hours && ` (${hours})`}.`,
      message && `You wrote:\n${message}`,
      mistake,
      sender,
    ]),
    html: page({
      heading: 'We have your request',
      preview: first ? `${first.title}: ${first.text}` : '',
      body: [
        paragraph(opening),
        ...steps.map(({ title, text }) => fact(title, text)),
        fact(`Something to add? ${hours}`.trim(), profile.phone, `tel:${phoneDigits(profile.phone)}`),
        ...(message ? [subheading('You wrote'), quote(message)] : []),
      ],
      footer: [paragraph(mistake), paragraph(sender)],
    }),
  }
}
