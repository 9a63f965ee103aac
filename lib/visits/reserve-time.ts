import 'server-only'
import { signature } from '@/lib/secret'
import { getProfile } from '@/lib/data/settings'
import { timeTaken } from '@/lib/data/visit-changes'
import { storeReservation } from '@/lib/data/visit-reservations'
import { AppError } from '@/lib/errors'
import { clientAddress } from '@/lib/limits/client-address'
import { type VisitKind } from '@/lib/visit-types'
import { takenWithOthers } from './book'
import { findFreeTimes, isAmong } from './find-free-times'
import { hashOf } from './visit-token'
import { getMeeting } from './meeting'
import { visitPlan } from './rules'

/**
 * Reserves a time for a visitor.
 * @returns its end (ISO)
 * @throws AppError conflict with the `nearest` free times, not-found, too-many
 */
export async function reserveTime(
  { key, kind, town, startsAt }: { key: string; kind: VisitKind; town: string; startsAt: string },
  request: Request,
): Promise<{ until: string }> {
  const profile = await getProfile()
  const meeting = await getMeeting(profile, { kind, town })
  if (!meeting) throw new AppError('not-found')
  const heldBy = hashOf(key)
  const heldFrom = signature('visit hold', clientAddress(request.headers))
  const plan = visitPlan(profile, meeting, { startsAt, address: '' })
  try {
    if (!isAmong(await findFreeTimes({ profile, meeting, except: { heldBy } }), startsAt)) throw timeTaken()
    return { until: await storeReservation({ ...plan, heldBy, heldFrom }) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      throw await takenWithOthers(profile, meeting, startsAt, { heldBy })
    throw error
  }
}
