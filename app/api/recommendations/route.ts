import { wordingOf } from '@/lib/business/wording'
import { getPlace } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { recommend } from '@/lib/recommendations/engine'
import { recommendationMessages, recommendationSchema } from '@/lib/schemas/recommendations'

/** POST: returns a plan for four choices, `{ results }`. */
export const POST = handle({
  schema: recommendationSchema,
  limit: { name: 'recommendations', points: 120, seconds: 600 },
  run: async ({ input }) => {
    const place = await getPlace(input.location)
    // The form was opened before the place was removed.
    if (!place) throw new AppError('invalid', { errors: { location: recommendationMessages.location } })
    const profile = await getProfile()
    return { results: recommend(input, place, profile, wordingOf(profile)) }
  },
})
