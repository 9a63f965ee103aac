import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { dropRedirect, editRedirect } from '@/lib/pages/redirects'
import { redirectFieldsSchema } from '@/lib/schemas/redirects'

/** PATCH { from, to }: has a redirect start or lead elsewhere. Answers with the redirect. */
export const PATCH = handle({
  auth: 'owner',
  schema: redirectFieldsSchema,
  run: async ({ input, params, staff, request }) => {
    const { before, after } = await editRedirect(params.id ?? '', input)
    const was = before.fromPath === after.fromPath ? '' : `, instead of ${before.fromPath}`
    const detail = `to ${after.toPath}${was}`
    await auditRequest(staff, request, { action: 'redirect-changed', target: after.fromPath, detail })
    return after
  },
})

/** DELETE: takes a redirect away. 204. */
export const DELETE = handle({
  auth: 'owner',
  run: async ({ params, staff, request }) => {
    const { fromPath } = await dropRedirect(params.id ?? '')
    await auditRequest(staff, request, { action: 'redirect-changed', target: fromPath, detail: 'deleted' })
  },
})
