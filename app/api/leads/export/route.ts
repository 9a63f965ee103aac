import { auditRequest } from '@/lib/auth/audit'
import { type Lead } from '@/lib/content-types'
import { listAllFinishes } from '@/lib/data/finishes'
import { eachLead, listSelected } from '@/lib/data/lead-inbox'
import { getProfile } from '@/lib/data/settings'
import { csvResponse } from '@/lib/http/csv-response'
import { handle } from '@/lib/http/handle'
import { csvHead, csvLines } from '@/lib/leads/csv'
import { inboxNow } from '@/lib/leads/reply-promise'
import { leadFilterOf } from '@/lib/schemas/lead-filter'
import { longestMany, selectedSchema } from '@/lib/schemas/many'
import { counted } from '@/lib/text/counted'
import { officeDay } from '@/lib/time/office-time'

/** GET: streams the leads of a filter as CSV; for owners. */
export const GET = handle({
  auth: 'owner',
  run: async ({ request, staff }) => {
    const { searchParams } = new URL(request.url)
    const filter = leadFilterOf(Object.fromEntries(searchParams))
    const now = inboxNow(await getProfile(), new Date())
    await auditRequest(staff, request, { action: 'leads-exported', detail: filter.view })
    return csvOf((take) => eachLead(filter, now, take))
  },
})

/** POST: streams the leads with these ids as CSV; for owners. */
export const POST = handle({
  auth: 'owner',
  schema: selectedSchema,
  maxBytes: longestMany,
  run: async ({ input, request, staff }) => {
    const ids = input.items.map(({ id }) => id)
    await auditRequest(staff, request, { action: 'leads-exported', detail: counted(ids.length, 'lead') })
    return csvOf(async (take) => take(await listSelected(ids)))
  },
})

async function csvOf(read: (take: (leads: Lead[]) => void) => Promise<void>): Promise<Response> {
  const finishes = await listAllFinishes()
  return csvResponse(`leads-${officeDay(new Date().toISOString())}`, async (take) => {
    take(csvHead)
    await read((leads) => take(csvLines(leads, finishes)))
  })
}
