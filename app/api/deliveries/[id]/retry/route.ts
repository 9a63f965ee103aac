import { retryNow } from '@/lib/delivery/manual-retry'
import { handle } from '@/lib/http/handle'

/** POST: retries a message; 200 with the result, 409 if it was already sent or can't be sent. */
export const POST = handle({ auth: 'staff', run: ({ params }) => retryNow(params.id ?? '') })
