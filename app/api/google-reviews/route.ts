import { handle } from '@/lib/http/handle'
import { getMapsReviews } from '@/lib/reviews/google-places'

/** GET: the maps service's reviews, `{ rating, user_ratings_total, reviews }`; empty if none are configured. */
export const GET = handle({ run: () => getMapsReviews() })
