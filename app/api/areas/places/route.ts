import { areaHandlers } from '@/app/api/record-handlers'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { place } from '@/lib/records/place/definition'
import { addPlace, placeStore } from '@/lib/records/place/store'
import { revalidate } from '@/lib/revalidate'

export const { GET } = areaHandlers(placeStore).collection

/** POST: adds a place, with all its pages; 201, or 409 where its address is taken. */
export const POST = handle({
  auth: 'owner',
  schema: place.formSchema,
  run: async ({ input, staff, request }) => {
    const newPlace = await addPlace(input)
    // Its pages are there at once, and every list counts it.
    await revalidate({ kind: 'site' })
    await auditRequest(staff, request, { action: 'place-added', target: newPlace.name })
    return Response.json(newPlace, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
