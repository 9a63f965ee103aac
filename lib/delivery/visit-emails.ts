import { addressLine, type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { mailAddress } from '@/lib/mail/addresses'
import { emailLayout, paragraph } from '@/lib/mail/layout'
import { markup } from '@/lib/text/markup'
import { shortLine } from '@/lib/text/one-line'
import { type CalendarFile, calendarFile, ownCalendarFile, whereOf } from '@/lib/visits/calendar-entry'
import { visitPath } from '@/lib/visits/link'
import { durationText, visitMoment } from '@/lib/visits/visit-text'
import { type VisitWithLead } from '@/lib/visit-types'
import { leadAddress, type Email } from './email'
import { withoutLinks } from './without-links'

type VisitEmailInput = {
  visit: VisitWithLead
  profile: BusinessProfile
  siteUrl: string
  /** Whom a calendar names as the one who invites; without it the entry is one to be kept. */
  organizer?: string | null
}
type VisitEmail = Email & { calendar: CalendarFile }

/** What has become of a visit; its first mail says that it is booked. */
type News = 'booked' | 'moved' | 'canceled'
const newsOf = ({ status, sequence }: VisitWithLead): News =>
  status === 'canceled' ? 'canceled' : sequence > 0 ? 'moved' : 'booked'

const longestName = 40

/** The paragraphs of a text mail. */
const textOf = (parts: (string | false)[]): string => `${parts.filter(Boolean).join('\n\n')}\n`

/** The mail to whom the visit is at: when, where, and the way to move or cancel it. */
export function visitEmail(input: VisitEmailInput, isReminder = false): VisitEmail {
  const { visit, profile, siteUrl, organizer } = input
  const news = newsOf(visit)
  const when = visitMoment(visit.startsAt)
  const where = withoutLinks(whereOf(visit))
  const name = withoutLinks(shortLine(visit.lead.name, longestName))
  const greeting = name ? `Hello ${name},` : 'Hello,'
  const link = `${siteUrl}${visitPath(visit.id)}`
  const headings: Record<News, string> = {
    booked: 'Your visit is booked',
    moved: 'Your visit has a new time',
    canceled: 'Your visit is canceled',
  }
  const heading = isReminder ? 'We visit you tomorrow' : headings[news]
  const openings: Record<News, string> = {
    booked: `We come to your home on ${when}.`,
    moved: `We now come to your home on ${when}.`,
    canceled: `The visit on ${when} is canceled. Nobody will come.`,
  }
  const opening = isReminder ? `This is a reminder: we come to your home on ${when}.` : openings[news]
  const stays = `The visit takes ${durationText(visit.minutes)} and costs nothing. We look at the room, measure it, and talk about what you have in mind. Times are Eastern Time.`
  const change = 'Does the time not suit you any more? Move or cancel the visit yourself:'
  const again = 'To find another time:'
  const isCanceled = news === 'canceled'
  const call = `Questions? Call ${profile.phone}, or reply to this e-mail.`
  const mistake =
    'You didn’t ask for this visit? Then somebody mistyped an address. Please cancel it by the link above.'
  const sender = `${profile.name}\n${addressLine(profile)}\n${siteUrl}`
  const newTimes = `${siteUrl}/visit`
  const parties =
    organizer && mailAddress(visit.lead.email)
      ? {
          from: { name: profile.name, email: organizer },
          to: { name: name || visit.lead.email, email: visit.lead.email },
        }
      : undefined
  const { page, button, fact } = emailLayout(profile, siteUrl)
  return {
    subject: `${heading}: ${when}`,
    text: textOf([
      `${greeting}\n${opening}`,
      !isCanceled && `Where: ${where}`,
      !isCanceled && stays,
      isCanceled ? `${again}\n${newTimes}` : `${change}\n${link}`,
      call,
      news === 'booked' && !isReminder && mistake,
      sender,
    ]),
    html: page({
      heading,
      preview: opening,
      body: [
        paragraph(`${greeting}\n${opening}`),
        ...(isCanceled ? [] : [fact('Where', where), paragraph(stays)]),
        isCanceled ? button(newTimes, 'Find another time') : button(link, 'Move or cancel the visit'),
        fact(
          'Questions? Call us, or reply to this e-mail',
          profile.phone,
          `tel:${phoneDigits(profile.phone)}`,
        ),
      ],
      footer: [news === 'booked' && !isReminder ? paragraph(mistake) : markup``, paragraph(sender)],
    }),
    calendar: ownCalendarFile(visit, profile, siteUrl, parties),
  }
}

/** The mail that tells the owner of a visit that was booked, moved or canceled on the site. */
export function visitOwnerEmail({ visit, profile, siteUrl }: VisitEmailInput): VisitEmail {
  const { lead } = visit
  const news = newsOf(visit)
  const when = visitMoment(visit.startsAt)
  const where = whereOf(visit)
  const name = shortLine(lead.name, 60) || 'Somebody'
  const verbs: Record<News, string> = {
    booked: 'booked a visit',
    moved: 'moved the visit',
    canceled: 'canceled the visit',
  }
  const heading = `${name} ${verbs[news]}`
  const opening = news === 'canceled' ? `It was to be on ${when}. The time is free again.` : ''
  const address = leadAddress(siteUrl, lead)
  const about = projectTypes[lead.projectType as ContactProjectType] ?? ''
  const phone = shortLine(lead.phone, 200)
  const callHref = /\d/.test(phone) ? `tel:${phoneDigits(phone)}` : undefined
  const facts: [string, string, string?][] = [
    ['When', `${when}, ${visit.minutes} minutes`],
    ['Where', where],
    ['On the road', visit.travel ? `${visit.travel} minutes are kept free before and after.` : ''],
    ['About', about],
    ['Phone', phone, callHref],
    ['E-mail', shortLine(lead.email, 254)],
    ['Message', lead.message],
  ]
  const filled = facts.filter(([, text]) => text)
  const words = {
    summary: `${news === 'canceled' ? 'Canceled: ' : ''}Visit: ${name}`,
    description: filled
      .slice(2)
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n'),
    location: where,
    url: address,
  }
  const { page, button, fact } = emailLayout(profile, siteUrl)
  return {
    subject: `${heading}: ${when}`,
    text: textOf([
      `${heading}.\n${opening}`.trim(),
      filled.map(([label, text]) => `${label}: ${text}`).join('\n'),
      `Open the lead in the back office:\n${address}`,
    ]),
    html: page({
      heading,
      preview: opening || when,
      body: [
        opening ? paragraph(opening) : markup``,
        callHref ? button(callHref, `Call ${shortLine(phone, 40)}`) : markup``,
        button(address, 'Open the lead'),
        ...filled.map(([label, text, href]) => fact(label, text, href)),
      ],
      footer: [paragraph(`Sent by the website of ${profile.name}.`)],
    }),
    calendar: calendarFile(visit, siteUrl, words),
  }
}
