import { changeAccount } from '@/lib/auth/accounts'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { staffPatchSchema } from '@/lib/schemas/staff'

/**
 * PATCH { name?, role?, isActive?, password? }: changes, deactivates or reactivates an account and answers with it.
 * Making somebody an owner requires the caller's own password.
 */
export const PATCH = handle({
  auth: 'owner',
  schema: staffPatchSchema,
  run: async ({ input, params, staff, request }) => {
    const { account, entries } = await changeAccount(params.id ?? '', input, staff)
    for (const entry of entries) await auditRequest(staff, request, entry)
    return account
  },
})
