import { getPlace } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { formKey } from '@/lib/schemas/form-instance'
import { findFreeTimes } from '@/lib/visits/find-free-times'
import { hashOf } from '@/lib/visits/visit-token'

/**
 * GET ?town=slug: `{ days }` with their free times. The reservation of the form `key` counts as free. 404 for a town
 * that isn't served, and if visits are switched off.
 */
export const GET = handle({
  limit: { name: 'free-times', points: 120, seconds: 60 },
  run: async ({ request }) => {
    const query = new URL(request.url).searchParams
    const key = query.get('key') ?? ''
    const [profile, place] = await Promise.all([getProfile(), getPlace(query.get('town') ?? '')])
    if (!place || !profile.visits.isOn) throw new AppError('not-found')
    const except = formKey.test(key) ? { heldBy: hashOf(key) } : undefined
    return { days: await findFreeTimes({ profile, drive: place.drive, except }) }
  },
})
