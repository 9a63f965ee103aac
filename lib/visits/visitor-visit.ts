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
import { hashOf } from './hash'
import { visitPlan } from './rules'

/** The visit of a link's token, or null. */
export const getVisitByLink = (token: string): Promise<VisitWithLead | null> => getVisitOfToken(hashOf(token))

/** Whether it can still be moved or canceled. */
export const isUpcoming = (visit: Pick<Visit, 'status' | 'startsAt'>, now = new Date()): boolean =>
  visit.status === 'booked' && Date.parse(visit.startsAt) > now.getTime()

/** A visitor's own doing, which both hear of; the mails that the requests of one `client` ask for have a budget. */
export const byVisitor = async (client: string) => ({
  staffId: null,
  mail: { owner: true, visitor: true, confirmAt: await confirmAtFor(client, 'visit') },
})

/**
 * Moves or cancels a visit, as whoever has its link asks; `client` is the address that the request comes from.
 * @throws AppError not-found, conflict where it is over or was changed meanwhile or the time isn't free, invalid without
 * a time
 */
export async function changeVisitByLink(
  { token, version, action, startsAt }: VisitLink,
  client: string,
): Promise<Visit> {
  const visit = await getVisitByLink(token)
  if (!visit) throw new AppError('not-found', { detail: 'This link leads to no visit. Please call us.' })
  if (!isUpcoming(visit))
    throw new AppError('conflict', { detail: 'This visit is over, or was canceled. Please call us.' })
  if (action === 'cancel') return cancelVisit(visit.id, version, await byVisitor(client))
  if (!startsAt) throw new AppError('invalid', { errors: { startsAt: visitMessages.startsAt } })
  const [profile, place] = await Promise.all([getProfile(), getPlace(visit.place)])
  const plan = { ...visitPlan(profile, place, { startsAt, address: visit.address }), place: visit.place }
  const except = { visitId: visit.id }
  if (!isAmong(await findFreeTimes({ profile, drive: place?.drive ?? 0, except }), startsAt))
    throw timeTaken()
  return moveVisit(visit.id, plan, version, await byVisitor(client))
}
