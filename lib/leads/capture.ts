import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { createLead, type LeadInput } from '@/lib/data/leads'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { countLead } from '@/lib/metrics/registry'
import { officePhone } from './office-phone'
import { type SpooledLead, spoolLead, storeWithin } from './spool'
import { withTimeout } from '@/lib/with-timeout'

/** What a form says; texts it doesn't have may be left out. */
export type CapturedLead = Omit<LeadInput, 'id' | 'createdAt'>

/** PostgreSQL takes neither NUL nor half a surrogate pair, and no lead may fail for one. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

/**
 * The id of the lead that a form instance makes: always the same, so that it is one lead and one answer also where the
 * database can't be asked. Who knows the id doesn't know the key.
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
 * Keeps a visitor's request: in the database, or, while that takes none, as a file in the spool. When this returns the
 * request is on disk. One that a form instance (`key`) has sent before isn't kept again.
 * @returns its id, and whether the site holds it as spam
 * @throws AppError unavailable, with the telephone number, if neither takes it
 */
export async function captureLead(input: CapturedLead): Promise<{ id: string; held: boolean }> {
  const lead = complete(input)
  try {
    // One that is merely late may still arrive after it was spooled: the same id keeps it a single lead.
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
    const detail = `Please call us at ${await officePhone()}: we answer right away.`
    throw new AppError('unavailable', { detail })
  }
  return { id: lead.id, held: lead.status === 'spam' }
}
