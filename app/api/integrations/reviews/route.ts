import { handle } from '@/lib/http/handle'
import { keepTrial } from '@/lib/integrations/trials'
import { tryMapsReviews } from '@/lib/reviews/google-places'

/** The service is paid by the call. */
const limit = { name: 'try-reviews', points: 5, seconds: 300 }

/** POST: asks for the reviews once: `{ works, says }`. */
export const POST = handle({
  auth: 'owner',
  limit,
  run: async () => keepTrial('reviews', await tryMapsReviews()),
})
