import { attempt, onReset } from '@/lib/auth/attempts'
import { mailResetLink } from '@/lib/auth/reset'
import { handle } from '@/lib/http/handle'
import { clientAddress } from '@/lib/limits/client-address'
import { log } from '@/lib/log'
import { resetLinkSchema } from '@/lib/schemas/sign-in'

/** POST: mails a link to set a new password. 202 at once and always, so that nobody learns who has an account. */
export const POST = handle({
  schema: resetLinkSchema,
  run: async ({ input, request }) => {
    const address = clientAddress(request.headers)
    await attempt(onReset, address)
    void mailResetLink(input.email, address).catch((error: unknown) =>
      log.error({ err: error }, 'a link to set a new password could not be made'),
    )
    return new Response(null, { status: 202 })
  },
})
