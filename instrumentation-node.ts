import { addressMismatch } from '@/lib/address-mismatch'
import { startPipeline } from '@/lib/around-next/pipeline'
import { endOnSignal, onShutdown } from '@/lib/around-next/shutdown'
import { startAccountHousekeeping } from '@/lib/auth/housekeeping'
import { startBackups, stopBackups } from '@/lib/backup/schedule'
import { seedAreas } from '@/lib/data/area-seeding'
import { primeAreas } from '@/lib/data/areas'
import { closeDatabase } from '@/lib/data/client'
import { addMissingKeys } from '@/lib/data/lead-keys'
import { addMissingPostTexts } from '@/lib/data/post-search'
import { haveMenusChanged } from '@/lib/data/empty-lists'
import { primeAll } from '@/lib/data/prime'
import { refreshPlanner } from '@/lib/data/query-planner'
import { watchRedirects } from '@/lib/data/redirect-table'
import { startDelivery, stopDelivery } from '@/lib/delivery/start'
import { checkEnv, env } from '@/lib/env'
import { checkContractors } from '@/lib/health/check-contractors'
import { addGauges } from '@/lib/health/gauges'
import { requestPipeline } from '@/lib/http/request-pipeline'
import { subscribeToInstances } from '@/lib/instances/instances'
import { foldUnproven } from '@/lib/leads/held-groups'
import { watchSpool } from '@/lib/leads/spool'
import { leases } from '@/lib/leases/lease-manager'
import { log } from '@/lib/log'
import { startMailboxClock } from '@/lib/mailbox/clock'
import { watchMetrics } from '@/lib/metrics/watch'
import { openDataDir } from '@/lib/open-data-dir'
import { flushPageViews } from '@/lib/page-views/counter'
import { startPageClock } from '@/lib/pages/page-clock'
import { sweepPrivateFiles } from '@/lib/private-files/sweep'
import { checkSecret } from '@/lib/secret'
import { pruneSelfEmails } from '@/lib/data/self-emails'
import { getProfile } from '@/lib/data/settings'
import { withTimeout } from '@/lib/with-timeout'
import { settleSiteFile } from '@/lib/site-file/work'
import { startVisitClock } from '@/lib/visits/visit-clock'

/** Starts the server; ends the process with one line if the configuration is unusable. */
export async function start(): Promise<void> {
  checkEnv()
  openDataDir()
  await checkContractors()
  checkSecret()
  const mismatch = addressMismatch()
  if (mismatch) log.warn(mismatch)
  if (process.env.NODE_ENV === 'production') endOnSignal(env().SHUTDOWN_SECONDS, env().SHUTDOWN_IDLE_SECONDS)
  onShutdown('the outbox', stopDelivery)
  // Another instance can take them over at once.
  onShutdown('the jobs of this instance', () => {
    stopBackups()
    return leases().stop()
  })
  let unsubscribe = () => Promise.resolve()
  onShutdown('telling the other instances', () => unsubscribe())
  onShutdown('page views', flushPageViews)
  onShutdown('the database', closeDatabase)
  watchMetrics()
  addGauges()
  watchRedirects()
  // Answers say whether search engines may list the site. A database that is away holds nothing up.
  await withTimeout(getProfile(), 2_000).catch(() => undefined)
  startPipeline(requestPipeline())
  Promise.all([addMissingKeys(), addMissingPostTexts()])
    .then(refreshPlanner)
    .catch((error: unknown) =>
      log.warn({ err: error }, 'leads and posts could not be made ready for searching'),
    )
  seedAreas()
    .then(primeAreas)
    .then(haveMenusChanged)
    .catch((error: unknown) => log.warn({ err: error }, 'the places and services could not be loaded'))
  watchSpool()
  startPageClock()
  startVisitClock()
  startDelivery()
  startMailboxClock()
  startBackups()
  startAccountHousekeeping(() => Promise.all([foldUnproven(), pruneSelfEmails()]), sweepPrivateFiles)
  void settleSiteFile()
  // Awaited: pages that others have revalidated meanwhile must not be served in their old state.
  unsubscribe = await subscribeToInstances(primeAll)
}
