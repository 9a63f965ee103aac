import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { dropRedirect } from '@/lib/pages/redirects'

/** DELETE: takes a redirect away. 204. */
export const DELETE = handle({
  auth: 'owner',
  run: async ({ params, staff, request }) => {
    const { fromPath } = await dropRedirect(params.id ?? '')
    await auditRequest(staff, request, { action: 'redirect-changed', target: fromPath, detail: 'deleted' })
    return new Response(null, { status: 204 })
  },
})
