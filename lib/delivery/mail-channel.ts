import 'server-only'
import { listAllFinishes } from '@/lib/data/finishes'
import { confirmationAddresses } from '@/lib/data/outbox'
import { getProfile } from '@/lib/data/settings'
import { type Env } from '@/lib/env'
import { mailAddress, ownerAddress } from '@/lib/mail/addresses'
import { type MailTimes, sendMail } from '@/lib/mail/send'
import { SendError } from '@/lib/send-error'
import { type Channel, type Message, Unneeded } from './channel'
import { confirmationLetter } from './confirmation-letter'
import { ownerLetter } from './owner-letter'

const day = 86_400_000
/** How many confirmations go to one mailbox, and to all together, within a day: nobody floods strangers by our forms. */
const mostToOne = 3
const mostToAll = 200

/** An address as its mailbox, for counting: "Ann+x@Example.com" is the mailbox of "ann@example.com". */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const name = local.replace(/\+.*/, '')
  return `${/^(?:gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

async function checkConfirmations(address: string, now: Date): Promise<void> {
  const sent = await confirmationAddresses(new Date(now.getTime() - day))
  if (sent.length >= mostToAll) throw new Unneeded('Not sent: too many confirmations went out today.')
  const toThisOne = sent.filter((other) => mailboxOf(other) === mailboxOf(address))
  if (toThisOne.length >= mostToOne)
    throw new Unneeded('Not sent: this address has had three confirmations within a day.')
}

type Options = { env: Env; now?: () => Date; times?: MailTimes }

/** Mails the owner about each lead, and the homeowner that it has arrived. */
export function mailChannel({ env, now = () => new Date(), times }: Options): Channel {
  const siteUrl = env.SITE_URL

  async function toOwner({ id, lead }: Message) {
    const profile = await getProfile()
    const to = ownerAddress(env, profile)
    if (!to) throw new SendError('There is no address to mail leads to: set LEADS_TO.', { hindersAll: true })
    const letter = ownerLetter({ lead, profile, siteUrl, finishes: await listAllFinishes() })
    const replyTo = { name: lead.name, address: lead.email }
    const fromName = `${profile.shortName} website`
    await sendMail(env, { ...letter, id, to, fromName, replyTo, automatic: 'generated' }, times)
  }

  async function toHomeowner({ id, lead }: Message) {
    const to = mailAddress(lead.email)
    if (!to) throw new Unneeded('Not sent: the e-mail address isn’t one.')
    await checkConfirmations(to, now())
    const profile = await getProfile()
    const owner = ownerAddress(env, profile)
    const letter = confirmationLetter({ lead, profile, siteUrl })
    const replyTo = owner ? { name: profile.name, address: owner } : undefined
    await sendMail(env, { ...letter, id, to, fromName: profile.name, replyTo, automatic: 'replied' }, times)
  }

  return {
    name: 'mail',
    kinds: ['lead-notification', 'lead-confirmation'],
    send: (message) => (message.kind === 'lead-confirmation' ? toHomeowner(message) : toOwner(message)),
  }
}
