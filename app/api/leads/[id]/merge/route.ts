import { auditRequest } from '@/lib/auth/audit'
import { mergeLead, unmergeLead } from '@/lib/data/lead-changes'
import { handle } from '@/lib/http/handle'
import { leadMergeSchema } from '@/lib/schemas/lead-work'

/** POST: merges this lead and another request of the same person; 200 with the survivor. */
export const POST = handle({
  auth: 'staff',
  schema: leadMergeSchema,
  run: async ({ input, params, request, staff }) => {
    const { id = '' } = params
    const lead = await mergeLead(id, input.otherId, staff.id)
    const mergedId = lead.id === id ? input.otherId : id
    await auditRequest(staff, request, { action: 'leads-merged', target: lead.id, detail: mergedId })
    return lead
  },
})

/** DELETE: reverts a merge. */
export const DELETE = handle({
  auth: 'staff',
  run: ({ params, staff }) => unmergeLead(params.id ?? '', staff.id),
})
