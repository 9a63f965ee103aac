import 'server-only'
import { randomUUID } from 'node:crypto'
import { type BusinessProfile } from '@/lib/business/profile'
import { designAt } from '@/lib/business/sent-design'
import { getPlace } from '@/lib/data/areas'
import { bookVisit, moveVisit, timeTaken } from '@/lib/data/visit-changes'
import { listLeadVisits } from '@/lib/data/visits'
import { listAllFinishes } from '@/lib/data/finishes'
import { getProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { attributionOf } from '@/lib/leads/attribution-from-referer'
import { leadTextsOf } from '@/lib/leads/lead-forms'
import { keepLead } from '@/lib/leads/take-lead'
import { clientAddress } from '@/lib/limits/client-address'
import { countRequest, type Limit } from '@/lib/limits/rate-limit'
import { log } from '@/lib/log'
import { type BookVisit, visitMessages } from '@/lib/schemas/visits'
import { type Visit } from '@/lib/visit-types'
import { findFreeTimes, isAmong } from './find-free-times'
import { nearestTimes } from './free-times'
import { hashOf, visitToken } from './visit-token'
import { byVisitor } from './visitor-visit'
import { type Meeting, offeredKinds, visitPlan } from './rules'
import { visitMoment } from './visit-text'

/** Visits booked from one address: more than a household needs. Further ones become requests for staff. */
const ofAddress: Limit = { name: 'visits', points: 20, seconds: 24 * 3600 }
/** The number of alternatives in a refusal. */
const timesNamed = 6

/** The visit, or only the lead for staff to answer. */
type Booking = { leadId: string; visit: Visit | null; challenge?: string | undefined }

/** Returns a refusal with the free times nearest to the taken one. */
export async function takenWithOthers(
  profile: BusinessProfile,
  meeting: Meeting,
  startsAt: string,
  except?: { visitId?: string; heldBy?: string },
): Promise<AppError> {
  const days = await findFreeTimes({ profile, meeting, except })
  const { more } = timeTaken()
  return new AppError('conflict', {
    ...more,
    about: { ...more.about, nearest: nearestTimes(days, startsAt, timesNamed), days },
  })
}

const isTimeTaken = (error: unknown) => error instanceof AppError && error.more.about?.isTaken === true

/** Adds time and place to the lead's message, whatever becomes of the visit, and the samples to bring. */
function messageOf(
  { message, kind, startsAt, address }: BookVisit,
  town: string,
  samples: string | undefined,
): string {
  const moment = visitMoment(startsAt)
  const requestText = {
    home: `Asked for a visit on ${moment}, at ${address}, ${town}.`,
    showroom: `Asked for a visit to the showroom on ${moment}.`,
    video: `Asked for a video call on ${moment}.`,
  }[kind]
  return [message, requestText, samples && `Samples to bring: ${samples}.`].filter(Boolean).join('\n\n')
}

/**
 * Takes a valid booking. The request is stored as a lead first, even if the time is taken, the calendar can't be
 * written, or such visits are switched off.
 * @throws AppError conflict with the `nearest` free times if the time isn't free, invalid for a town that isn't
 * served, and as keepLead
 */
export async function takeVisit(input: BookVisit, request: Request): Promise<Booking> {
  const { kind, startsAt, town, key } = input
  const isAtHome = kind === 'home'
  const [profile, place] = await Promise.all([getProfile(), isAtHome ? getPlace(town) : null])
  if (isAtHome && !place) throw new AppError('invalid', { errors: { town: visitMessages.town } })
  const meeting = { kind, place }
  const design = designAt(attributionOf(input, request).design, await listAllFinishes())
  const texts = {
    ...leadTextsOf('visit', input),
    message: messageOf(input, place?.name ?? '', design?.samples),
  }
  const { id: leadId, held, challenge } = await keepLead({ source: 'visit', ...texts }, input, request)
  const client = clientAddress(request.headers)
  const { requests } = await countRequest(ofAddress, client)
  if (held || !offeredKinds(profile).includes(kind) || requests > ofAddress.points)
    return { leadId, visit: null, challenge }
  try {
    return { leadId, visit: await book({ input, client, profile, meeting, leadId, heldBy: hashOf(key) }) }
  } catch (error) {
    if (isTimeTaken(error)) throw await takenWithOthers(profile, meeting, startsAt, { heldBy: hashOf(key) })
    log.error({ err: error, lead: leadId }, 'a visit could not be booked; its request is kept')
    return { leadId, visit: null }
  }
}

type BookingOptions = {
  input: BookVisit
  client: string
  profile: BusinessProfile
  meeting: Meeting
  leadId: string
  heldBy: string
}

async function book({ input, client, profile, meeting, leadId, heldBy }: BookingOptions): Promise<Visit> {
  const { startsAt, name, phone, email } = input
  const address = meeting.kind === 'home' ? input.address : ''
  const plan = visitPlan(profile, meeting, { startsAt, address })
  // The same form again: a second click, or another time.
  const earlier = (await listLeadVisits(leadId)).find(({ status }) => status === 'booked')
  if (earlier && Date.parse(earlier.startsAt) === Date.parse(startsAt)) return earlier
  const days = await findFreeTimes({ profile, meeting, except: { heldBy, visitId: earlier?.id } })
  if (!isAmong(days, startsAt)) throw timeTaken()
  const by = await byVisitor(client)
  if (earlier) return moveVisit(earlier.id, { ...plan, staffId: earlier.staffId }, earlier.version, by)
  const id = randomUUID()
  const person = { name, phone, email }
  return bookVisit({ ...plan, id, leadId, heldBy, person, tokenHash: hashOf(visitToken(id)) }, by)
}
