import { addressLine, type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import { type SetupState, setupStepNames, stepsBefore } from '@/lib/business/setup'
import { type StaffRole } from '@/lib/staff-types'
import { type AnyRecord, type Kind, records } from '@/lib/records/registry'
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
  hasMail: boolean
  lastMailAt: string | null
  hasReviews: boolean
  backup: { on: boolean; goodAt: string | null; error: string | null }
  siteUrl: string
  /** Describes a build for another address; null if it is for this one. */
  builtForAnother: string | null
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

type Line = GoLiveLine & { ownersOnly?: boolean }

/** The age at which a backup counts as none, in hours: the older it is, the less is left of the site after a loss. */
const backupWithin = 30

const integrations = '/admin/settings/integrations'

/** A number of the exchange 555 belongs to nobody. */
const isInvented = (phone: string) => /^1?\d{3}555\d{4}$/.test(phone.replace(/\D/g, ''))

const localHosts = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0']

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
    const done = !isEmpty && samples === 0
    const name = about.name ?? one.toLowerCase()
    return {
      id: `samples-${kind}`,
      done,
      title: done
        ? `No sample ${name}s left`
        : isEmpty
          ? `Add your first ${name}`
          : `Replace ${counted(samples, `sample ${name}`)}`,
      note: done ? '' : isEmpty ? `While there is none, visitors see the built-in samples.` : about.note,
      href: listOf(record),
      action: isEmpty ? 'Add one' : samples === 1 ? 'Replace it' : 'Replace them',
    }
  })

function picturesLine({ renderings }: GoLiveFacts): Line {
  const rendered = kinds.filter(({ kind }) => renderings[kind])
  const [first] = rendered
  const places = rendered.map(({ kind, one }) => counted(renderings[kind] ?? 0, one.toLowerCase()))
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
  const done = setup.status === 'done'
  const passed = stepsBefore(setup.step)
  const all = setupStepNames.length
  return {
    id: 'setup',
    done,
    title: done ? 'Site set up' : 'Set up your site',
    note: done
      ? ''
      : passed > 0
        ? `Step ${passed + 1} of ${all} is next.`
        : 'Name, phone, address, logo and colors, in a few minutes.',
    href: '/admin/setup',
    action: passed > 0 ? 'Go on' : 'Begin',
    ownersOnly: true,
  }
}

function mailLine({ hasMail, lastMailAt }: GoLiveFacts, now: Date): Line {
  const done = hasMail && lastMailAt !== null
  return {
    id: 'mail',
    done,
    title: done ? 'Mail works' : hasMail ? 'Try out the mail' : 'Set up mail',
    note: done
      ? `Last sent ${officeTime(lastMailAt, now)}`
      : hasMail
        ? 'Nothing has been sent yet: send yourself a test.'
        : 'Without SMTP_URL nobody is told of a new lead.',
    href: integrations,
    action: hasMail ? 'Try it' : 'Set it up',
    ownersOnly: true,
  }
}

function backupLine({ backup }: GoLiveFacts, now: Date): Line {
  const { on, goodAt, error } = backup
  const hours = goodAt ? (now.getTime() - Date.parse(goodAt)) / 3_600_000 : Infinity
  const done = on && goodAt !== null && hours <= backupWithin && !error
  const open = !on
    ? { title: 'Turn backups on', note: 'BACKUP=0 keeps the site from making any.' }
    : error
      ? { title: 'Mend the backup', note: `The last one was not made: ${error.replace(/\.$/, '')}.` }
      : goodAt
        ? { title: 'Make a backup', note: `The last one is from ${officeMoment(goodAt, now)}.` }
        : { title: 'Make a first backup', note: 'The site makes one each night; none is there yet.' }
  return {
    id: 'backup',
    done,
    ...(done ? { title: 'Backup made', note: `Last made ${officeTime(goodAt, now)}` } : open),
    href: integrations,
    action: 'See how',
    ownersOnly: true,
  }
}

