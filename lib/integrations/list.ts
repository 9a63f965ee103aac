import 'server-only'
import { type BackupState, readBackupState } from '@/lib/backup/state'
import { type Integration } from '@/lib/content-types'
import { type DeliveryKind } from '@/lib/delivery-types'
import { deliveryHistory } from '@/lib/data/deliveries'
import { getProfile } from '@/lib/data/settings'
import { lastTrial } from '@/lib/data/trials'
import { env } from '@/lib/env'
import { ownerAddress, senderAddress } from '@/lib/mail/addresses'
import { hasMapsReviews } from '@/lib/reviews/google-places'
import { counted } from '@/lib/text/counted'
import { officeMoment } from '@/lib/time/office-time'

// How each thing outside stands, said from the configuration and from what happened last. Keys, passwords and addresses that
// hold them are never part of it; configuration is the environment's, so what isn't set up is told by its variable.

/** How many hours without a backup are too many. */
const backupWithin = 30

type Condition = Pick<Integration, 'state' | 'says' | 'about'>
const conditionOf =
  (state: Integration['state']) =>
  (says: string, about: string): Condition => ({ state, says, about })
const working = conditionOf('working')
const needsAttention = conditionOf('attention')
const off = conditionOf('off')

/** Lists what the site works with, the most important first. */
export async function listIntegrations(now = new Date()): Promise<Integration[]> {
  const [mailTrial, reviewsTrial] = await Promise.all([lastTrial('mail'), lastTrial('reviews')])
  return [
    { id: 'mail', name: 'Mail', ...(await mail()), lastTrial: mailTrial },
    { id: 'reviews', name: 'Google reviews', ...reviews(), lastTrial: reviewsTrial },
    { id: 'backup', name: 'Backups', ...(await backup(now)) },
    { id: 'search', name: 'Search engines', ...search() },
    { id: 'address', name: 'Address of the site', ...address() },
    { id: 'webhook', name: 'Webhook', ...(await webhook()) },
    { id: 'sms', name: 'Text messages', ...(await sms()) },
  ]
}

/** Describes what happened last on a channel that is set up. */
async function channel(kinds: DeliveryKind[], where: string): Promise<Condition> {
  const { sentAt, problem, unsent } = await deliveryHistory(kinds)
  const last = sentAt ? `Last sent ${officeMoment(sentAt)}.` : 'Nothing has been sent yet.'
  return problem
    ? needsAttention(`${counted(unsent, 'message')} not sent.`, `${problem.lastError} ${last}`)
    : working(sentAt ? 'Working.' : 'Set up.', `${where} ${last}`)
}

async function mail(): Promise<Condition> {
  if (!env().SMTP_URL)
    return needsAttention(
      'Not set up.',
      'Set SMTP_URL to be mailed about new leads. Until then they are only kept here.',
    )
  const from = senderAddress(env())
  if (!from) return needsAttention('Not complete.', 'Set MAIL_FROM: there is no address to send from.')
  const to = ownerAddress(env(), await getProfile())
  if (!to)
    return needsAttention(
      'Not complete.',
      `Mail goes out from ${from}, but there is no address for leads: set LEADS_TO.`,
    )
  return channel(['lead-notification', 'lead-confirmation'], `Leads go to ${to}, from ${from}.`)
}

function reviews(): Condition {
  if (hasMapsReviews()) return working('Set up.', 'Visitors see up to six reviews, fetched live.')
  const { GOOGLE_PLACES_API_KEY: key, GOOGLE_PLACE_ID: place } = env()
  const missing = [!key && 'GOOGLE_PLACES_API_KEY', !place && 'GOOGLE_PLACE_ID'].filter(Boolean).join(' and ')
  return off('Not connected.', `Set ${missing}. Until then the section stays hidden.`)
}

/** Describes the last backup. */
export function backupState(state: BackupState | null, now: Date): Condition {
  const good = state?.good
  const last = good
    ? `The last good one is of ${officeMoment(good.at, now)}, ${sizeInWords(good.bytes)}, and was opened to check it.`
    : 'There is no good one yet.'
  if (state?.error) return needsAttention('The last backup failed.', `${state.error}. ${last}`)
  if (!good) return needsAttention('None yet.', 'The first one is made soon after the start, then one a day.')
  const hours = (now.getTime() - new Date(good.at).getTime()) / 3_600_000
  return hours > backupWithin
    ? needsAttention('Late.', `${last} Run “npm run backup” on the server to see why.`)
    : working('Working.', last)
}

async function backup(now: Date): Promise<Condition> {
  const { BACKUP, BACKUP_DIR } = env()
  return BACKUP
    ? backupState(await readBackupState(BACKUP_DIR), now)
    : off('Switched off.', 'BACKUP is 0: the server’s own backups must cover the data.')
}

const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const search = (): Condition =>
  env().ALLOW_INDEXING
    ? working('Allowed.', 'They may list the site.')
    : needsAttention('Kept out.', 'Remove ALLOW_INDEXING=0 when the site goes live.')

/** Describes whether the site knows its own address, which emails and search engines link to. */
function address(): Condition {
  const { SITE_URL } = env()
  const built = process.env.BUILT_SITE_URL
  if (built && URL.canParse(built) && new URL(built).origin !== SITE_URL)
    return needsAttention(
      'Two addresses.',
      `The pages were built for ${built}, and SITE_URL is ${SITE_URL}: build the site again.`,
    )
  if (/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(SITE_URL))
    return needsAttention(
      'This machine only.',
      `Links in mails lead to ${SITE_URL}. Set SITE_URL to the public address and build again.`,
    )
  return SITE_URL.startsWith('http:')
    ? needsAttention('Not encrypted.', `${SITE_URL} should begin with https.`)
    : working('Set.', `${SITE_URL} stands in links and for search engines.`)
}

async function webhook(): Promise<Condition> {
  const { WEBHOOK_URL } = env()
  // Its path may be a secret, as with many services.
  return WEBHOOK_URL
    ? channel(['lead-webhook'], `Leads go to ${new URL(WEBHOOK_URL).host}.`)
    : off('Not in use.', 'Set WEBHOOK_URL and WEBHOOK_SECRET to send leads to another program.')
}

async function sms(): Promise<Condition> {
  const { SMS_TO } = env()
  return SMS_TO
    ? channel(['lead-sms'], `They go to the number that ends in ${SMS_TO.slice(-4)}.`)
    : off(
        'Not in use.',
        'Set SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, SMS_FROM and SMS_TO to be texted about new leads.',
      )
}
