import { handle } from '@/lib/http/handle'
import { paletteAnswer } from '@/lib/palette/answer'
import { recentEntries } from '@/lib/palette/recent'
import { paletteSchema } from '@/lib/schemas/palette'

/**
 * POST { q }: searches for the command palette; with `recent` it returns recently opened records by their addresses.
 * Not a GET: names and numbers in an address would be logged.
 */
export const POST = handle({
  auth: 'staff',
  schema: paletteSchema,
  run: ({ input: { q, recent } }) => (recent ? recentEntries(recent, new Date()) : paletteAnswer(q)),
})
