import { auditRequest } from '@/lib/auth/audit'
import { removeNewsSignup } from '@/lib/data/news-signups'
import { handle } from '@/lib/http/handle'

/** DELETE: takes an address off the list of those who asked for news; 204. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, request, staff }) => {
    await removeNewsSignup(params.id ?? '')
    await auditRequest(staff, request, { action: 'news-signup-removed' })
  },
})
