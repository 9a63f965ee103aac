import { addressLine, type BusinessProfile } from '@/lib/business/profile'
import { counted } from '@/lib/text/counted'
import { type TextSection } from './text-section'

type Facts = Pick<
  BusinessProfile,
  'name' | 'phone' | 'email' | 'address' | 'privacy' | 'retention' | 'visits'
>

/** Whom to ask about one's data: a person where one is named, and an address. */
const privacyContact = ({ privacy, email }: Pick<BusinessProfile, 'privacy' | 'email'>) => ({
  person: privacy.contact,
  email: privacy.email || email,
})

/** What this site does with what visitors give it. Every sentence is true of the code: change it together with that. */
export function privacySections(profile: Facts): TextSection[] {
  const { name, phone, privacy, retention, visits } = profile
  const { person, email } = privacyContact(profile)
  const company =
    privacy.legalName && privacy.legalName !== name ? `${name} is a name of ${privacy.legalName}.` : ''
  return [
    {
      heading: 'Who we are',
      paragraphs: [
        [
          company,
          `${name}, ${addressLine(profile)}, runs this site and answers for what happens with your data.`,
        ]
          .filter(Boolean)
          .join(' '),
      ],
    },
    {
      heading: 'What you send us',
      paragraphs: [
        'You can read everything here without telling us who you are. When you send a form, we get what you wrote in it: your name, your phone number, your email address if you gave it, your message, and, depending on the form, the kind of project and how you want to be reached. If you send a plan from Smart Recommendations or a kitchen from the visualizer along, we get that too.',
        ...(visits.isOn
          ? [
              'When you book a visit we also get your address and the time. While you fill in that form the time is held for you, for some minutes after your last keystroke; for that we note a scrambled form of your internet address, which is deleted when it ends.',
            ]
          : []),
        'The form adds the page that you sent it from, with its town and service, the site that you came to us from, and the marks that an ad or a newsletter put into the link. That is how we learn which ads are worth their money.',
        'Your internet address isn’t kept with your request. The site counts requests by it for a few minutes, in memory, so that a program can’t flood our forms.',
      ],
    },
    {
      heading: 'Why',
      paragraphs: [
        'To call or write back, to arrange a visit, and to make your estimate. If you gave an email address, you get one mail that says your request arrived. We send no newsletter.',
        ...(visits.isOn
          ? [
              'For a visit you get a mail when it is booked, moved or canceled, and one the day before. The link in them lets whoever has it see, move and cancel the visit.',
            ]
          : []),
        'We don’t sell what you send us, and we don’t give it to advertisers.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Our own staff, each with a password of their own. So that we hear of your request at once, it reaches us by mail and, where we have set that up, as a text message and in the software we keep our jobs in. A visit that we agree on with you may also stand in the calendars of our phones. The companies that run these services and our server handle it for us.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        keptLeads(retention.leadMonths),
        `What looks like spam is held apart and deleted after ${counted(retention.spamDays, 'day')}. Daily backups may hold a copy of what was deleted for about five weeks longer, and a backup or an export that we make by hand until we delete that.`,
      ],
    },
    {
      heading: 'Cookies, and what stays in your browser',
      paragraphs: [
        'This site sets no cookies for visitors. Only our staff get one, when they sign in. There are no analytics, no ad scripts and no fonts or pictures from other companies: everything on a page comes from our own server.',
        'Until you close the tab, your browser remembers how you came to us and a random number for the form. If a form can’t be sent, your request waits in your browser until it is through, a week at most. None of it leaves your browser unless you send a form.',
        'When a page isn’t found, we count its address and the page that linked to it, without anything about you. Links lead to other sites, and their own rules hold there.',
      ],
    },
    {
      heading: 'Your data, your say',
      paragraphs: [
        `Ask us what we have about you, have it put right, or have it deleted.${person && ` ${person} answers.`} Tell us the name and the phone number or email address that you used, so that we find it.`,
      ],
      contact: { phone, email },
    },
  ]
}

const keptLeads = (months: number) =>
  months === 0
    ? 'Your request stays with us until you ask us to delete it, so that we can look up what we agreed.'
    : `Your request stays while we work on it. Once it has led to a job, or to none, it is deleted ${counted(months, 'month')} after its last change.`
