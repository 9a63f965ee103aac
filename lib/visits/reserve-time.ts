import 'server-only'
import { signature } from '@/lib/secret'
import { getPlace } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { timeTaken } from '@/lib/data/visit-changes'
import { storeReservation } from '@/lib/data/visit-reservations'
import { AppError } from '@/lib/errors'
import { clientAddress } from '@/lib/limits/client-address'
import { takenWithOthers } from './book'
import { findFreeTimes, isAmong } from './find-free-times'
import { hashOf } from './visit-token'
import { visitPlan } from './rules'

/**
 * Reserves a time for a visitor.
 * @returns its end (ISO)
 * @throws AppError conflict with the `nearest` free times, not-found, too-many
 */
export async function reserveTime(
  { key, town, startsAt }: { key: string; town: string; startsAt: string },
  request: Request,
): Promise<{ until: string }> {
  const [profile, place] = await Promise.all([getProfile(), getPlace(town)])
  if (!place || !profile.visits.isOn) throw new AppError('not-found')
  const heldBy = hashOf(key)
  const heldFrom = signature('visit hold', clientAddress(request.headers))
  const plan = visitPlan(profile, place, { startsAt, address: '' })
  try {
    if (!isAmong(await findFreeTimes({ profile, drive: place.drive, except: { heldBy } }), startsAt))
      throw timeTaken()
    return { until: await storeReservation({ ...plan, heldBy, heldFrom }) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      throw await takenWithOthers(profile, place.drive, startsAt, { heldBy })
    throw error
  }
}
