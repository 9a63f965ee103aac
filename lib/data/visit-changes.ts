import 'server-only'
import { AppError } from '@/lib/errors'
import { awaySpan, quartersOf } from '@/lib/time/quarters'
import { type Visit, type VisitMaker, type VisitPlan } from '@/lib/visit-types'
import { type Transaction, write } from './client'
import { keysOf } from './lead-keys'
import { leadSelect, notTrashed, trashed } from './leads'
import { announceMessages, leadMails, type VisitMail, visitMessages } from './outbox'
import { isDuplicate } from './database-errors'
import { toVisit, visitFields } from './visits'

// A visit, the quarters that it takes, its lead's history and its mails are written together, or not at all. Who comes
// second for a quarter is refused by the table's key.

/** The time isn't free, for whichever reason. */
export const timeTaken = () =>
  new AppError('conflict', {
    detail: 'This time has just been taken. Choose another one.',
    about: { isTaken: true },
  })

const changedMeanwhile = () =>
  new AppError('conflict', { detail: 'This visit was changed meanwhile. Look at it again.' })

/** Whose doing it is: an account's, or null for the visitor's own. `overBlocks`: also on a day that staff have blocked. */
type By = { staffId: string | null; overBlocks?: boolean; now?: Date }

/** `mail`: who is written to about it. */
type Told = { mail?: VisitMail }

type NewVisit = VisitPlan & {
  id: string
  leadId: string
  tokenHash: string
  heldBy?: string
  /** Whom it is at, where that was typed anew since the lead came. */
  person?: { name: string; phone: string; email: string }
}

/**
 * Books a visit for a lead. `heldBy` is the hash of the hold that it takes over.
 * @throws AppError conflict (`isTaken`) where the time has another one's, not-found where the lead isn't there
 */
export async function bookVisit(visit: NewVisit, { staffId, mail, ...by }: By & Told): Promise<Visit> {
  const { id, leadId, tokenHash, heldBy, person, startsAt, minutes, travel, place, address } = visit
  const now = by.now ?? new Date()
  const madeBy: VisitMaker = staffId === null ? 'visitor' : 'staff'
  return change(async (tx) => {
    const lead = await tx.lead.findUnique({ where: { id: leadId, ...notTrashed }, select: leadSelect })
    if (!lead) throw new AppError('not-found')
    if (person)
      await tx.lead.update({
        where: { id: leadId },
        data: { ...person, ...keysOf({ ...lead, ...person }) },
        select: { id: true },
      })
    if (!by.overBlocks) await refuseBlocked(tx, visit)
    const row = await tx.visit.create({
      data: {
        ...{ id, leadId, tokenHash, startsAt, minutes, travel, place, address, madeBy, agreedAt: now },
        outbox: { create: visitMessages(leadId, person?.email ?? lead.email, mail, now) },
      },
      select: visitFields,
    })
    await takeQuarters(tx, { quarters: quartersOf(visit), visitId: id, heldBy, now })
    await note(tx, leadId, 'visit-booked', startsAt, staffId)
    // Its mail says all that the lead's would.
    // Staff who book need no offer of one either.
    const status = staffId === null ? 'waiting' : { in: ['waiting', 'offered'] }
    const unsaid = { leadId, visitId: null, kind: { in: leadMails }, ...untouched, status }
    await tx.outbox.deleteMany({ where: unsaid })
    return toVisit(row)
  })
}

const untouched = { attempts: 0, leasedTo: null }

/**
 * Moves a booked visit, to the place and time of `plan`. `version` is that which was looked at.
 * @throws AppError not-found, conflict: `isTaken` where the time has another one's, else where it was changed meanwhile
 */
export async function moveVisit(
  id: string,
  plan: VisitPlan,
  version: number,
  { staffId, mail, ...by }: By & Told,
): Promise<Visit> {
  const now = by.now ?? new Date()
  return change(async (tx) => {
    const before = await requireBooked(tx, id, version)
    if (!by.overBlocks) await refuseBlocked(tx, plan)
    const { startsAt, minutes, travel, place, address } = plan
    const isSame = Date.parse(startsAt) === before.startsAt.getTime()
    await tx.visitTime.deleteMany({ where: { visitId: id } })
    await takeQuarters(tx, { quarters: quartersOf(plan), visitId: id, now })
    await dropUnsent(tx, id)
    const row = await tx.visit.update({
      where: { id },
      data: {
        ...{ startsAt, minutes, travel, place, address },
        ...(isSame ? {} : { agreedAt: now, remindedAt: null }),
        sequence: { increment: 1 },
        version: { increment: 1 },
        outbox: { create: visitMessages(before.leadId, before.lead.email, mail, now) },
      },
      select: visitFields,
    })
    if (!isSame) await note(tx, before.leadId, 'visit-moved', startsAt, staffId)
    return toVisit(row)
  })
}

