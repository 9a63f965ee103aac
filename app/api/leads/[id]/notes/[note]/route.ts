import { removeLeadNote } from '@/lib/data/lead-changes'
import { handle } from '@/lib/http/handle'

/** DELETE: deletes one's own note. */
export const DELETE = handle({
  auth: 'staff',
  run: ({ params, staff }) => removeLeadNote(params.id ?? '', params.note ?? '', staff.id),
})
