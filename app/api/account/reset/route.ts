import { attempt, onReset } from '@/lib/auth/attempts'
import { resetPassword } from '@/lib/auth/reset'
import { handle } from '@/lib/http/handle'
import { clientAddress } from '@/lib/limits/client-address'
import { resetSchema } from '@/lib/schemas/sign-in'

/** POST: sets a new password by the token of a mailed link; every session of the account ends. 204. */
export const POST = handle({
  schema: resetSchema,
  run: async ({ input, request }) => {
    const address = clientAddress(request.headers)
    await attempt(onReset, address)
    await resetPassword(input.token, input.password, address)
  },
})
