import { auditRequest } from '@/lib/auth/audit'
import { mergeLead, unmergeLead } from '@/lib/data/lead-changes'
import { handle } from '@/lib/http/handle'
import { leadMergeSchema } from '@/lib/schemas/leads'

/** POST: joins another request of the same person to this lead; 200 with the lead. */
export const POST = handle({
  auth: 'staff',
  schema: leadMergeSchema,
  run: async ({ input, params, request, staff }) => {
    const { id = '' } = params
    const lead = await mergeLead(id, input.otherId, staff.id)
    await auditRequest(staff, request, { action: 'leads-merged', target: id, detail: input.otherId })
    return lead
  },
})

/** DELETE: has a lead that was joined to another stand by itself again. */
export const DELETE = handle({
  auth: 'staff',
  run: ({ params, staff }) => unmergeLead(params.id ?? '', staff.id),
})
