import 'server-only'
import { log } from '@/lib/log'
import { currentTenant, inTenant, perTenant } from '@/lib/tenant-context'
import { within } from '@/lib/within'
import { learnAreas } from './areas'
import { loadRedirects } from './redirect-table'
import { getProfile } from './settings'
import { tenantIds } from '@/lib/known-tenants'

/** What is under way, and `true` when it is done. */
const learned = perTenant<Promise<unknown> | true>('learned')

/** How long somebody waits for it, in milliseconds: without it names are those that the site comes with. */
const mostWait = 1_000

const read = () => Promise.all([learnAreas(), getProfile(), loadRedirects()])

/**
 * Has the contractor's redirects, the names of its places and services, and its profile known to those who ask for one without the
 * database (getTown, getService, knownProfile): once, when the first request or message of the contractor comes. The
 * default one's are read when the server starts. Never throws: what can't be read is read with the next request.
 */
export async function learnOwn(): Promise<void> {
  if (currentTenant() === '' || learned.current === true) return
  learned.current ??= read().then(
    () => (learned.current = true),
    (error: unknown) => {
      learned.current = undefined
      throw error
    },
  )
  await within(learned.current, mostWait).catch((error: unknown) =>
    log.warn({ err: error }, 'the places and services could not be loaded'),
  )
}

/** Reads that again for the default contractor and those who are known here, after other instances have changed something. */
export async function learnAgain(): Promise<void> {
  const known = tenantIds().filter((id) => id === '' || inTenant(id, () => learned.current !== undefined))
  await Promise.all(known.map((id) => inTenant(id, read)))
}
