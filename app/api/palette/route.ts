import { handle } from '@/lib/http/handle'
import { paletteAnswer } from '@/lib/palette/answer'
import { paletteSchema } from '@/lib/schemas/palette'

/** POST { q }: what staff may mean by a few letters. Not a GET: names and numbers don't belong in an address, which gets logged. */
export const POST = handle({
  auth: 'staff',
  schema: paletteSchema,
  run: ({ input }) => paletteAnswer(input.q),
})
