/** Next calls this once when the server starts: an unusable configuration stops it with one line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [
    { checkEnv },
    { openDataDir },
    { checkContractors },
    { env },
    { log },
    { endOnSignal, onShutdown },
    { closeDatabase },
    { watchRedirects },
    { watchMetrics },
    { addGauges },
    { startPipeline },
    { requestPipeline },
    { addMissingKeys },
    { addMissingPostTexts },
    { seedAreas },
    { primeAreas },
    { refreshPlanner },
    { watchSpool },
    { foldUnproven },
    { startPageClock },
    { startVisitClock },
    { startDelivery, stopDelivery },
    { startBackups, stopBackups },
    { startAccountHousekeeping },
    { checkSecret },
    { settleSiteFile },
    { addressMismatch: builtForAnother },
    { leases },
    { subscribeToInstances: hearOthers },
    { primeAll },
  ] = await Promise.all([
    import('@/lib/check-env'),
    import('@/lib/open-data-dir'),
    import('@/lib/health/check-contractors'),
    import('@/lib/env'),
    import('@/lib/log'),
    import('@/lib/around-next/shutdown'),
    import('@/lib/data/client'),
    import('@/lib/data/redirect-table'),
    import('@/lib/metrics/watch'),
    import('@/lib/health/gauges'),
    import('@/lib/around-next/pipeline'),
    import('@/lib/http/request-pipeline'),
    import('@/lib/data/lead-keys'),
    import('@/lib/data/post-search'),
    import('@/lib/data/area-seeding'),
    import('@/lib/data/areas'),
    import('@/lib/data/query-planner'),
    import('@/lib/leads/spool'),
    import('@/lib/leads/held-groups'),
    import('@/lib/pages/page-clock'),
    import('@/lib/visits/visit-clock'),
    import('@/lib/delivery/start'),
    import('@/lib/backup/schedule'),
    import('@/lib/auth/housekeeping'),
    import('@/lib/secret'),
    import('@/lib/site-file/work'),
    import('@/lib/address-mismatch'),
    import('@/lib/leases/lease-manager'),
    import('@/lib/instances/instances'),
    import('@/lib/data/prime'),
  ])
  checkEnv()
  openDataDir()
  await checkContractors()
  checkSecret()
  const otherAddress = builtForAnother()
  if (otherAddress) log.warn(otherAddress)
  if (process.env.NODE_ENV === 'production') endOnSignal(env().SHUTDOWN_SECONDS, env().SHUTDOWN_IDLE_SECONDS)
  onShutdown('the outbox', stopDelivery)
  // What comes after is another instance's, at once.
  onShutdown('the jobs of this instance', () => {
    stopBackups()
    return leases().stop()
  })
  let stopHearing = () => Promise.resolve()
  onShutdown('telling the other instances', () => stopHearing())
  onShutdown('the database', closeDatabase)
  watchMetrics()
  addGauges()
  watchRedirects()
  startPipeline(requestPipeline())
  Promise.all([addMissingKeys(), addMissingPostTexts()])
    .then(refreshPlanner)
    .catch((error: unknown) =>
      log.warn({ err: error }, 'leads and posts could not be made ready for searching'),
    )
  seedAreas()
    .then(primeAreas)
    .catch((error: unknown) => log.warn({ err: error }, 'the places and services could not be loaded'))
  watchSpool()
  startPageClock()
  startVisitClock()
  startDelivery()
  startBackups()
  startAccountHousekeeping(foldUnproven)
  void settleSiteFile()
  // Waited for: pages of this build that others have revalidated meanwhile must not be shown as they were.
  stopHearing = await hearOthers(primeAll)
}
