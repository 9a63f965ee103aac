import { handle } from '@/lib/http/handle'
import { selfEmailPage } from '@/lib/self-emails/form-page'

/** GET /design/email?cabinets=…&island=…: the form that emails a kitchen to its visitor, without script. */
export const GET = handle({
  run: ({ request }) => selfEmailPage(`/design${new URL(request.url).search}`),
})
