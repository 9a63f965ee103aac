import 'server-only'
import { readBackupState } from '@/lib/backup/state'
import { goLiveCounts } from '@/lib/data/go-live'
import { getProfile } from '@/lib/data/settings'
import { getSetup } from '@/lib/data/setup'
import { addressMismatch } from '@/lib/address-mismatch'
import { env } from '@/lib/env'
import { hasUncountedProxy } from '@/lib/uncounted-proxy'
import { type GoLiveFacts } from './checklist'

/** The site's state as the go-live checklist goes by it. */
export async function readGoLiveFacts(): Promise<GoLiveFacts> {
  const { ALLOW_INDEXING, BACKUP, BACKUP_DIR, GOOGLE_PLACE_ID, GOOGLE_PLACES_API_KEY, SITE_URL, SMTP_URL } =
    env()
  const [profile, setup, counts, backup] = await Promise.all([
    getProfile(),
    getSetup(),
    goLiveCounts(),
    readBackupState(BACKUP_DIR),
  ])
  return {
    profile,
    setup,
    ...counts,
    hasMail: SMTP_URL !== undefined,
    hasReviews: Boolean(GOOGLE_PLACES_API_KEY && GOOGLE_PLACE_ID),
    backup: { on: BACKUP, goodAt: backup?.good?.at ?? null, error: backup?.error ?? null },
    builtForAnother: addressMismatch(),
    siteUrl: SITE_URL,
    uncountedProxy: hasUncountedProxy(),
    indexing: ALLOW_INDEXING,
  }
}
