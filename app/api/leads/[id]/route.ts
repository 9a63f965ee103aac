import { judgeLead } from '@/lib/data/leads'
import { handle } from '@/lib/http/handle'
import { spamVerdictSchema } from '@/lib/schemas/leads'

/** PATCH: staff's word on whether a lead is spam, `{ spam }`; 200 with the lead and its history. */
export const PATCH = handle({
  auth: 'staff',
  schema: spamVerdictSchema,
  run: ({ input, params, staff }) => judgeLead(params.id ?? '', input.spam, staff.id),
})
