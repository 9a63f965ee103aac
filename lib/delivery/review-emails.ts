import { type BusinessProfile } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'
import { emailLayout, paragraph } from '@/lib/mail/layout'
import { type Email, emailText, greetingTo, homeownerName, senderText } from './email'

type ReviewEmailInput = {
  lead: Pick<Lead, 'name'>
  profile: BusinessProfile
  siteUrl: string
  /** The address of the review's page. */
  link: string
  isReminder: boolean
}

/** Returns the email that asks a homeowner for a review, and the address that ends such emails. */
export function reviewEmail(input: ReviewEmailInput): Email & { unsubscribe: string } {
  const { lead, profile, siteUrl, link, isReminder } = input
  const stop = `${link}/stop`
  const heading = 'How did the job go?'
  const opening = isReminder
    ? `A week ago we asked you how your job with ${profile.shortName} went. If you’d still like to tell us, here’s the link again.`
    : `Your job with ${profile.shortName} is finished. Would you tell us how it went?`
  const greeting = greetingTo(homeownerName(lead), opening)
  const question =
    'It takes a minute or two: stars, a few words, and photos if you like. Good or bad, we read it as you wrote it, and you decide whether it may be shown on our website.'
  const reason = `You’re getting this email because we finished a job for you. Everyone we work for gets it, and there’s no reward. ${isReminder ? 'This is the only reminder.' : 'If you don’t write, we’ll remind you once.'}`
  const sender = senderText(profile, siteUrl)
  const { page, button, fact } = emailLayout(profile, siteUrl)
  return {
    subject: isReminder ? `A reminder: ${heading.toLowerCase()}` : heading,
    text: emailText([
      greeting,
      `Write a review:\n${link}`,
      question,
      reason,
      `Don’t ask me again:\n${stop}`,
      sender,
    ]),
    html: page({
      heading,
      preview: opening,
      body: [paragraph(greeting), paragraph(question), button(link, 'Write a review')],
      footer: [paragraph(reason), fact('Rather not?', 'Don’t ask me again', stop), paragraph(sender)],
    }),
    unsubscribe: stop,
  }
}

/** Returns the text message that asks a homeowner for a review. */
export const reviewText = ({ lead, profile, link }: Pick<ReviewEmailInput, 'lead' | 'profile' | 'link'>) => {
  const name = homeownerName(lead)
  return `${name ? `Hello ${name}, your` : 'Your'} job with ${profile.shortName} is finished. How did it go? ${link} Reply STOP to stop texts.`
}