function siteLine({ siteUrl, builtForAnother }: GoLiveFacts): Line {
  const { protocol, hostname } = new URL(siteUrl)
  const isLocal = localHosts.includes(hostname)
  const done = protocol === 'https:' && !isLocal && !builtForAnother
  return {
    id: 'site-url',
    done,
    title: done
      ? 'Site address set'
      : builtForAnother
        ? 'Build for the site’s address'
        : 'Set the site’s address',
    note: done
      ? hostname
      : isLocal
        ? `SITE_URL is ${siteUrl}, which only this machine can open.`
        : (builtForAnother ??
          `SITE_URL is ${siteUrl}: an address that begins with https: protects what visitors send.`),
    href: integrations,
    action: 'See how',
    ownersOnly: true,
  }
}

function profileLines({ profile }: GoLiveFacts): Line[] {
  const { phone, address, licenseNumber } = profile
  const hasPhone = phone !== defaultProfile.phone && !isInvented(phone)
  const hasAddress = addressLine(profile) !== addressLine(defaultProfile) && address.street !== ''
  return [
    {
      id: 'phone',
      done: hasPhone,
      title: hasPhone ? 'Phone number set' : 'Set your phone number',
      note: hasPhone ? phone : `The site shows ${phone}, which rings nowhere.`,
      href: '/admin/settings#phone',
      action: 'Set it',
      ownersOnly: true,
    },
    {
      id: 'address',
      done: hasAddress,
      title: hasAddress ? 'Address set' : 'Set the showroom’s address',
      note: hasAddress ? addressLine(profile) : `The site shows a sample, ${addressLine(profile)}.`,
      href: '/admin/settings#address',
      action: 'Set it',
      ownersOnly: true,
    },
    {
      id: 'license',
      done: licenseNumber !== '',
      title: licenseNumber ? 'License number set' : 'Add the license number',
      note: licenseNumber || 'Rockland County asks for it on every page.',
      href: '/admin/settings#license',
      action: 'Add it',
      ownersOnly: true,
    },
  ]
}

/**
 * Returns the tasks before the site goes live, open ones first; an empty list once all are done. Editors get only tasks
 * that they can do themselves: those about content.
 */
export function goLiveChecklist(facts: GoLiveFacts, role: StaffRole, now: Date): GoLiveLine[] {
  const lines: Line[] = [
    setupLine(facts),
    ...profileLines(facts),
    mailLine(facts, now),
    ...samplesLines(facts),
    picturesLine(facts),
    {
      id: 'reviews',
      done: facts.hasReviews,
      title: facts.hasReviews ? 'Google reviews connected' : 'Connect Google reviews',
      note: facts.hasReviews ? '' : 'Needs an API key and a place ID.',
      href: integrations,
      action: 'Connect them',
      ownersOnly: true,
    },
    backupLine(facts, now),
    siteLine(facts),
    {
      id: 'proxy',
      done: !facts.uncountedProxy,
      title: facts.uncountedProxy ? 'Tell visitors apart' : 'Visitors are told apart',
      note: facts.uncountedProxy
        ? 'The site stands behind a proxy, and TRUST_PROXY is 0: all visitors count as one and share its limits.'
        : '',
      href: integrations,
      action: 'See how',
      ownersOnly: true,
    },
    {
      id: 'indexing',
      done: facts.indexing,
      title: facts.indexing ? 'Search engines may come' : 'Let search engines in',
      note: facts.indexing ? '' : 'ALLOW_INDEXING=0 keeps the site out of their results.',
      href: integrations,
      action: 'See how',
      ownersOnly: true,
    },
  ]
  const roleLines = lines.filter(({ ownersOnly }) => role === 'owner' || !ownersOnly)
  const open = roleLines.filter(({ done }) => !done)
  if (open.length === 0) return []
  return [...open, ...roleLines.filter(({ done }) => done)].map(
    ({ id, done, title, note, href, action }) => ({
      id,
      done,
      title,
      note,
      href,
      action,
    }),
  )
}
