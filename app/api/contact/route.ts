import { handle } from '@/lib/http/handle'
import { attributionOf } from '@/lib/leads/attribution-from-referer'
import { captureLead } from '@/lib/leads/capture'
import { refusedForm } from '@/lib/leads/form-answer'
import { leadLimit } from '@/lib/leads/limit'
import { contactSchema } from '@/lib/schemas/leads'

/** POST: a request from the contact form, the estimate dialog or the recommendations; 201 once it is on disk. */
export const POST = handle({
  schema: contactSchema,
  limit: leadLimit,
  form: { done: '/thank-you', refused: refusedForm('contact') },
  run: async ({ input, request }) => {
    const { source, name, email, phone, projectType, message } = input
    const said = { source, name, email, phone, projectType, message }
    return Response.json(await captureLead({ ...said, ...attributionOf(input, request) }), { status: 201 })
  },
})
