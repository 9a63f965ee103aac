import { handle } from '@/lib/http/handle'
import { refusedReview } from '@/lib/reviews/form-answer'
import { stopReview } from '@/lib/reviews/take-review'
import { stopReviewSchema } from '@/lib/schemas/reviews'

/** POST: ends the messages about the review of a link; `path` leads to its page. */
export const POST = handle({
  schema: stopReviewSchema,
  limit: { name: 'reviews', points: 20, seconds: 600 },
  form: { done: (done) => (done as { path: string }).path, refused: refusedReview },
  run: async ({ input }) => {
    await stopReview(input.token)
    return { path: `/review/${input.token}` }
  },
})
