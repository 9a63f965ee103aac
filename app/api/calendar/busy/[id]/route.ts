import { auditRequest } from '@/lib/auth/audit'
import { removeBusyCalendar } from '@/lib/data/busy-calendars'
import { handle } from '@/lib/http/handle'

/** DELETE: removes a calendar, whose busy times are offered again. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const name = await removeBusyCalendar(params.id ?? '')
    await auditRequest(staff, request, { action: 'busy-calendar-removed', target: name })
  },
})
