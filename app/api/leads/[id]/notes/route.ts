import { addLeadNote } from '@/lib/data/lead-changes'
import { handle } from '@/lib/http/handle'
import { leadNoteSchema } from '@/lib/schemas/lead-work'

/** POST: adds a note; 200 with the lead and its history. */
export const POST = handle({
  auth: 'staff',
  schema: leadNoteSchema,
  run: ({ input, params, staff }) => addLeadNote(params.id ?? '', input.text, staff.id),
})
