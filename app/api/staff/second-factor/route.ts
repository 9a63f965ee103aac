import { auditRequest } from '@/lib/auth/audit'
import { requireSecondFactor } from '@/lib/data/second-factor'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { secondFactorRuleSchema } from '@/lib/schemas/staff'

/** PUT { isRequired }: sets if every account needs a second factor; 204, or 409 if the caller has none. */
export const PUT = handle({
  auth: 'owner',
  schema: secondFactorRuleSchema,
  run: async ({ input: { isRequired }, staff, request }) => {
    if (isRequired && !staff.hasSecondFactor)
      throw new AppError('conflict', {
        detail: 'Set up your own two-step verification first, under Your account.',
      })
    await requireSecondFactor(isRequired)
    const target = isRequired ? 'required for everyone' : 'each person’s choice'
    await auditRequest(staff, request, { action: 'second-factor-rule', target, detail: '' })
  },
})
