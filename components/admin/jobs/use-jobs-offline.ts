import { useEffect } from 'react'

const workerPath = '/jobs-worker.js'
const scope = '/admin/jobs'

/** Registers the worker that opens this screen without a connection, and has it store what the page has loaded. */
async function storeScreen(parts: (() => Promise<unknown>)[]): Promise<void> {
  await navigator.serviceWorker.register(workerPath, { scope })
  await Promise.all(parts.map((load) => load()))
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}

/**
 * Makes the Jobs screen work without a connection, with its `parts` that otherwise load when they are opened. A worker
 * and the camera depend on the address that a document was opened at, so a visit that began elsewhere loads it anew.
 */
export function useJobsOffline(parts: (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation')
    if (visit && !new URL(visit.name).pathname.startsWith(scope)) return location.reload()
    // Browsers have no workers without TLS, and none without their storage.
    if ('serviceWorker' in navigator) storeScreen(parts).catch(() => undefined)
  }, [parts])
}
