import { forgetNotFound } from '@/lib/data/not-found-hits'
import { handle } from '@/lib/http/handle'
import { notFoundSchema } from '@/lib/schemas/redirects'

/** PATCH { path, isForgotten }: takes an address that led nowhere out of sight, or brings it back. 204. */
export const PATCH = handle({
  auth: 'owner',
  schema: notFoundSchema,
  run: async ({ input }) => {
    await forgetNotFound(input.path, input.isForgotten)
    return new Response(null, { status: 204 })
  },
})
