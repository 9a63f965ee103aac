import { keepTrial } from '@/lib/data/trials'
import { handle } from '@/lib/http/handle'
import { tryMapsReviews } from '@/lib/reviews/google-places'

/** The service charges per call. */
const limit = { name: 'try-reviews', points: 5, seconds: 300 }

/** POST: tests the reviews: `{ works, says }`. */
export const POST = handle({
  auth: 'owner',
  limit,
  run: async () => keepTrial('reviews', await tryMapsReviews()),
})
