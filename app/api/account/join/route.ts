import { join } from '@/lib/auth/invite'
import { handle } from '@/lib/http/handle'
import { clientAddress } from '@/lib/limits/client-address'
import { joinSchema } from '@/lib/schemas/staff'

// A token can’t be guessed; this only limits the load on the database.
const limit = { name: 'join', points: 30, seconds: 600 }

/** POST { token, name, password }: makes the account that an invitation promises. 201 `{ email }`. */
export const POST = handle({
  schema: joinSchema,
  limit,
  run: async ({ input, request }) => {
    const address = clientAddress(request.headers)
    return Response.json(await join(input, address), {
      status: 201,
      headers: { 'cache-control': 'no-store' },
    })
  },
})
