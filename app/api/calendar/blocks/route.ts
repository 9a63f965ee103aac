import { auditRequest } from '@/lib/auth/audit'
import { addVisitBlocks } from '@/lib/data/visit-blocks'
import { handle } from '@/lib/http/handle'
import { visitBlockSchema } from '@/lib/schemas/visit-work'
import { blockSpans, seriesText } from '@/lib/visits/blocks'

/** POST: blocks days or hours, once or repeatedly; 201 with the first block. Visits booked there stay. */
export const POST = handle({
  auth: 'staff',
  schema: visitBlockSchema,
  run: async ({ input, staff, request }) => {
    const block = await addVisitBlocks(blockSpans(input), input.reason, staff.id)
    await auditRequest(staff, request, {
      action: 'visit-time-blocked',
      target: seriesText(block, input),
      detail: block.reason,
    })
    return Response.json(block, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
