import 'server-only'
import { type Lead } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { correctionText, type LeadDetails, leadDetailNames, reachMessage } from '@/lib/schemas/lead-details'
import { keysOf } from './lead-keys'

/**
 * Returns the columns of a lead's corrected details, with those that searches use, and an event for each.
 * @throws AppError invalid if nobody could reach the lead any more
 */
export function correctDetails(
  lead: Pick<Lead, keyof LeadDetails>,
  change: Partial<LeadDetails>,
): {
  data: Partial<LeadDetails> & Partial<ReturnType<typeof keysOf>>
  events: { kind: string; text: string }[]
} {
  const corrections = leadDetailNames.flatMap((field) => {
    const [from, to] = [lead[field], change[field]]
    return to === undefined || to === from ? [] : [{ field, from, to }]
  })
  if (corrections.length === 0) return { data: {}, events: [] }
  const data = Object.fromEntries(corrections.map(({ field, to }) => [field, to])) as Partial<LeadDetails>
  const correctedLead = { ...lead, ...data }
  if (!correctedLead.phone && !correctedLead.email && (lead.phone || lead.email))
    throw new AppError('invalid', { errors: { phone: reachMessage } })
  return {
    data: { ...data, ...keysOf(correctedLead) },
    events: corrections.map((correction) => ({ kind: 'corrected', text: correctionText(correction) })),
  }
}
