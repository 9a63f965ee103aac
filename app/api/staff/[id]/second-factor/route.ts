import { checkPassword } from '@/lib/auth/account'
import { auditRequest } from '@/lib/auth/audit'
import { removeSecondFactor } from '@/lib/data/second-factor'
import { requireStaffAccount } from '@/lib/data/staff-accounts'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { secondFactorSchema } from '@/lib/schemas/sign-in'

/** DELETE: switches somebody's second factor off, when the phone with it is lost, for one's own password. 204. */
export const DELETE = handle({
  auth: 'owner',
  schema: secondFactorSchema,
  run: async ({ input, params, staff, request }) => {
    const account = await requireStaffAccount(params.id ?? '')
    // One's own takes the password and a code.
    if (account.id === staff.id)
      throw new AppError('conflict', {
        detail: 'Turn off your own two-step verification under Your account.',
      })
    await checkPassword(staff, input.password)
    await removeSecondFactor(account.id)
    const detail = 'turned off two-step verification'
    await auditRequest(staff, request, { action: 'staff-changed', target: account.email, detail })
  },
})
