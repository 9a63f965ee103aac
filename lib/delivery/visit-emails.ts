import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { mailAddress } from '@/lib/mail/addresses'
import { emailLayout, paragraph } from '@/lib/mail/layout'
import { markup } from '@/lib/text/markup'
import { shortLine } from '@/lib/text/one-line'
import { officeDay } from '@/lib/time/office-time'
import {
  type CalendarFile,
  calendarFile,
  ownCalendarFile,
  videoNote,
  whereOf,
} from '@/lib/visits/calendar-entry'
import { visitKindNames } from '@/lib/visits/calendar-text'
import { visitPath } from '@/lib/visits/visit-token'
import { durationText, nounOf, visitMoment } from '@/lib/visits/visit-text'
import { personText, whoComes } from '@/lib/visits/who-comes'
import { type VisitKind, type VisitWithLead } from '@/lib/visit-types'
import {
  callLink,
  type Email,
  emailText,
  greetingTo,
  homeownerName,
  leadAddress,
  ownerFooter,
  senderText,
  withoutLinks,
} from './email'

type VisitEmailInput = {
  visit: VisitWithLead
  profile: BusinessProfile
  siteUrl: string
  /** The address that a calendar shows as the one who invites; without it the entry invites nobody. */
  organizer?: string | null
}
type VisitEmail = Email & { calendar: CalendarFile }

/** The change that an email is about; a visit's first email says that it is booked. */
type Change = 'booked' | 'moved' | 'canceled'
const changeOf = ({ status, sequence }: VisitWithLead): Change =>
  status === 'canceled' ? 'canceled' : sequence > 0 ? 'moved' : 'booked'

type Occasion = Change | 'reminder' | 'late-reminder'

type Phrases = (time: string) => Record<Occasion, [heading: string, opening: string]>

const phrasesAtHome: Phrases = (time) => ({
  booked: ['Your visit is booked', `We’ll come to your home on ${time}.`],
  moved: ['Your visit has a new time', `We’ll now come to your home on ${time}.`],
  canceled: ['Your visit is canceled', `The visit on ${time} is canceled. Nobody will come.`],
  reminder: ['We’re visiting you tomorrow', `This is a reminder: we’ll come to your home on ${time}.`],
  'late-reminder': ['We’re visiting you today', `This is a reminder: we’ll come to your home on ${time}.`],
})

const phrasesInShowroom: Phrases = (time) => ({
  booked: ['Your visit is booked', `We’ll see you at our showroom on ${time}.`],
  moved: ['Your visit has a new time', `We’ll now see you at our showroom on ${time}.`],
  canceled: ['Your visit is canceled', `Your visit to our showroom on ${time} is canceled.`],
  reminder: ['You’re visiting us tomorrow', `This is a reminder: we’ll see you at our showroom on ${time}.`],
  'late-reminder': [
    'You’re visiting us today',
    `This is a reminder: we’ll see you at our showroom on ${time}.`,
  ],
})

const phrasesByVideo: Phrases = (time) => ({
  booked: ['Your video call is booked', `We’ll talk by video on ${time}.`],
  moved: ['Your video call has a new time', `We’ll now talk by video on ${time}.`],
  canceled: ['Your video call is canceled', `The video call on ${time} is canceled.`],
  reminder: ['Our video call is tomorrow', `This is a reminder: we’ll talk by video on ${time}.`],
  'late-reminder': ['Our video call is today', `This is a reminder: we’ll talk by video on ${time}.`],
})

const textsOfKind: Record<VisitKind, { phrases: Phrases; agenda: string }> = {
  home: {
    phrases: phrasesAtHome,
    agenda: 'We’ll look at the room, measure it, and talk about what you have in mind.',
  },
  showroom: {
    phrases: phrasesInShowroom,
    agenda:
      'We’ll look at samples and talk about what you have in mind. Bring photos and the room’s dimensions.',
  },
  video: { phrases: phrasesByVideo, agenda: `We’ll talk about what you have in mind. ${videoNote}` },
}

/** Returns which reminder is sent now: on the day of the visit after mail was away. */
const reminderAt = (now: Date, { startsAt }: VisitWithLead): Occasion =>
  officeDay(startsAt) === officeDay(now.toISOString()) ? 'late-reminder' : 'reminder'

