import * as z from 'zod/mini'
import { QUERY_MOST } from '@/lib/text/words'

const paletteMessages = { q: 'Send what to look for as text' }

/** What POST /api/palette takes. It is cut, never refused for its length: people paste. */
export const paletteSchema = z.object({
  q: z.string(paletteMessages.q).check(
    z.trim(),
    z.overwrite((text) => text.slice(0, QUERY_MOST)),
  ),
})
