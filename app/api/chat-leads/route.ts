import { listLeads } from '@/lib/data/leads'
import { handle } from '@/lib/http/handle'
import { attributionOf } from '@/lib/leads/attribution-from-referer'
import { captureLead } from '@/lib/leads/capture'
import { refusedForm } from '@/lib/leads/form-answer'
import { leadLimit } from '@/lib/leads/limit'
import { chatSchema } from '@/lib/schemas/leads'

/** GET: staff's list of the leads of every source, newest first. */
export const GET = handle({ auth: 'staff', run: () => listLeads() })

/** POST: a request from the quote panel; 201 once it is on disk. */
export const POST = handle({
  schema: chatSchema,
  limit: leadLimit,
  form: { done: '/thank-you', refused: refusedForm('chat') },
  run: async ({ input, request }) => {
    const { name, phone, email, message, preferredContact } = input
    const said = { source: 'chat' as const, name, phone, email, message, preferredContact }
    return Response.json(await captureLead({ ...said, ...attributionOf(input, request) }), { status: 201 })
  },
})
