import 'server-only'
import { randomUUID } from 'node:crypto'
import { createLead, type LeadInput } from '@/lib/data/leads'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { replaySpool, type SpooledLead, spoolLead } from './spool'

export { replaySpool } from './spool'

/** How long the database may take, in milliseconds; a visitor shouldn't wait longer for an answer. */
const storeWithin = 6_000

/** What a form says; texts it doesn't have may be left out. */
export type CapturedLead = Omit<LeadInput, 'id' | 'createdAt'>

/** PostgreSQL takes neither NUL nor half a surrogate pair, and no lead may fail for one. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

const complete = (input: CapturedLead): SpooledLead => ({
  ...(Object.fromEntries(Object.entries(input).map(([name, text]) => [name, clean(text)])) as CapturedLead),
  id: randomUUID(),
  createdAt: new Date().toISOString(),
})

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database took too long')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Keeps a visitor's request: in the database, or, while that takes none, as a file in the spool. When this returns the
 * request is on disk.
 * @throws AppError unavailable if neither takes it
 */
export async function captureLead(input: CapturedLead): Promise<{ id: string }> {
  const lead = complete(input)
  try {
    // One that is merely late may still arrive after it was spooled: the same id keeps it a single lead.
    await within(createLead(lead), storeWithin)
  } catch (error) {
    log.error({ err: error, lead: lead.id }, 'the database took no lead, it goes to the spool')
    try {
      await spoolLead(lead)
    } catch (spoolError) {
      log.error({ err: spoolError, lead: lead.id }, 'the spool took no lead either')
      throw new AppError('unavailable')
    }
    return { id: lead.id }
  }
  replayInBackground()
  return { id: lead.id }
}

/** Brings the leads that wait in the spool into the database; what hinders that is logged, and tried again after the next lead. */
export function replayInBackground(): void {
  replaySpool().catch((error: unknown) => log.error({ err: error }, 'the spool could not be replayed'))
}
