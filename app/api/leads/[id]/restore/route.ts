import { restoreLead } from '@/lib/data/lead-trash'
import { handle } from '@/lib/http/handle'

/** POST: restores a lead from the trash; 204. */
export const POST = handle({
  auth: 'staff',
  run: async ({ params, staff }) => {
    await restoreLead(params.id ?? '', staff.id)
    return new Response(null, { status: 204 })
  },
})