/**
 * Cancels a booked visit; its time is free again.
 * @throws AppError not-found, or conflict where it was changed meanwhile
 */
export async function cancelVisit(
  id: string,
  version: number,
  { staffId, mail, now = new Date() }: By & Told,
): Promise<Visit> {
  return change(async (tx) => {
    const before = await requireBooked(tx, id, version)
    await tx.visitTime.deleteMany({ where: { visitId: id } })
    await dropUnsent(tx, id)
    const row = await tx.visit.update({
      where: { id },
      data: {
        status: 'canceled',
        sequence: { increment: 1 },
        version: { increment: 1 },
        outbox: { create: visitMessages(before.leadId, before.lead.email, mail, now) },
      },
      select: visitFields,
    })
    await note(tx, before.leadId, 'visit-canceled', before.startsAt.toISOString(), staffId)
    return toVisit(row)
  })
}

/** Notes that a visit has taken place, or takes that back. @throws AppError not-found, or conflict */
export async function setVisitDone(id: string, isDone: boolean, version: number): Promise<Visit> {
  return change(async (tx) => {
    const { count } = await tx.visit.updateMany({
      where: { id, version, status: isDone ? 'booked' : 'done' },
      data: { status: isDone ? 'done' : 'booked', version: { increment: 1 } },
    })
    const row = await tx.visit.findUnique({ where: { id }, select: visitFields })
    if (!row) throw new AppError('not-found')
    if (count === 0) throw changedMeanwhile()
    return toVisit(row)
  })
}

/** Notes the hash of the token that a visit's link has from now on; one that it had works no more. */
export async function setVisitToken(id: string, tokenHash: string): Promise<void> {
  await write((db) =>
    db.visit.updateMany({ where: { id, tokenHash: { not: tokenHash } }, data: { tokenHash } }),
  )
}

type Taking = { quarters: number[]; now: Date; visitId?: string; heldBy?: string; hold?: object }

/** Takes quarters that nobody has: holds that ran out, and the taker's own, make room. */
export async function takeQuarters(tx: Transaction, taking: Taking): Promise<void> {
  const { quarters, now, visitId, heldBy, hold } = taking
  const ranOut = { quarter: { in: quarters }, visitId: null, heldUntil: { lte: now } }
  await tx.visitTime.deleteMany({ where: { OR: [ranOut, ...(heldBy ? [{ heldBy }] : [])] } })
  await tx.visitTime.createMany({ data: quarters.map((quarter) => ({ quarter, visitId, ...hold })) })
}

/** A change of the calendar; what the key refuses is a time that is taken. */
export async function change<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  const done = await write(async (db) => {
    try {
      return await db.$transaction(run)
    } catch (error) {
      throw isDuplicate(error) ? timeTaken() : error
    }
  })
  announceMessages()
  return done
}

/** @throws AppError conflict (`isTaken`) where staff have blocked any of it */
export async function refuseBlocked(
  tx: Pick<Transaction, 'visitBlock'>,
  plan: Pick<VisitPlan, 'startsAt' | 'minutes' | 'travel'>,
): Promise<void> {
  const { from, to } = awaySpan(plan)
  const where = { startsAt: { lt: new Date(to) }, endsAt: { gt: new Date(from) } }
  if (await tx.visitBlock.findFirst({ where, select: { id: true } })) throw timeTaken()
}

async function requireBooked(tx: Transaction, id: string, version: number) {
  const select = { ...visitFields, lead: { select: { email: true, status: true } } }
  const row = await tx.visit.findUnique({ where: { id }, select })
  if (!row || row.lead.status === trashed) throw new AppError('not-found')
  if (row.version !== version || row.status !== 'booked') throw changedMeanwhile()
  return row
}

/** What hasn't been sent about a visit speaks of a time that is no more. */
const dropUnsent = (tx: Transaction, visitId: string) =>
  tx.outbox.deleteMany({ where: { visitId, status: { in: ['waiting', 'failed'] }, leasedTo: null } })

const note = (tx: Transaction, leadId: string, kind: string, text: string, staffId: string | null) =>
  tx.leadEvent.create({ data: { leadId, kind, text, staffId }, select: { id: true } })
