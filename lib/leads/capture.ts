import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { createLead, type LeadInput } from '@/lib/data/leads'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { countLead } from '@/lib/metrics/registry'
import { officePhone } from './office-phone'
import { type SpooledLead, spoolLead, storeWithin } from './spool'
import { withTimeout } from '@/lib/with-timeout'

/** The fields of a form; those it doesn't have may be missing. */
export type CapturedLead = Omit<LeadInput, 'id' | 'createdAt'>

/** PostgreSQL accepts neither NUL nor half a surrogate pair, and no lead may fail because of one. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

/**
 * Returns the id of a form instance's lead: always the same, so that it stays one lead even while the database is
 * away. The id doesn't reveal the key.
 */
export const idOfKey = (key: string) =>
  createHash('sha256').update(`lead of ${key}`).digest('base64url').slice(0, 24)

const complete = (input: CapturedLead): SpooledLead => ({
  ...(Object.fromEntries(
    Object.entries(input).flatMap(([name, text]) => (text === undefined ? [] : [[name, clean(text)]])),
  ) as CapturedLead),
  id: input.key ? idOfKey(input.key) : randomUUID(),
  createdAt: new Date().toISOString(),
})

/**
 * Stores a request in the database or, while that is away, as a file in the spool. When this returns the request is on
 * disk. A form instance (`key`) is stored only once.
 * @returns its id, and if it is held as spam
 * @throws AppError unavailable, with the telephone number, if neither accepts it
 */
export async function captureLead(input: CapturedLead): Promise<{ id: string; held: boolean }> {
  const lead = complete(input)
  try {
    // A slow write may still succeed after the lead was spooled: the same id keeps it a single lead.
    const { id, status, suspicion } = await withTimeout(createLead(lead), storeWithin)
    const held = status === 'spam' && suspicion !== ''
    countLead(lead.source, held ? 'suspect' : 'database')
    return { id, held }
  } catch (error) {
    log.error({ err: error, lead: lead.id }, 'the database took no lead, it goes to the spool')
  }
  try {
    await spoolLead(lead)
    countLead(lead.source, 'spool')
  } catch (error) {
    log.error({ err: error, lead: lead.id }, 'the spool took no lead either')
    const detail = `Please call us at ${await officePhone()}.`
    throw new AppError('unavailable', { detail })
  }
  return { id: lead.id, held: lead.status === 'spam' }
}
