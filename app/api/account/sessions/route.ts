import { auditRequest } from '@/lib/auth/audit'
import { endOtherSessions, listStaffSessions } from '@/lib/data/staff-sessions'
import { handle } from '@/lib/http/handle'

/** GET: the account's open sessions, the one used last first; `isThis` marks the one that asks. */
export const GET = handle({
  auth: 'staff',
  run: async ({ staff }) => {
    const sessions = await listStaffSessions(staff.id)
    return sessions.map((session) => ({ ...session, isThis: session.id === staff.sessionId }))
  },
})

/** DELETE: ends every session of the account but this one: `{ ended }`, how many. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ staff, request }) => {
    const endedCount = await endOtherSessions(staff.id, staff.sessionId)
    if (endedCount > 0)
      await auditRequest(staff, request, { action: 'session-ended', detail: `all others: ${endedCount}` })
    return { ended: endedCount }
  },
})
