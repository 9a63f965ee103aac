import { handle } from '@/lib/http/handle'
import { selfEmailPage } from '@/lib/self-emails/form-page'

/** GET /design/bath/email?vanity=…: the same as /design/email of another room. */
export const GET = handle({
  run: ({ request, params }) =>
    selfEmailPage(`/design/${encodeURIComponent(params.room ?? '')}${new URL(request.url).search}`),
})
