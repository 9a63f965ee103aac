import 'server-only'
import { randomUUID } from 'node:crypto'
import { phoneHours } from '@/lib/business/hours'
import { getPlace } from '@/lib/data/areas'
import { changeLead } from '@/lib/data/lead-changes'
import { createLead, getLead } from '@/lib/data/leads'
import { getProfile } from '@/lib/data/settings'
import { listColleagues } from '@/lib/data/staff'
import { bookVisit, moveVisit } from '@/lib/data/visit-changes'
import { findVisitTaker, type VisitTaker } from '@/lib/data/visit-takers'
import { getVisit } from '@/lib/data/visits'
import { AppError } from '@/lib/errors'
import { type MoveVisitFields, type NewVisitFields } from '@/lib/schemas/visit-work'
import { fromOfficeInput, officeDay, officeInput } from '@/lib/time/office-time'
import { quartersOf } from '@/lib/time/quarters'
import { type Visit, type VisitPlan } from '@/lib/visit-types'
import { takenText } from './calendar-text'
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
  const lead = input.leadId ? await getLead(input.leadId) : await leadOf(input, plan.place, staffId)
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
  const plan = await planOf(input, now, await getVisit(id))
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

function leadOf(input: NewVisitFields, town: string, staffId: string) {
  const { key, name, phone, email, projectType, message, source = 'phone' } = input
  return createLead({ key, name, phone, email, projectType, message, town, source, staffId })
}

const refusal = (errors: Record<string, string>) => new AppError('invalid', { errors })

/**
 * Validates the plan of a new visit, or of `movedVisit`. Only a visit at home has a place, and so travel.
 * @throws AppError invalid
 */
async function planOf(
  { day, time, minutes, ...input }: MoveVisitFields | NewVisitFields,
  now: Date,
  movedVisit: Visit | null = null,
): Promise<VisitPlan> {
  const { kind = movedVisit?.kind ?? 'home' } = input
  const { place, address } = kind === 'home' ? input : { place: '', address: '' }
  const staffId = (input.staffId ?? movedVisit?.staffId) || null
  const inputText = `${day}T${time}`
  const startsAt = fromOfficeInput(inputText)
  if (!startsAt || officeInput(startsAt) !== inputText)
    throw refusal({ time: 'That hour doesn’t exist: clocks spring forward. Choose another one.' })
  if (day < officeDay(now.toISOString())) throw refusal({ day: 'This day has passed. Choose another one.' })
  const town = place ? await getPlace(place) : null
  if (place && !town) throw refusal({ place: 'Choose a town' })
  const isKept = staffId === null || staffId === movedVisit?.staffId
  if (!isKept && !(await listColleagues()).some(({ id }) => id === staffId))
    throw refusal({ staffId: 'Choose someone who has an account.' })
  const { visits } = await getProfile()
  const travel = travelMinutes(town?.drive ?? null, visits.minutesPerMile)
  return { kind, startsAt, minutes, travel, place, address, staffId }
}

async function refuseTaken(plan: VisitPlan, options: { except?: string; now?: Date }): Promise<void> {
  const taker = await findVisitTaker(quartersOf(plan), options)
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
    return `A visitor is booking this time right now. It’s held for them until ${clockText(taker.until)}. Choose another one.`
  return `${takenText(taker)} Choose another time.`
}
