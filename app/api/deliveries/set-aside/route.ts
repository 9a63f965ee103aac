import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { bringInSetAside, dismissSetAside } from '@/lib/leads/set-aside'
import { setAsideSchema } from '@/lib/schemas/deliveries'

/** POST: brings a refused request into the inbox, or dismisses it; 409 if it still can't be stored. */
export const POST = handle({
  auth: 'staff',
  schema: setAsideSchema,
  run: async ({ input: { action, file }, request, staff }) => {
    const isBroughtIn = action === 'bring-in'
    await (isBroughtIn ? bringInSetAside : dismissSetAside)(file)
    await auditRequest(staff, request, { action: isBroughtIn ? 'request-brought-in' : 'request-dismissed' })
  },
})
