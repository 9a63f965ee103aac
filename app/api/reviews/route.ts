import { handle } from '@/lib/http/handle'
import { photoFiles } from '@/lib/private-files/photo-files'
import { refusedReview } from '@/lib/reviews/form-answer'
import { takeReview } from '@/lib/reviews/take-review'
import { reviewSchema } from '@/lib/schemas/reviews'

/** POST: takes the review of a link; `path` leads to what was sent. 409 if another one came by the link before. */
export const POST = handle({
  schema: reviewSchema,
  // Guessed tokens count, too.
  limit: { name: 'reviews', points: 20, seconds: 600 },
  form: { done: (done) => (done as { path: string }).path, files: photoFiles, refused: refusedReview },
  run: async ({ input }) => {
    await takeReview(input)
    return { path: `/review/${input.token}` }
  },
})
