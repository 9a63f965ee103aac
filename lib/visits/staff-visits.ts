import 'server-only'
import { randomUUID } from 'node:crypto'
import { phoneHours } from '@/lib/business/hours'
import { getPlace } from '@/lib/data/areas'
import { changeLead } from '@/lib/data/lead-changes'
import { createLead, getLead } from '@/lib/data/leads'
import { getProfile } from '@/lib/data/settings'
import { bookVisit, moveVisit } from '@/lib/data/visit-changes'
import { findVisitTaker, type VisitTaker } from '@/lib/data/visit-takers'
import { AppError } from '@/lib/errors'
import { type MoveVisitFields, type NewVisitFields } from '@/lib/schemas/visit-work'
import { fromOfficeInput, officeDay, officeInput } from '@/lib/time/office-time'
import { quartersOf } from '@/lib/time/quarters'
import { type Visit, type VisitPlan } from '@/lib/visit-types'
import { hashOf, visitToken } from './visit-token'
import { travelMinutes } from './rules'
import { clockText } from './visit-text'

// Staff may plan a visit at any time, also outside visiting hours and in blocks; only not at a taken time.

type StaffChange = { staffId: string; now?: Date }

/**
 * Books a visit for a lead, or for somebody new, who becomes one. A new lead counts as contacted.
 * @throws AppError invalid, not-found (the lead), conflict with the name of whoever has the time
 */
export async function makeVisit(
  input: NewVisitFields,
  { staffId, now = new Date() }: StaffChange,
): Promise<Visit> {
  const plan = await planOf(input, now)
  await refuseTaken(plan, { now })
  const lead = input.leadId ? await getLead(input.leadId) : await leadOf(input)
  if (!lead) throw new AppError('not-found')
  const id = randomUUID()
  const visit = await withTakerName(plan, undefined, () =>
    bookVisit(
      { ...plan, id, leadId: lead.id, tokenHash: hashOf(visitToken(id)) },
      { staffId, overBlocks: true, mail: { owner: false, visitor: input.tell }, now },
    ),
  )
  if (lead.status === 'new') {
    const hours = phoneHours(await getProfile())
    await changeLead(lead.id, { status: 'contacted' }, { staffId, hours, now })
  }
  return visit
}

/** Moves a visit. @throws AppError invalid, not-found, conflict if the time is taken or the version has changed */
export async function moveByStaff(
  id: string,
  input: MoveVisitFields,
  { staffId, now = new Date() }: StaffChange,
): Promise<Visit> {
  const plan = await planOf(input, now)
  await refuseTaken(plan, { now, except: id })
  return withTakerName(plan, id, () =>
    moveVisit(id, plan, input.version, {
      staffId,
      overBlocks: true,
      mail: { owner: false, visitor: input.tell },
      now,
    }),
  )
}

const leadOf = ({ key, name, phone, email, projectType, message, place }: NewVisitFields) =>
  createLead({ key, name, phone, email, projectType, message, town: place, source: 'visit' })

const refused = (errors: Record<string, string>) => new AppError('invalid', { errors })

/** Validates the plan. @throws AppError invalid */
async function planOf(
  { day, time, minutes, place, address }: MoveVisitFields | NewVisitFields,
  now: Date,
): Promise<VisitPlan> {
  const typed = `${day}T${time}`
  const startsAt = fromOfficeInput(typed)
  if (!startsAt || officeInput(startsAt) !== typed)
    throw refused({ time: 'The clock is set forward over this time. Choose another one.' })
  if (day < officeDay(now.toISOString())) throw refused({ day: 'This day has passed. Choose another one.' })
  const town = place ? await getPlace(place) : null
  if (place && !town) throw refused({ place: 'Choose a town' })
  const { visits } = await getProfile()
  const travel = travelMinutes(town?.drive ?? null, visits.minutesPerMile)
  return { startsAt, minutes, travel, place, address }
}

async function refuseTaken(plan: VisitPlan, wanted: { except?: string; now?: Date }): Promise<void> {
  const taker = await findVisitTaker(quartersOf(plan), wanted)
  if (!taker) return
  const detail = takerText(taker)
  throw new AppError('conflict', { detail, errors: { time: detail } })
}

/** If somebody else was faster, throws the error that names them. */
async function withTakerName<T>(
  plan: VisitPlan,
  except: string | undefined,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') await refuseTaken(plan, { except })
    throw error
  }
}

function takerText(taker: VisitTaker): string {
  if (taker.kind === 'hold')
    return `A visitor is just booking this time: it is kept for them until ${clockText(taker.until)}. Choose another one.`
  const { name, startsAt, minutes, travel } = taker
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
  const way = travel ? `, with ${travel} minutes on the way before and after` : ''
  return `${name} has ${clockText(startsAt)} to ${clockText(endsAt)}${way}. Choose another time.`
}
