import { forgetNotFound } from '@/lib/data/not-found-hits'
import { handle } from '@/lib/http/handle'
import { notFoundSchema } from '@/lib/schemas/redirects'

/** DELETE { path }: forgets an address that led nowhere, until it is asked for again. 204. */
export const DELETE = handle({
  auth: 'owner',
  schema: notFoundSchema,
  run: async ({ input }) => {
    await forgetNotFound(input.path)
    return new Response(null, { status: 204 })
  },
})
