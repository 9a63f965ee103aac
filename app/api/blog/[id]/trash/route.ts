import { auditRequest } from '@/lib/auth/audit'
import { purgePost } from '@/lib/data/post-trash'
import { handle } from '@/lib/http/handle'

/** DELETE: removes a deleted post for good; 204. For owners only. */
export const DELETE = handle({
  auth: 'owner',
  run: async ({ params, staff, request }) => {
    const { title } = await purgePost(params.id ?? '')
    const detail = `for good: ${title}`
    await auditRequest(staff, request, { action: 'post-deleted', target: params.id, detail })
    return new Response(null, { status: 204 })
  },
})
