import 'server-only'
import { addressMismatch } from '@/lib/address-mismatch'
import { type BackupState, isLate, readBackupState } from '@/lib/backup/state'
import { type Instructions, type Integration, type StoredTrial } from '@/lib/content-types'
import { type DeliveryKind } from '@/lib/delivery-types'
import { deliveryHistory } from '@/lib/data/deliveries'
import { getMailboxState } from '@/lib/data/mailbox-state'
import { getProfile } from '@/lib/data/settings'
import { lastTrial } from '@/lib/data/trials'
import { env } from '@/lib/env'
import { allowsIndexing } from '@/lib/data/indexing'
import { localHosts } from '@/lib/local-hosts'
import { answersText, ownerAddress, senderAddress } from '@/lib/mail/addresses'
import { mapsPlace } from '@/lib/maps-place'
import { counted } from '@/lib/text/counted'
import { officeMoment } from '@/lib/time/office-time'
import { hasUncountedProxy } from '@/lib/uncounted-proxy'
import * as ask from './instructions'

// Describes the state of each integration in an owner's words, from the configuration and from what happened last. Keys, passwords
// and addresses that hold them are never part of it. What only the operator can change has instructions for them.

type Condition = Omit<Integration, 'id' | 'name' | 'lastTrial'>
const conditionOf =
  (state: Integration['state']) =>
  (says: string, about: string, next: Partial<Condition> = {}): Condition => ({ state, says, about, ...next })
const working = conditionOf('working')
const needsAttention = conditionOf('attention')
const off = conditionOf('off')

/** Lists what the site works with, the most important first. */
export async function listIntegrations(now = new Date()): Promise<Integration[]> {
  const [mailTrial, reviewsTrial] = await Promise.all([lastTrial('mail'), lastTrial('reviews')])
  return [
    { id: 'mail', name: 'Email', ...(await mail(mailTrial)), lastTrial: mailTrial },
    { id: 'answers', name: 'Answers to emails', ...(await answers(now)) },
    { id: 'reviews', name: 'Google reviews', ...reviews(reviewsTrial), lastTrial: reviewsTrial },
    { id: 'backup', name: 'Backups', ...(await backup(now)) },
    { id: 'search', name: 'Search engines', ...search() },
    { id: 'address', name: 'Address of the site', ...address() },
    { id: 'visitors', name: 'Spam protection', ...visitors() },
    { id: 'webhook', name: 'Other programs', ...(await webhook()) },
    { id: 'sms', name: 'Text messages', ...(await sms()) },
  ]
}

type Channel = {
  kinds: DeliveryKind[]
  /** Says where its messages go. */
  where: string
  instructions: (problem: string) => Instructions
  trial?: StoredTrial
}

/** Describes what happened last on a channel that is set up. */
async function channel({ kinds, where, instructions, trial }: Channel): Promise<Condition> {
  const { sentAt, problem, unsent } = await deliveryHistory(kinds)
  const last = sentAt ? `Last sent ${officeMoment(sentAt)}.` : 'Nothing has been sent yet.'
  if (problem)
    return needsAttention(`${counted(unsent, 'message')} not sent.`, `${problem.lastError} ${last}`, {
      instructions: instructions(problem.lastError),
    })
  if (trial && !trial.works && (!sentAt || sentAt < trial.at))
    return needsAttention('The last test failed.', `${where} ${last}`, {
      instructions: instructions(trial.says),
    })
  return working(sentAt ? 'Working.' : 'Set up.', `${where} ${last}`)
}

async function mail(trial?: StoredTrial): Promise<Condition> {
  if (!env().SMTP_URL)
    return needsAttention(
      'Not set up.',
      'Leads wait in the inbox here, and nobody gets an email about them: neither you nor the homeowner.',
      { instructions: ask.mailInstructions() },
    )
  const from = senderAddress(env())
  if (!from)
    return needsAttention('Not complete.', 'There’s no address to send emails from.', {
      instructions: ask.mailInstructions('There is no address to send from.'),
    })
  const to = ownerAddress(env(), await getProfile())
  if (!to)
    return needsAttention(
      'Not complete.',
      `Homeowners get emails from ${from}, but there’s no address to send leads to.`,
      { setting: { label: 'Enter the address for leads', href: '/admin/settings/requests#mail' } },
    )
  const condition = await channel({
    kinds: ['lead-notification', 'lead-confirmation'],
    where: `Leads go to ${to}, from ${from}.`,
    instructions: ask.mailInstructions,
    trial,
  })
  return { ...condition, canBeTried: true }
}

