import 'server-only'
import { listAllFinishes } from '@/lib/data/finishes'
import { getProfile } from '@/lib/data/settings'
import { setVisitToken } from '@/lib/data/visit-changes'
import { getVisit } from '@/lib/data/visits'
import { type Env } from '@/lib/env'
import { mailAddress, ownerAddress } from '@/lib/mail/addresses'
import { type MailTimes, sendMail } from '@/lib/mail/send'
import { SendError } from '@/lib/send-error'
import { hashOf } from '@/lib/visits/hash'
import { visitToken } from '@/lib/visits/link'
import { isUpcoming } from '@/lib/visits/visitor-visit'
import { type Channel, type Message, Unneeded } from './channel'
import { checkConfirmationBudget } from './confirmation-budget'
import { confirmationEmail } from './confirmation-email'
import { ownerDigestEmail, visitsDigestEmail } from './owner-digest-email'
import { gatherForOwner } from './owner-flood'
import { ownerEmail } from './owner-email'
import { visitEmail, visitOwnerEmail } from './visit-emails'

/** Nothing goes to the owner until there is an address; everybody else's mail goes out meanwhile. */
const noOwnerAddress = () =>
  new SendError('There is no address to mail leads to: set LEADS_TO.', { isUnsent: true })

type Options = { env: Env; now?: () => Date; times?: MailTimes }

/** Mails the owner about each lead and visit, in a flood about many at once, and the homeowner that it has arrived. */
export function mailChannel({ env, now = () => new Date(), times }: Options): Channel {
  const siteUrl = env.SITE_URL

  async function toOwner({ id, lead, check, covers }: Message) {
    const profile = await getProfile()
    const to = ownerAddress(env, profile)
    if (!to) throw noOwnerAddress()
    const { leads, covered } = await gatherForOwner({ id, kind: 'lead-notification', lead, now: now() })
    covers?.(covered)
    const isDigest = leads.length > 1
    const letter = isDigest
      ? ownerDigestEmail({ leads, profile, siteUrl })
      : ownerEmail({ lead, profile, siteUrl, finishes: await listAllFinishes() })
    const replyTo = isDigest ? undefined : { name: lead.name, address: lead.email }
    const fromName = `${profile.shortName} website`
    await sendMail(env, { ...letter, id, to, fromName, replyTo, automatic: 'generated' }, times, check)
  }

  async function toHomeowner({ id, lead, check }: Message) {
    const to = mailAddress(lead.email)
    if (!to) throw new Unneeded('Not sent: the e-mail address isn’t one.')
    await checkConfirmationBudget({ kind: 'lead-confirmation', to, lead, now: now() })
    const profile = await getProfile()
    const owner = ownerAddress(env, profile)
    const letter = confirmationEmail({ lead, profile, siteUrl })
    const replyTo = owner ? { name: profile.name, address: owner } : undefined
    await sendMail(
      env,
      { ...letter, id, to, fromName: profile.name, replyTo, automatic: 'replied' },
      times,
      check,
    )
  }

  async function requireVisit({ visitId }: Message) {
    const visit = visitId && (await getVisit(visitId))
    if (!visit) throw new Unneeded('Not sent: the visit was deleted.')
    return visit
  }

  async function ofVisitToOwner(message: Message) {
    const [visit, profile] = await Promise.all([requireVisit(message), getProfile()])
    const to = ownerAddress(env, profile)
    if (!to) throw noOwnerAddress()
    const { id, lead } = message
    const { visitIds, covered } = await gatherForOwner({ id, kind: 'visit-notification', lead, now: now() })
    message.covers?.(covered)
    const others = await Promise.all([...new Set(visitIds)].filter((id) => id !== visit.id).map(getVisit))
    const visits = [visit, ...others.filter((other) => other !== null)]
    const isDigest = visits.length > 1
    const letter = isDigest
      ? visitsDigestEmail({ visits, profile, siteUrl })
      : visitOwnerEmail({ visit, profile, siteUrl })
    const replyTo = isDigest ? undefined : { name: visit.lead.name, address: visit.lead.email }
    const fromName = `${profile.shortName} website`
    const mail = { ...letter, id: message.id, to, fromName, replyTo, automatic: 'generated' as const }
    await sendMail(env, mail, times, message.check)
  }

  async function ofVisitToHomeowner(message: Message) {
    const isReminder = message.kind === 'visit-reminder'
    const [visit, profile] = await Promise.all([requireVisit(message), getProfile()])
    if (isReminder && !isUpcoming(visit, now()))
      throw new Unneeded('Not sent: the visit is over, or canceled.')
    const to = mailAddress(visit.lead.email)
    if (!to) throw new Unneeded('Not sent: the e-mail address isn’t one.')
    if (!isReminder)
      await checkConfirmationBudget({ kind: 'visit-confirmation', to, lead: message.lead, now: now() })
    // The site's secret may be another one than when it was booked.
    await setVisitToken(visit.id, hashOf(visitToken(visit.id)))
    const organizer = ownerAddress(env, profile)
    const letter = visitEmail({ visit, profile, siteUrl, organizer }, isReminder)
    const replyTo = organizer ? { name: profile.name, address: organizer } : undefined
    const fromName = profile.name
    const mail = { ...letter, id: message.id, to, fromName, replyTo, automatic: 'generated' as const }
    await sendMail(env, mail, times, message.check)
  }

  const ways: Partial<Record<Message['kind'], (message: Message) => Promise<void>>> = {
    'lead-notification': toOwner,
    'lead-confirmation': toHomeowner,
    'visit-notification': ofVisitToOwner,
    'visit-confirmation': ofVisitToHomeowner,
    'visit-reminder': ofVisitToHomeowner,
  }
  return {
    name: 'mail',
    kinds: Object.keys(ways) as Message['kind'][],
    send: async (message) => ways[message.kind]?.(message),
  }
}
