import { getProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { formKey } from '@/lib/schemas/form-instance'
import { findFreeTimes } from '@/lib/visits/find-free-times'
import { getMeeting } from '@/lib/visits/meeting'
import { hashOf } from '@/lib/visits/visit-token'

/**
 * GET ?kind=home&town=slug: `{ days }` with their free times. The reservation of the form `key` counts as free. 404 for
 * a town that isn't served, and if such visits are switched off.
 */
export const GET = handle({
  limit: { name: 'free-times', points: 120, seconds: 60 },
  run: async ({ request }) => {
    const query = new URL(request.url).searchParams
    const key = query.get('key') ?? ''
    const profile = await getProfile()
    const meeting = await getMeeting(profile, {
      kind: query.get('kind'),
      town: query.get('town') ?? '',
    })
    if (!meeting) throw new AppError('not-found')
    const except = formKey.test(key) ? { heldBy: hashOf(key) } : undefined
    return { days: await findFreeTimes({ profile, meeting, except }) }
  },
})
