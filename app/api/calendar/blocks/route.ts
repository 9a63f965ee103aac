import { auditRequest } from '@/lib/auth/audit'
import { addVisitBlock } from '@/lib/data/visit-blocks'
import { handle } from '@/lib/http/handle'
import { visitBlockSchema } from '@/lib/schemas/visit-work'
import { blockSpan, blockText } from '@/lib/visits/blocks'

/** POST: blocks days or hours; 201 with the block. Visits booked there stay. */
export const POST = handle({
  auth: 'staff',
  schema: visitBlockSchema,
  run: async ({ input, staff, request }) => {
    const block = await addVisitBlock({ ...blockSpan(input), reason: input.reason }, staff.id)
    await auditRequest(staff, request, {
      action: 'visit-time-blocked',
      target: blockText(block),
      detail: block.reason,
    })
    return Response.json(block, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
