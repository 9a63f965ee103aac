import * as z from 'zod/mini'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** Page copy belongs to a place and a service: "nyack/kitchen-remodeling". */
const placeId = z.string().check(z.regex(/^[\w-]{1,64}(?:\/[\w-]{1,64})?$/))

/** An open editor's message. */
export const presenceSchema = z.object({
  kind: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  id: placeId,
  /** The window's random ID; the same after a reload. */
  tab: id,
  /** Seconds since its last change; null when there was none. */
  edited: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  /** Set when it is closed. */
  leaves: z.optional(z.boolean()),
})
