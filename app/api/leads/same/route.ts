import { listLeadsOf } from '@/lib/data/lead-inbox'
import { handle } from '@/lib/http/handle'
import { about } from '@/lib/leads/lead-text'
import { samePersonSchema } from '@/lib/schemas/lead-details'

/** POST: the leads with a telephone number or an email address, newest first; posted, so that no address has either. */
export const POST = handle({
  auth: 'staff',
  schema: samePersonSchema,
  run: async ({ input }) =>
    (await listLeadsOf(input)).map((lead) => ({
      id: lead.id,
      name: lead.name,
      about: about(lead, new Date()),
    })),
})
