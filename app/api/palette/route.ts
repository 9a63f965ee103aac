import { handle } from '@/lib/http/handle'
import { paletteAnswer } from '@/lib/palette/answer'
import { recentEntries } from '@/lib/palette/recent'
import { paletteSchema } from '@/lib/schemas/palette'

/** POST { q }: what staff may mean by a few letters; with `recent` what was opened last, by its addresses. Not a GET: names and numbers don't belong in an address, which gets logged. */
export const POST = handle({
  auth: 'staff',
  schema: paletteSchema,
  run: ({ input: { q, recent } }) => (recent ? recentEntries(recent, new Date()) : paletteAnswer(q)),
})
