import { makePlace } from '@/lib/areas/changes'
import { auditRequest } from '@/lib/auth/audit'
import { listPlaces } from '@/lib/data/areas'
import { handle } from '@/lib/http/handle'
import { placeSchema } from '@/lib/schemas/areas'

/** GET: all places, in their order. */
export const GET = handle({ auth: 'staff', run: () => listPlaces() })

/** POST: adds a place, with all its pages; 201, or 409 where its address is taken. */
export const POST = handle({
  auth: 'owner',
  schema: placeSchema,
  run: async ({ input, staff, request }) => {
    const place = await makePlace(input)
    await auditRequest(staff, request, { action: 'place-added', target: place.name })
    return Response.json(place, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
