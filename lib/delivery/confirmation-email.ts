import { hoursText } from '@/lib/business/hours'
import { addressLine, phoneDigits } from '@/lib/business/profile'
import { nextSteps } from '@/lib/content/promises'
import { emailLayout, paragraph, subheading } from '@/lib/mail/layout'
import { shortLine } from '@/lib/text/one-line'
import { type Email, type EmailInput } from './email'
import { withoutLinks } from './without-links'

const longestShownName = 40
const longestShownMessage = 1_500

const cut = (text: string): string =>
  text.length > longestShownMessage ? `${text.slice(0, longestShownMessage).toWellFormed()}…` : text

/** The mail that tells a homeowner that the request is here, what happens next, and whom to call. */
export function confirmationEmail({ lead, profile, siteUrl }: EmailInput): Email {
  const name = withoutLinks(shortLine(lead.name, longestShownName))
  const message = withoutLinks(cut(lead.message))
  const greeting = name ? `Hello ${name},` : 'Hello,'
  const opening = `Your request has reached us at ${profile.name}. This is what happens next:`
  const hours = hoursText(profile.telephoneHours)
  const steps = nextSteps(profile)
  const [first] = steps
  const call = `Something to add? Call ${profile.phone}${hours && ` (${hours})`}.`
  const wrote = message && `You wrote:\n${message}`
  const mistake =
    'You didn’t send us anything? Then somebody mistyped an address, and there is nothing you need to do.'
  const sender = `${profile.name}\n${addressLine(profile)}\n${siteUrl}`
  const { page, fact, quote } = emailLayout(profile, siteUrl)
  return {
    subject: `We have your request: ${profile.shortName}`,
    text: `${[
      `${greeting}\n${opening}`,
      steps.map(({ title, text }) => `- ${title}: ${text}`).join('\n'),
      call,
      wrote,
      mistake,
      sender,
    ]
      .filter(Boolean)
      .join('\n\n')}\n`,
    html: page({
      heading: 'We have your request',
      preview: first ? `${first.title}: ${first.text}` : '',
      body: [
        paragraph(`${greeting}\n${opening}`),
        ...steps.map(({ title, text }) => fact(title, text)),
        fact(`Something to add? ${hours}`.trim(), profile.phone, `tel:${phoneDigits(profile.phone)}`),
        ...(message ? [subheading('You wrote'), quote(message)] : []),
      ],
      footer: [paragraph(mistake), paragraph(sender)],
    }),
  }
}
