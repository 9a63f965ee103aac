import { changePassword } from '@/lib/auth/account'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { passwordSchema } from '@/lib/schemas/sign-in'

/** PUT: a new password for the present one; the account's other sessions end. 204. */
export const PUT = handle({
  auth: 'staff',
  schema: passwordSchema,
  run: async ({ input, staff, request }) => {
    await changePassword(staff, input)
    await auditRequest(staff, request, { action: 'password-changed' })
  },
})
