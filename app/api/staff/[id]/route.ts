import { changeAccount } from '@/lib/auth/accounts'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { staffPatchSchema } from '@/lib/schemas/staff'

/**
 * PATCH { name?, role?, isActive?, password? }: changes, deactivates or reactivates an account; answers it as it is then.
 * Who makes an owner says their own password again.
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
