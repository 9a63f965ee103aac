import { handle } from '@/lib/http/handle'
import { newVisitSchema } from '@/lib/schemas/visit-work'
import { makeVisit } from '@/lib/visits/staff-visits'

/** POST: books a visit; 201 with it, 409 if the time is taken, with the name. */
export const POST = handle({
  auth: 'staff',
  schema: newVisitSchema,
  run: async ({ input, staff }) =>
    Response.json(await makeVisit(input, { staffId: staff.id }), {
      status: 201,
      headers: { 'cache-control': 'no-store' },
    }),
})
