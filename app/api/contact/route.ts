import { handle } from '@/lib/http/handle'
import { refusedForm } from '@/lib/leads/form-answer'
import { leadTextsOf } from '@/lib/leads/lead-forms'
import { takeLead } from '@/lib/leads/take-lead'
import { photoFiles } from '@/lib/private-files/photo-files'
import { contactSchema } from '@/lib/schemas/leads'

/** POST: takes a request from the contact form, the estimate dialog or the recommendations; 201 once it is on disk. */
export const POST = handle({
  schema: contactSchema,
  form: { done: '/thank-you', files: photoFiles, refused: refusedForm('contact') },
  run: ({ input, request }) =>
    takeLead({ source: input.source, ...leadTextsOf('contact', input) }, input, request),
})
