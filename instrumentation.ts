/** Next calls this once when the server starts: an unusable configuration stops it with one line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [
    { checkEnv },
    { watchIncoming },
    { believeOnlyProxies },
    { watchNotFound },
    { watchSpool },
    { startPageClock },
    { startDelivery },
    { startAccountHousekeeping },
    { checkSecret },
  ] = await Promise.all([
    import('@/lib/check-env'),
    import('@/lib/http/incoming'),
    import('@/lib/limits/client-address'),
    import('@/lib/not-found/not-found-log'),
    import('@/lib/leads/spool'),
    import('@/lib/pages/page-clock'),
    import('@/lib/delivery/start'),
    import('@/lib/auth/housekeeping'),
    import('@/lib/auth/secret'),
  ])
  checkEnv()
  checkSecret()
  watchIncoming()
  believeOnlyProxies()
  watchNotFound()
  watchSpool()
  startPageClock()
  startDelivery()
  startAccountHousekeeping()
}
