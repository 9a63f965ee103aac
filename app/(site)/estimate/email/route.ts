import { handle } from '@/lib/http/handle'
import { selfEmailPage } from '@/lib/self-emails/form-page'

/** GET /estimate/email?room=…: the form that emails an estimate to its visitor, without script. */
export const GET = handle({
  run: ({ request }) => selfEmailPage(`/estimate${new URL(request.url).search}`),
})
