import 'server-only'
import { type BackupState, readBackupState } from '@/lib/backup/state'
import { type DeliveryKind, type Integration } from '@/lib/content-types'
import { deliveryHistory } from '@/lib/data/outbox'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { ownerAddress, senderAddress } from '@/lib/mail/addresses'
import { hasMapsReviews } from '@/lib/reviews/google-places'
import { counted } from '@/lib/text/counted'
import { officeMoment } from '@/lib/time/office-time'
import { lastTrial } from './trials'

// How each thing outside stands, said from the configuration and from what happened last. Keys, passwords and addresses that
// hold them are never part of it; configuration is the environment's, so what isn't set up is told by its variable.

/** How many hours without a backup are too many. */
const backupWithin = 30

/** Lists what the site works with, the most important first. */
export async function listIntegrations(now = new Date()): Promise<Integration[]> {
  const [mailTrial, reviewsTrial] = await Promise.all([lastTrial('mail'), lastTrial('reviews')])
  return [
    { ...(await mail()), lastTrial: mailTrial },
    { ...reviews(), lastTrial: reviewsTrial },
    await backup(now),
    search(),
    address(),
    await webhook(),
    await sms(),
  ]
}

/** Describes what happened last on a channel that is set up. */
async function channel(
  kinds: DeliveryKind[],
  where: string,
): Promise<Pick<Integration, 'state' | 'says' | 'about'>> {
  const { sentAt, problem, unsent } = await deliveryHistory(kinds)
  const last = sentAt ? `Last sent ${officeMoment(sentAt)}.` : 'Nothing has been sent yet.'
  if (problem)
    return {
      state: 'attention',
      says: `${counted(unsent, 'message')} not sent.`,
      about: `${problem.lastError} ${last}`,
    }
  return { state: 'working', says: sentAt ? 'Working.' : 'Set up.', about: `${where} ${last}` }
}

async function mail(): Promise<Integration> {
  const name = { id: 'mail', name: 'Mail' } as const
  const from = senderAddress(env())
  if (!env().SMTP_URL)
    return {
      ...name,
      state: 'attention',
      says: 'Not set up.',
      about: 'Set SMTP_URL to be mailed about new leads. Until then they are only kept here.',
    }
  if (!from)
    return {
      ...name,
      state: 'attention',
      says: 'Not complete.',
      about: 'Set MAIL_FROM: there is no address to send from.',
    }
  const to = ownerAddress(env(), await getProfile())
  if (!to)
    return {
      ...name,
      state: 'attention',
      says: 'Not complete.',
      about: `Mail goes out from ${from}, but there is no address for leads: set LEADS_TO.`,
    }
  return {
    ...name,
    ...(await channel(['lead-notification', 'lead-confirmation'], `Leads go to ${to}, from ${from}.`)),
  }
}

function reviews(): Integration {
  const name = { id: 'reviews', name: 'Google reviews' } as const
  if (hasMapsReviews())
    return {
      ...name,
      state: 'working',
      says: 'Set up.',
      about: 'Visitors see up to six reviews, fetched live.',
    }
  const { GOOGLE_PLACES_API_KEY: key, GOOGLE_PLACE_ID: place } = env()
  const missing = [!key && 'GOOGLE_PLACES_API_KEY', !place && 'GOOGLE_PLACE_ID'].filter(Boolean).join(' and ')
  return {
    ...name,
    state: 'off',
    says: 'Not connected.',
    about: `Set ${missing}. Until then the section stays hidden.`,
  }
}

/** Describes the last backup. */
export function backupState(
  state: BackupState | null,
  now: Date,
): Pick<Integration, 'state' | 'says' | 'about'> {
  const good = state?.good
  const last = good
    ? `The last good one is of ${officeMoment(good.at, now)}, ${sizeInWords(good.bytes)}, and was opened to check it.`
    : 'There is no good one yet.'
  if (state?.error)
    return { state: 'attention', says: 'The last backup failed.', about: `${state.error}. ${last}` }
  if (!good)
    return {
      state: 'attention',
      says: 'None yet.',
      about: 'The first one is made soon after the start, then one a day.',
    }
  const hours = (now.getTime() - new Date(good.at).getTime()) / 3_600_000
  if (hours > backupWithin)
    return {
      state: 'attention',
      says: 'Late.',
      about: `${last} Run “npm run backup” on the server to see why.`,
    }
  return { state: 'working', says: 'Working.', about: last }
}

async function backup(now: Date): Promise<Integration> {
  const name = { id: 'backup', name: 'Backups' } as const
  const { BACKUP, BACKUP_DIR } = env()
  if (!BACKUP)
    return {
      ...name,
      state: 'off',
      says: 'Switched off.',
      about: 'BACKUP is 0: the server’s own backups must cover the data.',
    }
  return { ...name, ...backupState(await readBackupState(BACKUP_DIR), now) }
}

const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function search(): Integration {
  const name = { id: 'search', name: 'Search engines' } as const
  return env().ALLOW_INDEXING
    ? { ...name, state: 'working', says: 'Allowed.', about: 'They may list the site.' }
    : {
        ...name,
        state: 'attention',
        says: 'Kept out.',
        about: 'Remove ALLOW_INDEXING=0 when the site goes live.',
      }
}

/** Describes whether the site knows its own address, which emails and search engines link to. */
function address(): Integration {
  const name = { id: 'address', name: 'Address of the site' } as const
  const { SITE_URL } = env()
  const built = process.env.BUILT_SITE_URL
  if (built && URL.canParse(built) && new URL(built).origin !== SITE_URL)
    return {
      ...name,
      state: 'attention',
      says: 'Two addresses.',
      about: `The pages were built for ${built}, and SITE_URL is ${SITE_URL}: build the site again.`,
    }
  if (/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(SITE_URL))
    return {
      ...name,
      state: 'attention',
      says: 'This machine only.',
      about: `Links in mails lead to ${SITE_URL}. Set SITE_URL to the public address and build again.`,
    }
  if (SITE_URL.startsWith('http:'))
    return {
      ...name,
      state: 'attention',
      says: 'Not encrypted.',
      about: `${SITE_URL} should begin with https.`,
    }
  return {
    ...name,
    state: 'working',
    says: 'Set.',
    about: `${SITE_URL} stands in links and for search engines.`,
  }
}

async function webhook(): Promise<Integration> {
  const name = { id: 'webhook', name: 'Webhook' } as const
  const { WEBHOOK_URL } = env()
  if (!WEBHOOK_URL)
    return {
      ...name,
      state: 'off',
      says: 'Not in use.',
      about: 'Set WEBHOOK_URL and WEBHOOK_SECRET to send leads to another program.',
    }
  // Its path may be a secret, as with many services.
  return { ...name, ...(await channel(['lead-webhook'], `Leads go to ${new URL(WEBHOOK_URL).host}.`)) }
}

async function sms(): Promise<Integration> {
  const name = { id: 'sms', name: 'Text messages' } as const
  const { SMS_TO } = env()
  if (!SMS_TO)
    return {
      ...name,
      state: 'off',
      says: 'Not in use.',
      about: 'Set SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, SMS_FROM and SMS_TO to be texted about new leads.',
    }
  return {
    ...name,
    ...(await channel(['lead-sms'], `They go to the number that ends in ${SMS_TO.slice(-4)}.`)),
  }
}
