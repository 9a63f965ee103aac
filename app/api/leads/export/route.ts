import { auditRequest } from '@/lib/auth/audit'
import { listAllFinishes } from '@/lib/data/finishes'
import { eachLead } from '@/lib/data/lead-inbox'
import { getProfile } from '@/lib/data/settings'
import { handle } from '@/lib/http/handle'
import { csvHead, csvLines } from '@/lib/leads/csv'
import { inboxNow } from '@/lib/leads/reply-promise'
import { leadFilterOf } from '@/lib/schemas/lead-filter'
import { officeDay } from '@/lib/time/office-time'

/** GET: streams the leads of a filter as CSV; for owners. */
export const GET = handle({
  auth: 'owner',
  run: async ({ request, staff }) => {
    const { searchParams } = new URL(request.url)
    const filter = leadFilterOf(Object.fromEntries(searchParams))
    const now = inboxNow(await getProfile(), new Date())
    await auditRequest(staff, request, { action: 'leads-exported', detail: filter.view })
    const finishes = await listAllFinishes()
    const encoder = new TextEncoder()
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        try {
          controller.enqueue(encoder.encode(csvHead))
          await eachLead(filter, now, (leads) =>
            controller.enqueue(encoder.encode(csvLines(leads, finishes))),
          )
          controller.close()
        } catch (error) {
          controller.error(error)
        }
      },
    })
    return new Response(stream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-${officeDay(new Date().toISOString())}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
})
