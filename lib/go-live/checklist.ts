import { isLate } from '@/lib/backup/state'
import { claimKind, unprovenClaims } from '@/lib/business/claims'
import { addressLine, type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import { type SetupState, setupStepNames, stepsBefore } from '@/lib/business/setup'
import { aboutPage } from '@/lib/content/about-page'
import { type Integration } from '@/lib/content-types'
import { localHosts } from '@/lib/local-hosts'
import { type StaffRole } from '@/lib/staff-types'
import { type AnyRecord, type Kind, records } from '@/lib/records/registry'
import { settingsAddress } from '@/lib/records/settings/parts'
import { counted } from '@/lib/text/counted'
import { inWords } from '@/lib/text/in-words'
import { officeMoment, officeTime } from '@/lib/time/office-time'

/** The state of the site, read by readGoLiveFacts(). Times are ISO. */
export type GoLiveFacts = {
  setup: SetupState
  profile: BusinessProfile
  /** The number of a kind's records, and of those that are samples and visible. */
  samples: Partial<Record<Kind, { total: number; samples: number }>>
  /** The number of a kind's visible records that show a rendering. */
  renderings: Partial<Record<Kind, number>>
  /** The address that leads are mailed to. */
  leadAddress: string | null
  hasMail: boolean
  lastMailAt: string | null
  hasReviews: boolean
  /** The About page that came with the site; null if it was deleted. */
  about: { isPublished: boolean } | null
  backup: { on: boolean; goodAt: string | null; error: string | null }
  siteUrl: string
  /** True if the pages were built for another address. */
  builtForAnother: boolean
  /** True if a proxy is in front of the site that TRUST_PROXY doesn't count. */
  uncountedProxy: boolean
  indexing: boolean
}

/** A task before the site goes live, and where it is done. */
export type GoLiveLine = {
  id: string
  done: boolean
  /** Names the task; once it is done, the result. */
  title: string
  note: string
  href: string
  /** The label of the button that leads there. */
  action: string
}

/** `blocks` is set for what has to be done before the site can go live. */
type Line = GoLiveLine & { ownersOnly?: boolean; blocks?: boolean }

/** Returns the address of an integration's state, with the instructions for the operator. */
const integration = (id: Integration['id']) => `/admin/settings/integrations#${id}`

/** The label of a button that leads to a message for the operator. */
const instructions = 'Get instructions'

/** A number of the exchange 555 belongs to nobody. */
const isInvented = (phone: string) => /^1?\d{3}555\d{4}$/.test(phone.replace(/\D/g, ''))

/** In the order in which they matter to visitors. */
const kinds = records.toReversed()

const listOf = ({ hasOwnScreens, list }: AnyRecord) => (hasOwnScreens ? list : '/admin/content')

/** Samples, or none at all, in whose place the site shows samples. */
const samplesLines = ({ samples: counts }: GoLiveFacts): Line[] =>
  kinds.flatMap((record) => {
    const { kind, one, samples: about } = record
    const { total, samples } = counts[kind] ?? { total: 0, samples: 0 }
    if (!about) return []
    const isEmpty = total === 0
    const isDone = !isEmpty && samples === 0
    const name = about.name ?? one.toLowerCase()
    return {
      id: `samples-${kind}`,
      done: isDone,
      title: isDone
        ? `No sample ${name}s left`
        : isEmpty
          ? `Add your first ${name}`
          : `Replace ${counted(samples, `sample ${name}`)}`,
      note: isDone ? '' : isEmpty ? 'Until then pages leave the section out.' : about.note,
      href: listOf(record),
      action: isEmpty ? 'Add one' : samples === 1 ? 'Replace it' : 'Replace them',
    }
  })

function picturesLine({ renderings }: GoLiveFacts): Line {
  const kindsWithRenderings = kinds.filter(({ kind }) => renderings[kind])
  const [first] = kindsWithRenderings
  const places = kindsWithRenderings.map(({ kind, one }) => counted(renderings[kind] ?? 0, one.toLowerCase()))
  return {
    id: 'pictures',
    done: !first,
    title: first ? 'Replace the design renderings' : 'Your own pictures',
    note: first ? `The pictures of ${inWords(places)} show rooms that nobody has built.` : '',
    href: first ? listOf(first) : '/admin/pages',
    action: 'Replace them',
  }
}

function setupLine({ setup }: GoLiveFacts): Line {
  const isDone = setup.status === 'done'
  const passedSteps = stepsBefore(setup.step)
  const stepCount = setupStepNames.length
  return {
    id: 'setup',
    done: isDone,
    title: isDone ? 'Site set up' : 'Set up your site',
    note: isDone
      ? ''
      : passedSteps > 0
        ? `Step ${passedSteps + 1} of ${stepCount} is next.`
        : 'Name, phone, address, logo and colors, in a few minutes.',
    href: '/admin/setup',
    action: passedSteps > 0 ? 'Go on' : 'Begin',
    ownersOnly: true,
  }
}

function mailLine({ hasMail, lastMailAt }: GoLiveFacts, now: Date): Line {
  const isDone = hasMail && lastMailAt !== null
  return {
    id: 'mail',
    done: isDone,
    title: isDone ? 'Email works' : hasMail ? 'Send a test email' : 'Set up email',
    note: isDone
      ? `Last sent ${officeTime(lastMailAt, now)}`
      : hasMail
        ? 'Nothing has been sent yet.'
        : 'Until then nobody gets an email about a new lead.',
    href: integration('mail'),
    action: hasMail ? 'Send it' : instructions,
    ownersOnly: true,
  }
}

function backupLine({ backup }: GoLiveFacts, now: Date): Line {
  const { on, goodAt, error } = backup
  const isDone = on && goodAt !== null && !isLate(goodAt, now) && !error
  const open = !on
    ? { title: 'Turn on backups', note: 'The site makes none.' }
    : error
      ? { title: 'Fix the backup', note: 'The last one failed.' }
      : goodAt
        ? { title: 'Fix the backup', note: `The last one is from ${officeMoment(goodAt, now)}.` }
        : { title: 'Wait for the first backup', note: 'The site makes one soon after it starts.' }
  return {
    id: 'backup',
    done: isDone,
    ...(isDone ? { title: 'Backups work', note: `Last backup ${officeTime(goodAt, now)}` } : open),
    href: integration('backup'),
    action: instructions,
    ownersOnly: true,
  }
}

function siteLine({ siteUrl, builtForAnother }: GoLiveFacts): Line {
  const { protocol, hostname } = new URL(siteUrl)
  const isLocal = localHosts.includes(hostname)
  const isDone = protocol === 'https:' && !isLocal && !builtForAnother
  return {
    id: 'site-url',
    done: isDone,
    title: isDone
      ? 'Site address set'
      : isLocal
        ? 'Put the site on the web'
        : builtForAnother
          ? 'Make the pages again'
          : 'Encrypt the connection',
    note: isDone
      ? hostname
      : isLocal
        ? 'So far only the computer that it runs on can open it.'
        : builtForAnother
          ? `They were made for a different address than ${hostname}.`
          : 'Browsers call the site “Not secure”, and what visitors send can be read on its way.',
    href: integration('address'),
    action: instructions,
    ownersOnly: true,
  }
}

/** A line about a setting of the profile, which has to be changed before the site goes live. */
const profileLine = (
  id: string,
  done: boolean,
  titles: { done: string; open: string },
  note: string,
): Line => ({
  id,
  done,
  blocks: true,
  title: done ? titles.done : titles.open,
  note,
  href: `/admin/settings#${id}`,
  action: 'Set it',
  ownersOnly: true,
})

function profileLines({ profile }: GoLiveFacts): Line[] {
  const { name, shortName, phone, email, address, licenseNumber, claims } = profile
  const hasName = name !== defaultProfile.name && shortName !== defaultProfile.shortName
  const hasPhone = phone !== defaultProfile.phone && !isInvented(phone)
  const hasEmail = email !== defaultProfile.email
  const hasAddress = addressLine(profile) !== addressLine(defaultProfile) && address.street !== ''
  return [
    profileLine(
      'name',
      hasName,
      { done: 'Company name set', open: 'Set your company’s name' },
      hasName ? name : `The site’s name is still the sample, ${name} (${shortName} for short).`,
    ),
    profileLine(
      'phone',
      hasPhone,
      { done: 'Phone number set', open: 'Set your phone number' },
      hasPhone ? phone : `The site shows ${phone}, a sample number.`,
    ),
    profileLine(
      'email',
      hasEmail,
      { done: 'Email address set', open: 'Set your email address' },
      hasEmail ? email : `The site shows ${email}, a sample address.`,
    ),
    profileLine(
      'address',
      hasAddress,
      { done: 'Address set', open: 'Set the showroom’s address' },
      hasAddress ? addressLine(profile) : `The site shows a sample, ${addressLine(profile)}.`,
    ),
    {
      id: 'license',
      done: licenseNumber !== '',
      // Without the claim, pages say nothing false.
      blocks: claims.license.wording !== '',
      title: licenseNumber ? 'License number set' : 'Add the license number',
      note: licenseNumber || 'County rules call for it on every page.',
      href: '/admin/settings#license',
      action: 'Add it',
      ownersOnly: true,
    },
  ]
}

function leadsLine({ leadAddress }: GoLiveFacts): Line {
  return {
    id: 'leads',
    done: leadAddress !== null,
    blocks: true,
    title: leadAddress ? 'Leads have an address' : 'Say where leads are emailed',
    note: leadAddress ?? 'Enter your email address.',
    href: settingsAddress('mail.leadsTo')!,
    action: 'Set it',
    ownersOnly: true,
  }
}

function claimsLine({ profile }: GoLiveFacts): Line {
  // The license has a line of its own.
  const ids = unprovenClaims(profile).filter((id) => id !== 'license')
  const isDone = ids.length === 0
  const names = ids.map((id) => claimKind(id).label)
  return {
    id: 'claims',
    done: isDone,
    title: isDone ? 'Claims have proof' : `Prove or leave out ${counted(ids.length, 'claim')}`,
    note: isDone
      ? ''
      : `${inWords(names)}: ${profile.liveSince ? 'not shown without proof' : 'marked as examples, and not shown once the site is live'}.`,
    href: settingsAddress('claims')!,
    action: 'Look at them',
    ownersOnly: true,
  }
}

/** Returns no line if the page was deleted: its owner wants none. */
function aboutLines({ about }: GoLiveFacts): Line[] {
  if (!about) return []
  const isDone = about.isPublished
  return [
    {
      id: 'about',
      done: isDone,
      title: isDone ? 'You have introduced yourself' : 'Introduce yourself: the About page',
      note: isDone ? '' : 'Your story, your people, your license. Nobody sees it before you publish it.',
      href: `/admin/pages/${aboutPage.id}/edit`,
      action: 'Fill it in',
    },
  ]
}

/** Returns what has to be done before the site can go live. */
export const goLiveBlockers = (facts: GoLiveFacts): GoLiveLine[] =>
  [...profileLines(facts), leadsLine(facts)].filter(({ done, blocks }) => blocks && !done)

/**
 * Returns the tasks before the site goes live, open ones first; an empty list once it is live and all are done. Editors get
 * only tasks that they can do themselves: those about content.
 */
export function goLiveChecklist(facts: GoLiveFacts, role: StaffRole, now: Date): GoLiveLine[] {
  const hasReviews = facts.hasReviews || facts.profile.reviewLink !== ''
  const lines: Line[] = [
    setupLine(facts),
    // An open setup asks for them, so they would be listed twice.
    ...profileLines(facts).filter(({ done }) => done || facts.setup.status === 'done'),
    claimsLine(facts),
    leadsLine(facts),
    mailLine(facts, now),
    ...samplesLines(facts),
    picturesLine(facts),
    ...aboutLines(facts),
    {
      id: 'reviews',
      done: hasReviews,
      title: hasReviews ? 'Reviews linked' : 'Link your reviews',
      note: hasReviews
        ? ''
        : 'Visitors can then read and write reviews where you have them, on Google for example.',
      href: '/admin/settings#social',
      action: 'Enter the link',
      ownersOnly: true,
    },
    backupLine(facts, now),
    siteLine(facts),
    {
      id: 'proxy',
      done: !facts.uncountedProxy,
      title: facts.uncountedProxy
        ? 'Let spam protection tell visitors apart'
        : 'Spam protection can tell visitors apart',
      note: facts.uncountedProxy
        ? 'It sees all of them as one, so a spammer can close the forms for everyone.'
        : '',
      href: integration('visitors'),
      action: instructions,
      ownersOnly: true,
    },
    {
      id: 'indexing',
      done: facts.indexing,
      title: !facts.indexing
        ? 'Let search engines in'
        : facts.profile.liveSince
          ? 'Search engines allowed'
          : 'Search engines allowed once the site is live',
      note: facts.indexing ? '' : 'The site asks them to leave it out of their results.',
      href: integration('search'),
      action: instructions,
      ownersOnly: true,
    },
  ]
  const roleLines = lines.filter(({ ownersOnly }) => role === 'owner' || !ownersOnly)
  const open = roleLines.filter(({ done }) => !done)
  if (open.length === 0 && (facts.profile.liveSince || role !== 'owner')) return []
  return [...open, ...roleLines.filter(({ done }) => done)].map(
    ({ ownersOnly: _ownersOnly, blocks: _blocks, ...line }) => line,
  )
}
