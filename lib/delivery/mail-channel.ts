import 'server-only'
import { listAllFinishes } from '@/lib/data/finishes'
import { confirmationAddresses } from '@/lib/data/outbox'
import { getProfile } from '@/lib/data/settings'
import { setVisitToken } from '@/lib/data/visit-changes'
import { getVisit } from '@/lib/data/visits'
import { type Env } from '@/lib/env'
import { mailAddress, ownerAddress } from '@/lib/mail/addresses'
import { type MailTimes, sendMail } from '@/lib/mail/send'
import { SendError } from '@/lib/send-error'
import { numberWord } from '@/lib/text/number-word'
import { hashOf } from '@/lib/visits/hash'
import { visitToken } from '@/lib/visits/link'
import { isAhead } from '@/lib/visits/own-visit'
import { type Channel, type Message, Unneeded } from './channel'
import { confirmationLetter } from './confirmation-letter'
import { ownerLetter } from './owner-letter'
import { visitLetter, visitOwnerLetter } from './visit-letters'

const day = 86_400_000
/** How many confirmations go to one mailbox, and to all together, within a day: nobody floods strangers by our forms. */
const mostToOne = 3
const mostToAll = 200
/** Who books, moves and cancels on one day has a mail for each. */
const mostOfVisitsToOne = 10

/** An address as its mailbox, for counting: "Ann+x@Example.com" is the mailbox of "ann@example.com". */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const name = local.replace(/\+.*/, '')
  return `${/^(?:gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

async function checkConfirmations(address: string, now: Date, mostToThisOne = mostToOne): Promise<void> {
  const sent = await confirmationAddresses(new Date(now.getTime() - day))
  if (sent.length >= mostToAll) throw new Unneeded('Not sent: too many confirmations went out today.')
  const toThisOne = sent.filter((other) => mailboxOf(other) === mailboxOf(address))
  if (toThisOne.length >= mostToThisOne)
    throw new Unneeded(
      `Not sent: this address has had ${numberWord(mostToThisOne)} confirmations within a day.`,
    )
}

type Options = { env: Env; now?: () => Date; times?: MailTimes }

/** Mails the owner about each lead, and the homeowner that it has arrived. */
export function mailChannel({ env, now = () => new Date(), times }: Options): Channel {
  const siteUrl = env.SITE_URL

  async function toOwner({ id, lead, check }: Message) {
    const profile = await getProfile()
    const to = ownerAddress(env, profile)
    if (!to) throw new SendError('There is no address to mail leads to: set LEADS_TO.', { hindersAll: true })
    const letter = ownerLetter({ lead, profile, siteUrl, finishes: await listAllFinishes() })
    const replyTo = { name: lead.name, address: lead.email }
    const fromName = `${profile.shortName} website`
    await sendMail(env, { ...letter, id, to, fromName, replyTo, automatic: 'generated' }, times, check)
  }

  async function toHomeowner({ id, lead, check }: Message) {
    const to = mailAddress(lead.email)
    if (!to) throw new Unneeded('Not sent: the e-mail address isn’t one.')
    await checkConfirmations(to, now())
    const profile = await getProfile()
    const owner = ownerAddress(env, profile)
    const letter = confirmationLetter({ lead, profile, siteUrl })
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
    if (!to) throw new SendError('There is no address to mail leads to: set LEADS_TO.', { hindersAll: true })
    const letter = visitOwnerLetter({ visit, profile, siteUrl })
    const replyTo = { name: visit.lead.name, address: visit.lead.email }
    const fromName = `${profile.shortName} website`
    const mail = { ...letter, id: message.id, to, fromName, replyTo, automatic: 'generated' as const }
    await sendMail(env, mail, times, message.check)
  }

  async function ofVisitToHomeowner(message: Message) {
    const isReminder = message.kind === 'visit-reminder'
    const [visit, profile] = await Promise.all([requireVisit(message), getProfile()])
    if (isReminder && !isAhead(visit, now())) throw new Unneeded('Not sent: the visit is over, or canceled.')
    const to = mailAddress(visit.lead.email)
    if (!to) throw new Unneeded('Not sent: the e-mail address isn’t one.')
    if (!isReminder) await checkConfirmations(to, now(), mostOfVisitsToOne)
    // The site's secret may be another one than when it was booked.
    await setVisitToken(visit.id, hashOf(visitToken(visit.id)))
    const organizer = ownerAddress(env, profile)
    const letter = visitLetter({ visit, profile, siteUrl, organizer }, isReminder)
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
