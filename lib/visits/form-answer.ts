import 'server-only'
import { getProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { refusalPage, refusedForm } from '@/lib/leads/form-answer'
import { markup } from '@/lib/text/markup'
import { findFreeTimes } from './find-free-times'
import { nearestTimes } from './free-times'
import { getMeeting } from './meeting'

type Typed = Record<string, string>

const timesNamed = 12

/** Adds free times to a refusal for a missing time. */
async function withTimes(error: AppError, values: Typed): Promise<AppError> {
  if (!error.more.errors?.startsAt) return error
  const profile = await getProfile()
  const meeting = await getMeeting(profile, values)
  const days = meeting ? await findFreeTimes({ profile, meeting }) : []
  const about = { nearest: nearestTimes(days, new Date().toISOString(), timesNamed) }
  return new AppError(error.code, { ...error.more, about })
}

/** Answers a booking that was posted without script and refused, with its fields and free times. */
export async function refusedBooking(error: AppError, values: Typed, request: Request): Promise<Response> {
  return refusedForm('visit')(await withTimes(error, values).catch(() => error), values, request)
}

/** Answers a refused move or cancellation. */
export const refusedChange = (error: AppError, { token = '' }: Typed): Promise<Response> =>
  refusalPage(
    error,
    /^[\w-]{43}$/.test(token)
      ? markup`<p><a href="/visit/${token}">Back to your visit</a></p>`
      : markup`<p><a href="/visit">Book a visit</a></p>`,
  )
