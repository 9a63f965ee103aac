import { savedState } from '@/lib/records/news'
import { handle } from '@/lib/http/handle'
import { presence } from '@/lib/presence/presence'
import { presenceSchema } from '@/lib/schemas/presence'

/** Each open window reports four times a minute; an office has one address. */
const limit = { name: 'presence', points: 300, seconds: 60 }

/**
 * POST: reports an open editor, every few seconds; returns who else is there (`others`) and the stored version
 * (`saved`, null if it is deleted). 204 when the editor closes.
 */
export const POST = handle({
  auth: 'staff',
  byItself: true,
  schema: presenceSchema,
  limit,
  run: async ({ input: { kind, id, tab, edited, leaves }, staff }) => {
    const editor = { staffId: staff.id, tab }
    const place = { kind, id }
    if (leaves) {
      await presence().leave(editor, place)
      return new Response(null, { status: 204 })
    }
    const now = Date.now()
    const editedAt = edited === null ? null : now - edited * 1000
    const state = await savedState(kind, id)
    await presence().report({ ...editor, place, name: staff.name, editedAt, heardAt: now })
    const collaborators = await presence().listCollaborators(place, editor, now)
    return {
      others: collaborators,
      saved: state && {
        version: state.version,
        own: 'savedById' in state ? state.savedById === staff.id : null,
      },
    }
  },
})
