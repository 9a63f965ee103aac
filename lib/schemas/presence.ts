import * as z from 'zod/mini'
import { editedKinds } from '@/lib/content-types'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** Own words are those of a place and a service: "nyack/kitchen-remodeling". */
const placeId = z.string().check(z.regex(/^[\w-]{1,64}(?:\/[\w-]{1,64})?$/))

/** What an open editor says of itself. */
export const presenceSchema = z.object({
  kind: z.enum(editedKinds),
  id: placeId,
  /** Of the window, by chance; the same after a reload. */
  tab: id,
  /** How long ago something was last changed in it, in seconds; null when nothing was. */
  edited: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  /** It has been closed. */
  leaves: z.optional(z.boolean()),
})
