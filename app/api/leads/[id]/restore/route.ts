import { restoreLead } from '@/lib/data/lead-trash'
import { handle } from '@/lib/http/handle'

/** POST: restores a lead from the trash; 204. */
export const POST = handle({
  auth: 'staff',
  run: ({ params, staff }) => restoreLead(params.id ?? '', staff.id),
})
