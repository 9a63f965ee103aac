import { handle } from '@/lib/http/handle'
import { clientAddress } from '@/lib/limits/client-address'
import { visitLinkSchema } from '@/lib/schemas/visits'
import { refusedChange } from '@/lib/visits/form-answer'
import { visitPath } from '@/lib/visits/visit-token'
import { changeVisitByLink } from '@/lib/visits/visitor-visit'

type Done = { path: string }

/** POST: moves or cancels the visit of a link; `path` leads to the visit's page. */
export const POST = handle({
  schema: visitLinkSchema,
  limit: { name: 'visit-link', points: 20, seconds: 600 },
  form: { done: (done) => (done as Done).path, refused: refusedChange },
  run: async ({ input, request }): Promise<Done> => {
    const visit = await changeVisitByLink(input, clientAddress(request.headers))
    return { path: `${visitPath(visit.id)}?${input.action === 'move' ? 'moved' : 'canceled'}` }
  },
})
