import { auditRequest } from '@/lib/auth/audit'
import { saveSetup } from '@/lib/data/setup'
import { handle } from '@/lib/http/handle'
import { hasBegun } from '@/lib/business/setup'
import { revalidate } from '@/lib/revalidate'
import { setupSchema } from '@/lib/schemas/setup'

/**
 * PUT: stores an owner's progress with the setup, or that it is set aside; returns the result. Progress never goes
 * back.
 */
export const PUT = handle({
  auth: 'owner',
  schema: setupSchema,
  run: async ({ input, staff, request }) => {
    const { before, after } = await saveSetup(input)
    if (hasBegun(after) && !hasBegun(before)) await revalidate({ kind: 'profile' })
    if (after.status !== before.status && after.status !== 'open')
      await auditRequest(staff, request, {
        action: 'settings-changed',
        target: 'Setup',
        detail: after.status === 'done' ? 'finished' : 'set aside',
      })
    return after
  },
})
