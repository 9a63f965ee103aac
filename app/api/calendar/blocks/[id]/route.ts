import { auditRequest } from '@/lib/auth/audit'
import { getVisitBlock, removeVisitBlocks } from '@/lib/data/visit-blocks'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { blockText } from '@/lib/visits/blocks'

/** DELETE: removes a block; with `?later` also the later ones of its series. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const block = await getVisitBlock(params.id ?? '')
    if (!block) throw new AppError('not-found')
    const withLater = new URL(request.url).searchParams.has('later')
    await removeVisitBlocks(block, withLater)
    await auditRequest(staff, request, {
      action: 'visit-time-opened',
      target: withLater ? `${blockText(block)} and later ones` : blockText(block),
      detail: block.reason,
    })
  },
})
