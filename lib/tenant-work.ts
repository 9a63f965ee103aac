import 'server-only'
import { log } from '@/lib/log'
import { everyTenant, inTenant } from '@/lib/tenant-context'
import { isShared, knownTenants, tenantIds } from './known-tenants'

// What the installation does by itself for each of its contractors, in that contractor's name.

/** The ids of those whose site is open: nothing is sent for the others, nor shown. */
export const openTenants = (): string[] => {
  const closed = new Set(knownTenants().flatMap(({ id, isClosed }) => (isClosed ? [id] : [])))
  return tenantIds().filter((id) => !closed.has(id))
}

/** What an answer is about all contractors together, such as how many messages wait in the installation. */
export const ofAll = <T>(ask: () => T): T => inTenant(isShared() ? everyTenant : '', ask)

/**
 * The contractors who have something to do, by one question about all of them. While there is but the default one nothing
 * is asked: it looks for itself. They come in the order of the rows.
 * @param ask gives the rows that there is something to do about; asked in the name of all
 * @param among who comes into question: those whose site is open, unless told otherwise
 */
export async function tenantsWith(
  ask: () => Promise<readonly { tenantId: string }[]>,
  among = openTenants,
): Promise<string[]> {
  if (!isShared()) return ['']
  const rows = await inTenant(everyTenant, ask)
  const found = new Set(rows.map(({ tenantId }) => tenantId))
  const all = new Set(among())
  return [...found].filter((id) => all.has(id))
}

/**
 * Does a thing for some contractors, one after the other, each in its own name. One's failure doesn't keep the others from
 * theirs: it is logged.
 * @throws what the default contractor's threw, or where everybody's failed the first one's, when all are done
 */
export async function forTenants(
  ids: readonly string[],
  work: (tenant: string) => Promise<unknown>,
): Promise<void> {
  const failures = new Map<string, unknown>()
  for (const id of ids)
    await inTenant(id, async () => {
      try {
        await work(id)
      } catch (error) {
        failures.set(id, error)
        // The default one's is its caller's to tell.
        if (id !== '') log.error({ err: error }, 'a contractor’s job failed; those of the others go on')
      }
    })
  const [first] = failures
  if (failures.has('')) throw failures.get('')
  if (first && failures.size === ids.length) throw first[1]
}