/** Returns the email to the homeowner: when, where, and how to move or cancel the visit. It is a reminder if it is sent at `remindedAt`. */
export function visitEmail(input: VisitEmailInput, remindedAt?: Date): VisitEmail {
  const { visit, profile, siteUrl, organizer } = input
  const change = remindedAt ? reminderAt(remindedAt, visit) : changeOf(visit)
  const isCanceled = changeOf(visit) === 'canceled'
  const time = visitMoment(visit.startsAt)
  const place = withoutLinks(whereOf(visit, profile))
  const name = homeownerName(visit.lead)
  const { phrases, agenda } = textsOfKind[visit.kind]
  const [heading, opening] = phrases(time)[change]
  const person = whoComes(profile, visit)
  const personLine = personText(person)
  const noun = nounOf(visit)
  const greeting = greetingTo(name, opening)
  const stays = `The ${noun} takes ${durationText(visit.minutes)} and costs nothing. ${agenda} Times are Eastern Time.`
  const mistake =
    change === 'booked' &&
    `Didn’t ask for this ${noun}? Someone probably mistyped an address. Please cancel it with the link above.`
  const sender = senderText(profile, siteUrl)
  const newTimes = `${siteUrl}/visit`
  const link = `${siteUrl}${visitPath(visit.id)}`
  const parties =
    organizer && mailAddress(visit.lead.email)
      ? {
          from: { name: profile.name, email: organizer },
          to: { name: name || visit.lead.email, email: visit.lead.email },
        }
      : undefined
  const { page, button, fact, portrait } = emailLayout(profile, siteUrl)
  return {
    subject: `${heading}: ${time}`,
    text: emailText([
      greeting,
      !isCanceled &&
        [`Where: ${place}`, personLine && `You’ll meet: ${personLine}`].filter(Boolean).join('\n'),
      !isCanceled && stays,
      isCanceled
        ? `To find another time:\n${newTimes}`
        : `Need a different time? Move or cancel the ${noun} yourself:\n${link}`,
      `Questions? Call ${profile.phone}, or reply to this email.`,
      mistake,
      sender,
    ]),
    html: page({
      heading,
      preview: opening,
      body: [
        paragraph(greeting),
        ...(isCanceled
          ? [button(newTimes, 'Find another time')]
          : [
              fact('Where', place),
              portrait(person?.picture ?? ''),
              fact('You’ll meet', personLine),
              paragraph(stays),
              button(link, `Move or cancel the ${noun}`),
            ]),
        fact(
          'Questions? Call us, or reply to this email',
          profile.phone,
          `tel:${phoneDigits(profile.phone)}`,
        ),
      ],
      footer: [mistake ? paragraph(mistake) : markup``, paragraph(sender)],
    }),
    calendar: ownCalendarFile(visit, profile, siteUrl, parties),
  }
}

const ownerVerbs: Record<Change, string> = {
  booked: 'booked a',
  moved: 'moved the',
  canceled: 'canceled the',
}

/** Returns the email that tells the owner of a visit that was booked, moved or canceled on the site. */
export function visitOwnerEmail({ visit, profile, siteUrl }: VisitEmailInput): VisitEmail {
  const { lead } = visit
  const change = changeOf(visit)
  const time = visitMoment(visit.startsAt)
  const place = whereOf(visit, profile)
  const name = shortLine(lead.name, 60) || 'Someone'
  const kindName = visitKindNames[visit.kind]
  const heading = `${name} ${ownerVerbs[change]} ${kindName.toLowerCase()}`
  const opening = change === 'canceled' ? `It was set for ${time}. The time is free again.` : ''
  const address = leadAddress(siteUrl, lead)
  const about = projectTypes[lead.projectType as ContactProjectType] ?? ''
  const phone = shortLine(lead.phone, 200)
  const callHref = callLink(phone)
  const isCall = visit.kind === 'video'
  const facts: [string, string, string?][] = [
    ['When', `${time}, ${visit.minutes} minutes`],
    ['Where', place],
    ['On the road', visit.travel ? `${visit.travel} minutes are kept free before and after.` : ''],
    ['Before the call', isCall && change !== 'canceled' ? 'Send them the link.' : ''],
    ['About', about],
    ['Phone', phone, callHref],
    ['Email', shortLine(lead.email, 254)],
    ['Message', lead.message],
  ]
  const filledFacts = facts.filter(([, text]) => text)
  const lines = filledFacts.map(([label, text]) => `${label}: ${text}`)
  const entry = {
    summary: `${change === 'canceled' ? 'Canceled: ' : ''}${kindName}: ${name}`,
    description: lines.slice(2).join('\n'),
    location: place,
    url: address,
  }
  const { page, button, fact } = emailLayout(profile, siteUrl)
  return {
    subject: `${heading}: ${time}`,
    text: emailText([
      `${heading}.\n${opening}`.trim(),
      lines.join('\n'),
      `Open the lead in the back office:\n${address}`,
    ]),
    html: page({
      heading,
      preview: opening || time,
      body: [
        opening ? paragraph(opening) : markup``,
        callHref ? button(callHref, `Call ${shortLine(phone, 40)}`) : markup``,
        button(address, 'Open the lead'),
        ...filledFacts.map(([label, text, href]) => fact(label, text, href)),
      ],
      footer: [ownerFooter(profile)],
    }),
    calendar: calendarFile(visit, siteUrl, entry),
  }
}
