import { handle } from '@/lib/http/handle'
import { recommend } from '@/lib/recommendations/engine'
import { recommendationSchema } from '@/lib/schemas/recommendations'

/** POST: a plan for four choices, `{ results }`. Changes nothing. */
export const POST = handle({
  schema: recommendationSchema,
  limit: { name: 'recommendations', points: 120, seconds: 600 },
  run: ({ input }) => Promise.resolve({ results: recommend(input) }),
})
