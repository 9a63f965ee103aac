import { listLeads } from '@/lib/data/leads'
import { handle } from '@/lib/http/handle'
import { refusedForm } from '@/lib/leads/form-answer'
import { leadTextsOf } from '@/lib/leads/lead-forms'
import { takeLead } from '@/lib/leads/take-lead'
import { chatSchema } from '@/lib/schemas/leads'

/** The most leads per answer. */
const maxLimit = 500

/**
 * GET: lists the leads of every source, newest first: at most 500, or `?limit=`. If there are more, the `Link` header
 * has the address of the next ones (`?after=` the last id).
 */
export const GET = handle({
  auth: 'staff',
  run: async ({ request }) => {
    const { searchParams } = new URL(request.url)
    const requestedLimit = Number(searchParams.get('limit'))
    const limit =
      Number.isInteger(requestedLimit) && requestedLimit > 0 ? Math.min(requestedLimit, maxLimit) : maxLimit
    const leads = await listLeads({ limit: limit + 1, after: searchParams.get('after') ?? undefined })
    const page = leads.slice(0, limit)
    const headers = new Headers({ 'cache-control': 'no-store' })
    if (leads.length > limit)
      headers.set('link', `</api/chat-leads?limit=${limit}&after=${page.at(-1)?.id}>; rel="next"`)
    return Response.json(page, { headers })
  },
})

/** POST: takes a request from the quote panel; 201 once it is on disk. */
export const POST = handle({
  schema: chatSchema,
  form: { done: '/thank-you', refused: refusedForm('chat') },
  run: ({ input, request }) => takeLead({ source: 'chat', ...leadTextsOf('chat', input) }, input, request),
})
