import { forgetNotFound } from '@/lib/data/not-found-hits'
import { handle } from '@/lib/http/handle'
import { notFoundSchema } from '@/lib/schemas/redirects'

/** PATCH { path, isForgotten }: hides an address that led nowhere, or shows it again. 204. */
export const PATCH = handle({
  auth: 'owner',
  schema: notFoundSchema,
  run: ({ input }) => forgetNotFound(input.path, input.isForgotten),
})
