import { auditRequest } from '@/lib/auth/audit'
import { removeInvite } from '@/lib/data/staff-invites'
import { handle } from '@/lib/http/handle'

/** DELETE: deletes an invitation; its link stops working. 204. */
export const DELETE = handle({
  auth: 'owner',
  run: async ({ params, staff, request }) => {
    const { email } = await removeInvite(params.id ?? '')
    await auditRequest(staff, request, { action: 'staff-invited', target: email, detail: 'taken back' })
  },
})
