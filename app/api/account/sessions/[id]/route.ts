import { auditRequest } from '@/lib/auth/audit'
import { endStaffSession } from '@/lib/data/staff-sessions'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'

/** DELETE: ends one of the account's own sessions. 204; 404 when there is no such open one. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    if (!(await endStaffSession(staff.id, params.id ?? ''))) throw new AppError('not-found')
    await auditRequest(staff, request, { action: 'session-ended' })
  },
})
