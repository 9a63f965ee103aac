import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { decideReview } from '@/lib/reviews/decide'
import { reviewDecisionSchema } from '@/lib/schemas/reviews'

/** PATCH: publishes a review as a verified testimonial, takes it off the site, or refuses it for one of four reasons. */
export const PATCH = handle({
  auth: 'staff',
  schema: reviewDecisionSchema,
  run: async ({ input, params, staff, request }) => {
    const { id = '' } = params
    await decideReview(id, input, staff.id)
    const detail = input.action === 'refuse' ? `refused: ${input.refusal}` : input.action
    await auditRequest(staff, request, { action: 'review-decided', target: id, detail })
  },
})
