import 'server-only'
import { getPlace } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { cancelVisit, moveVisit, timeTaken } from '@/lib/data/visit-changes'
import { getVisitOfToken } from '@/lib/data/visits'
import { AppError } from '@/lib/errors'
import { confirmAtFor } from '@/lib/leads/confirm-at'
import { type VisitLink, visitMessages } from '@/lib/schemas/visits'
import { type Visit, type VisitWithLead } from '@/lib/visit-types'
import { findFreeTimes, isAmong } from './find-free-times'
import { hashOf } from './visit-token'
import { visitPlan } from './rules'

export const getVisitByLink = (token: string): Promise<VisitWithLead | null> => getVisitOfToken(hashOf(token))

/** Returns true if a visit can still be moved or canceled. */
export const isUpcoming = (visit: Pick<Visit, 'status' | 'startsAt'>, now = new Date()): boolean =>
  visit.status === 'booked' && Date.parse(visit.startsAt) > now.getTime()

/** Returns the options of a visitor's change: both sides get a mail; those for one `client` are limited. */
export const byVisitor = async (client: string) => ({
  staffId: null,
  mail: { owner: true, visitor: true, confirmAt: await confirmAtFor(client, 'visit') },
})

/**
 * Moves or cancels a visit by its link; `client` is the request's address.
 * @throws AppError not-found, conflict if it is over or changed or the time isn't free, invalid without a time
 */
export async function changeVisitByLink(
  { token, version, action, startsAt }: VisitLink,
  client: string,
): Promise<Visit> {
  const visit = await getVisitByLink(token)
  if (!visit) throw new AppError('not-found', { detail: 'This visit link doesn’t work. Please call us.' })
  if (!isUpcoming(visit))
    throw new AppError('conflict', { detail: 'This visit is over, or was canceled. Please call us.' })
  if (action === 'cancel') return cancelVisit(visit.id, version, await byVisitor(client))
  if (!startsAt) throw new AppError('invalid', { errors: { startsAt: visitMessages.startsAt } })
  const [profile, place] = await Promise.all([getProfile(), getPlace(visit.place)])
  const { kind, address, staffId } = visit
  const meeting = { kind, place }
  const plan = { ...visitPlan(profile, meeting, { startsAt, address }), place: visit.place, staffId }
  const except = { visitId: visit.id }
  if (!isAmong(await findFreeTimes({ profile, meeting, except }), startsAt)) throw timeTaken()
  return moveVisit(visit.id, plan, version, await byVisitor(client))
}