/** Describes where homeowners' answers to emails of staff go. */
async function answers(now: Date): Promise<Condition> {
  const { IMAP_URL, SMTP_URL } = env()
  if (!SMTP_URL)
    return off('Not in use.', 'Once email is set up, you can reply to leads from their screen.', {
      instructions: ask.answersInstructions(),
    })
  if (!IMAP_URL)
    return off('In the mailbox.', answersText(env(), await getProfile()), {
      instructions: ask.answersInstructions(),
    })
  const { checkedAt, problem } = await getMailboxState()
  const last = checkedAt ? `Last checked ${officeMoment(checkedAt, now)}.` : 'Not checked yet.'
  return problem
    ? needsAttention('Not filed.', `${problem} Answers wait there until it can be read again. ${last}`, {
        instructions: ask.answersInstructions(problem),
      })
    : working('Filed.', `What homeowners answer is on their lead. ${last}`)
}

function reviews(trial?: StoredTrial): Condition {
  if (!mapsPlace())
    return off(
      'Not connected.',
      'The site can show your Google reviews beside your own testimonials. You can add a link to them yourself.',
      {
        setting: { label: 'Enter the review link', href: '/admin/settings#social' },
        instructions: ask.reviewsInstructions(),
      },
    )
  const about = 'Visitors see up to six reviews, as Google has them at that moment.'
  return trial && !trial.works
    ? needsAttention('The last try failed.', about, {
        instructions: ask.reviewsInstructions(trial.says),
        canBeTried: true,
      })
    : working('Connected.', about, { canBeTried: true })
}

/** Describes the last backup. */
export function backupState(state: BackupState | null, now: Date): Condition {
  const good = state?.good
  const last = good
    ? `The last good one is from ${officeMoment(good.at, now)}, ${sizeInWords(good.bytes)}, and was opened to check it.`
    : 'There is no good one yet.'
  if (state?.error)
    return needsAttention('The last backup failed.', last, {
      instructions: ask.backupInstructions(state.error),
    })
  if (!good) return needsAttention('None yet.', 'The site makes one soon after it starts, then one a day.')
  return isLate(good.at, now)
    ? needsAttention('Late.', last, { instructions: ask.backupInstructions(last) })
    : working('Working.', last)
}

async function backup(now: Date): Promise<Condition> {
  const { BACKUP, BACKUP_DIR } = env()
  return BACKUP
    ? backupState(await readBackupState(BACKUP_DIR), now)
    : off('Switched off.', 'The site makes none itself. Make sure that whoever runs it does.', {
        instructions: ask.backupInstructions(),
      })
}

const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function search(): Condition {
  if (env().ALLOW_INDEXING === '0')
    return needsAttention('Kept out.', 'They are asked to leave the site out of their results.', {
      instructions: ask.indexingInstructions(),
    })
  return allowsIndexing()
    ? working('Allowed.', 'They may list the site.')
    : off('Not yet.', 'They may list the site once it is live: the last button of the checklist.')
}

/** Describes whether the site knows its own address, which emails and search engines link to. */
function address(): Condition {
  const { SITE_URL } = env()
  const { host, hostname, protocol } = new URL(SITE_URL)
  const mismatch = addressMismatch()
  if (mismatch)
    return needsAttention('Two addresses.', `The pages were made for a different address than ${host}.`, {
      instructions: ask.addressInstructions(mismatch),
    })
  if (localHosts.includes(hostname))
    return needsAttention(
      'This computer only.',
      'Nobody else can open the site, nor follow a link in its emails.',
      { instructions: ask.addressInstructions() },
    )
  return protocol === 'http:'
    ? needsAttention(
        'Not encrypted.',
        `Browsers call ${host} “Not secure”, and what visitors send can be read on its way.`,
        { instructions: ask.addressInstructions() },
      )
    : working('Set.', `${host} is where links in emails and search results lead.`)
}

const visitors = (): Condition =>
  hasUncountedProxy()
    ? needsAttention(
        'All visitors count as one.',
        'A spammer who uses up the limit closes the forms for everyone.',
        { instructions: ask.visitorsInstructions() },
      )
    : working('Working.', 'It can tell visitors apart.')

async function webhook(): Promise<Condition> {
  const { WEBHOOK_URL } = env()
  // Its path may be a secret, as with many services.
  return WEBHOOK_URL
    ? channel({
        kinds: ['lead-webhook'],
        where: `Leads go to ${new URL(WEBHOOK_URL).host}.`,
        instructions: ask.webhookInstructions,
      })
    : off('Not in use.', 'Each new lead can be sent to a program that you use, such as your CRM.', {
        instructions: ask.webhookInstructions(),
      })
}

async function sms(): Promise<Condition> {
  const { SMS_TO } = env()
  return SMS_TO
    ? channel({
        kinds: ['lead-sms'],
        where: `They go to the number that ends in ${SMS_TO.slice(-4)}.`,
        instructions: ask.smsInstructions,
      })
    : off('Not in use.', 'Each new lead can be sent to your phone.', { instructions: ask.smsInstructions() })
}
