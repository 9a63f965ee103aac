import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { provenLead } from '@/lib/leads/challenge'
import { releaseLead } from '@/lib/leads/release'
import { clientAddress } from '@/lib/limits/client-address'
import { proofSchema } from '@/lib/schemas/leads'

/** POST: takes a browser's solution of its lead's challenge; 204, and the lead is released. */
export const POST = handle({
  schema: proofSchema,
  run: async ({ input, request }) => {
    const id = provenLead(input.challenge, input.answer)
    if (id === null) throw new AppError('invalid', { detail: 'This doesn’t solve a challenge of ours.' })
    await releaseLead(id, clientAddress(request.headers))
  },
})
