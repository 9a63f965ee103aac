import { removeLeadNote } from '@/lib/data/lead-changes'
import { handle } from '@/lib/http/handle'

/** DELETE: deletes one's own note. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff }) => {
    await removeLeadNote(params.id ?? '', params.note ?? '', staff.id)
    return new Response(null, { status: 204 })
  },
})
