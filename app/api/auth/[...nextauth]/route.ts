import { handle } from '@/lib/http/handle'
import { readAuth, writeAuth } from '@/lib/http/next-auth'

/** GET: the token against forged forms, what one can sign in with; next-auth's pages are all our own sign-in screen. */
export const GET = handle({ run: ({ request, params }) => readAuth(request, params) })

/** POST: signs in, or out. 429 with `Retry-After` after too many tries. */
export const POST = handle({ run: ({ request, params }) => writeAuth(request, params) })
