import * as z from 'zod/mini'
import { QUERY_MOST } from '@/lib/text/words'

const paletteMessages = { q: 'Send what to look for as text', recent: 'Send up to ten addresses' }

/** It is cut, never refused for its length: people paste. */
const q = z.string(paletteMessages.q).check(
  z.trim(),
  z.overwrite((text) => text.slice(0, QUERY_MOST)),
)

export const linkPlacesSchema = z.object({ q })

/** A query, or the addresses that were opened last. */
export const paletteSchema = z.object({
  q,
  recent: z.optional(
    z
      .array(
        z.string(paletteMessages.recent).check(z.maxLength(200, paletteMessages.recent)),
        paletteMessages.recent,
      )
      .check(z.maxLength(10, paletteMessages.recent)),
  ),
})
