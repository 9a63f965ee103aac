import { auditRequest } from '@/lib/auth/audit'
import { getVisitBlock, removeVisitBlock } from '@/lib/data/visit-blocks'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { blockText } from '@/lib/visits/blocks'

/** DELETE: removes a block. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const block = await getVisitBlock(params.id ?? '')
    if (!block) throw new AppError('not-found')
    await removeVisitBlock(block.id)
    await auditRequest(staff, request, {
      action: 'visit-time-opened',
      target: blockText(block),
      detail: block.reason,
    })
    return new Response(null, { status: 204 })
  },
})
