import { getPlace } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { staffTimes } from '@/lib/visits/calendar'
import { kindNamed } from '@/lib/visits/meeting'

/**
 * GET ?day=2027-03-10&kind=home&place=nyack&minutes=60&visit=…: a day's free times for a new visit, or for the one to be moved.
 */
export const GET = handle({
  auth: 'staff',
  run: async ({ request }) => {
    const { searchParams } = new URL(request.url)
    const day = searchParams.get('day') ?? ''
    if (!/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
      throw new AppError('invalid', { errors: { day: 'Choose a day' } })
    const place = await getPlace(searchParams.get('place') ?? '')
    const minutes = Math.min(240, Math.max(15, Number(searchParams.get('minutes')) || 60))
    const times = await staffTimes(await getProfile(), [day], new Date(), {
      meeting: { kind: kindNamed(searchParams.get('kind')), place },
      minutes,
      except: searchParams.get('visit') ?? undefined,
    })
    return { times: times.get(day) ?? [] }
  },
})
