import { auditRequest } from '@/lib/auth/audit'
import type { AuditAction } from '@/lib/content-types'
import { removeForGood } from '@/lib/data/trash'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { type TrashKind, trashKindOf } from '@/lib/trash'

const actions: Record<TrashKind, AuditAction> = {
  page: 'page-deleted',
  post: 'post-deleted',
  project: 'project-deleted',
  testimonial: 'testimonial-deleted',
  lead: 'lead-deleted',
}

/** DELETE: removes something in the trash for good; 204. For owners only. Of a lead the log keeps no name. */
export const DELETE = handle({
  auth: 'owner',
  run: async ({ params, staff, request }) => {
    const kind = trashKindOf(params.kind)
    if (!kind) throw new AppError('not-found')
    const { title } = await removeForGood(kind, params.id ?? '')
    const detail = kind === 'lead' ? '' : `for good: ${title}`
    await auditRequest(staff, request, { action: actions[kind], target: params.id, detail })
    return new Response(null, { status: 204 })
  },
})
