import { hoursText, phoneHours } from '@/lib/business/hours'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { emailLayout, paragraph, photo } from '@/lib/mail/layout'
import { type SelfEmailContent } from '@/lib/self-emails/content'
import { type Email, emailText, senderText } from './email'

type SelfEmailInput = {
  content: SelfEmailContent
  profile: BusinessProfile
  siteUrl: string
  /** True if news were asked for with this address. */
  isSignedUp: boolean
}

/** Returns the email with a design or an estimate that a visitor sends to themselves. */
export function selfEmail({ content, profile, siteUrl, isSignedUp }: SelfEmailInput): Email {
  const { title, subject, sentence, picture, rows, range, rangeLabel, notes, open } = content
  const link = `${siteUrl}${content.address}`
  const hours = hoursText(phoneHours(profile))
  const reason = `Someone, most likely you, asked for this email at ${new URL(siteUrl).host}. If it wasn’t you, you don’t need to do anything.`
  const list = isSignedUp
    ? 'This address is on our list for news and offers. To get off it, reply to this email and tell us.'
    : 'We won’t send anything else: this address isn’t on any list.'
  const sender = senderText(profile, siteUrl)
  const { page, button, fact, amount, note, table } = emailLayout(profile, siteUrl)
  return {
    subject,
    text: emailText([
      `${title}, from ${profile.name}`,
      sentence,
      rows.map(({ label, note, value }) => `${label}: ${value}${note ? ` (${note})` : ''}`).join('\n'),
      `${rangeLabel}: ${range}`,
      ...notes,
      `${open}:\n${link}`,
      `Questions? Call ${profile.phone}${hours && ` (${hours})`}, or reply to this email.`,
      reason,
      list,
      sender,
    ]),
    html: page({
      heading: title,
      preview: `${range}. ${sentence}`,
      body: [
        ...(picture ? [photo(`${siteUrl}${picture}`, sentence, link)] : []),
        paragraph(sentence),
        amount(rangeLabel, range),
        table(rows),
        ...notes.map(note),
        button(link, open),
        fact(
          `Questions? Call us${hours && ` (${hours})`}, or reply to this email`,
          profile.phone,
          `tel:${phoneDigits(profile.phone)}`,
        ),
      ],
      footer: [paragraph(`${reason} ${list}`), paragraph(sender)],
    }),
  }
}
