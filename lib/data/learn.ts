import 'server-only'
import { log } from '@/lib/log'
import { currentTenant, inTenant, perTenant } from '@/lib/tenant-context'
import { within } from '@/lib/within'
import { learnAreas } from './areas'
import { getProfile } from './settings'
import { tenantIds } from '@/lib/tenants/known'

const learned = perTenant<Promise<unknown>>('learned')

/** How long somebody waits for it, in milliseconds: without it names are those that the site comes with. */
const mostWait = 1_000

const read = () => Promise.all([learnAreas(), getProfile()])

/**
 * Has the names of the contractor's places and services, and its profile, known to those who ask for one without the
 * database (getTown, getService, knownProfile): once, when the first request or message of the contractor comes. The
 * default one's are read when the server starts. Never throws: what can't be read is read with the next request.
 */
export async function learnOwn(): Promise<void> {
  if (currentTenant() === '') return
  const reading = (learned.current ??= read())
  await within(reading, mostWait).catch((error: unknown) => {
    log.warn({ err: error }, 'the places and services could not be loaded')
    reading.catch(() => {
      if (learned.current === reading) learned.current = undefined
    })
  })
}

/** Reads that again for the default contractor and those who are known here, after other instances have changed something. */
export async function learnAgain(): Promise<void> {
  const known = tenantIds().filter((id) => id === '' || inTenant(id, () => learned.current !== undefined))
  await Promise.all(known.map((id) => inTenant(id, read)))
}
