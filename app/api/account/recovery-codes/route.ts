import { remakeRecoveryCodes } from '@/lib/auth/account'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { codeSchema } from '@/lib/schemas/sign-in'

/** POST: new recovery codes in the place of the old ones, for a code: `{ recoveryCodes }`, shown only this once. */
export const POST = handle({
  auth: 'staff',
  schema: codeSchema,
  run: async ({ input, staff, request }) => {
    const recoveryCodes = await remakeRecoveryCodes(staff, input.code)
    await auditRequest(staff, request, { action: 'recovery-codes-made' })
    return { recoveryCodes }
  },
})
