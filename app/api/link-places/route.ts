import { handle } from '@/lib/http/handle'
import { linkPlaces } from '@/lib/palette/link-places'
import { linkPlacesSchema } from '@/lib/schemas/palette'

/** POST { q }: searches for link targets, `[{ name, places: [{ label, href, detail }] }]`. */
export const POST = handle({
  auth: 'staff',
  schema: linkPlacesSchema,
  run: ({ input: { q } }) => linkPlaces(q),
})
