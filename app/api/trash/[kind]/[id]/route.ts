import { auditRequest } from '@/lib/auth/audit'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { purgeWithPhotos } from '@/lib/private-files/sweep'
import { recordOf } from '@/lib/records/registry'
import { removeForGood } from '@/lib/records/trash'

/** DELETE: purges a trashed record; 204. For owners only. The log doesn't name leads. */
export const DELETE = handle({
  auth: 'owner',
  run: async ({ params, staff, request }) => {
    const kind = recordOf(params.kind)?.kind
    if (!kind) throw new AppError('not-found')
    const { id = '' } = params
    const { title } = await purgeWithPhotos({ id }, () => removeForGood(kind, id))
    const detail = kind === 'lead' ? '' : `for good: ${title}`
    await auditRequest(staff, request, { action: `${kind}-deleted`, target: id, detail })
    return new Response(null, { status: 204 })
  },
})
