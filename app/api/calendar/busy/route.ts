import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { busyCalendarSchema } from '@/lib/schemas/visit-work'
import { addCalendar } from '@/lib/visits/busy-calendars'

/** POST { name, address }: reads a calendar elsewhere and adds it, so that its busy times aren't offered. */
export const POST = handle({
  auth: 'staff',
  schema: busyCalendarSchema,
  limit: { name: 'busy-calendars', points: 20, seconds: 600 },
  run: async ({ input, staff, request }) => {
    await addCalendar(input, staff.id)
    await auditRequest(staff, request, { action: 'busy-calendar-added', target: input.name })
  },
})
