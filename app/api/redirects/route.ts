import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { makeRedirect } from '@/lib/pages/redirects'
import { redirectSchema } from '@/lib/schemas/redirects'

/** POST { from, to }: has an old address lead to a page. 201 with the redirect. */
export const POST = handle({
  auth: 'owner',
  schema: redirectSchema,
  run: async ({ input, staff, request }) => {
    const redirect = await makeRedirect(input)
    const { fromPath, toPath } = redirect
    await auditRequest(staff, request, {
      action: 'redirect-changed',
      target: fromPath,
      detail: `to ${toPath}`,
    })
    return Response.json(redirect, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
