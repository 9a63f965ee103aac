import { retryNow } from '@/lib/delivery/manual-retry'
import { handle } from '@/lib/http/handle'

/** POST: has a message tried now; 200 with what came of it, 409 when it was sent already or can't be sent. */
export const POST = handle({ auth: 'staff', run: ({ params }) => retryNow(params.id ?? '') })
