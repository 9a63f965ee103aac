import { auditRequest } from '@/lib/auth/audit'
import { trashLead } from '@/lib/data/lead-trash'
import { handle } from '@/lib/http/handle'

/** POST: moves a lead to the trash; 204. The log has no name. */
export const POST = handle({
  auth: 'staff',
  run: async ({ params, request, staff }) => {
    const { id = '' } = params
    await trashLead(id, staff.id)
    await auditRequest(staff, request, { action: 'lead-trashed', target: id })
    return new Response(null, { status: 204 })
  },
})
