import 'server-only'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { AppError } from '@/lib/errors'
import { awaySpan, quartersOf } from '@/lib/time/quarters'
import { type Visit, type VisitKind, type VisitMaker, type VisitPlan } from '@/lib/visit-types'
import { type Transaction, write } from './client'
import { keysOf } from './lead-keys'
import { leadSelect, notTrashed, trashed } from './leads'
import { announceMessages, leadMails, type VisitMail, visitMessages } from './outbox'
import { isDuplicate } from './database-errors'
import { toVisit, visitFields } from './visits'

// A visit, its quarters of an hour, its lead's history and its mails are written in one transaction. The table's key refuses
// the second visit for a quarter.

/** Returns the error for a time that isn't free. */
export const timeTaken = () =>
  new AppError('conflict', {
    detail: 'Someone just took this time. Choose another one.',
    about: { isTaken: true },
  })

const changedMeanwhile = () =>
  new AppError('conflict', { detail: 'Someone has changed this visit. Reload it and try again.' })

/** `staffId` is null for the visitor. `overBlocks` ignores blocks. */
type ChangeOptions = { staffId: string | null; overBlocks?: boolean; now?: Date }

/** `mail`: who gets a mail about it. */
type MailOptions = { mail?: VisitMail }

type NewVisit = VisitPlan & {
  id: string
  leadId: string
  tokenHash: string
  heldBy?: string
  /** The visitor's data, if entered again since the lead came in. */
  person?: { name: string; phone: string; email: string }
}

/**
 * Books a visit for a lead. `heldBy` is the hash of the reservation that it takes over.
 * @throws AppError conflict (`isTaken`) if the time isn't free, not-found for the lead
 */
export async function bookVisit(
  visit: NewVisit,
  { staffId, mail, ...by }: ChangeOptions & MailOptions,
): Promise<Visit> {
  const { id, leadId, tokenHash, heldBy, person, startsAt } = visit
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
        ...{ ...columnsOf(visit), id, leadId, tokenHash, madeBy, agreedAt: now },
        outbox: { create: visitMessages(leadId, person?.email ?? lead.email, mail, now) },
      },
      select: visitFields,
    })
    await takeQuarters(tx, { quarters: quartersOf(visit), visitId: id, heldBy, now })
    await note(tx, leadId, `${eventNames[visit.kind]}-booked`, startsAt, staffId)
    // Its mail replaces the lead's. If staff book, the lead's mail needn't be offered either.
    const status = staffId === null ? 'waiting' : { in: ['waiting', 'offered'] }
    const unsaid = { leadId, visitId: null, kind: { in: leadMails }, ...unsentState, status }
    await tx.outbox.deleteMany({ where: unsaid })
    return toVisit(row)
  })
}

/** Returns the columns of a plan, without what else a new visit has. */
const columnsOf = ({ kind, startsAt, minutes, travel, place, address, staffId }: VisitPlan): VisitPlan => {
  return { kind, startsAt, minutes, travel, place, address, staffId }
}

const unsentState = { attempts: 0, leasedTo: null }

/**
 * Moves a booked visit to the place and time of `plan`.
 * @throws AppError not-found, conflict: `isTaken` if the time isn't free, else if the version has changed
 */
export async function moveVisit(
  id: string,
  plan: VisitPlan,
  version: number,
  { staffId, mail, ...by }: ChangeOptions & MailOptions,
): Promise<Visit> {
  const now = by.now ?? new Date()
  return change(async (tx) => {
    const before = await requireBooked(tx, id, version)
    if (!by.overBlocks) await refuseBlocked(tx, plan)
    const { startsAt, kind } = plan
    const isSame = Date.parse(startsAt) === before.startsAt.getTime()
    await tx.visitTime.deleteMany({ where: { visitId: id } })
    await takeQuarters(tx, { quarters: quartersOf(plan), visitId: id, now })
    const columns = {
      ...columnsOf(plan),
      ...(isSame ? {} : { agreedAt: now, remindedAt: null }),
    }
    const visit = await changeBooked(tx, before, columns, { mail, now })
    if (!isSame || kind !== before.kind)
      await note(tx, before.leadId, `${eventNames[kind]}-moved`, startsAt, staffId)
    return visit
  })
}

/** Cancels a booked visit and frees its time. @throws AppError not-found, or conflict if the version has changed */
export async function cancelVisit(
  id: string,
  version: number,
  { staffId, mail, now = new Date() }: ChangeOptions & MailOptions,
): Promise<Visit> {
  return change(async (tx) => {
    const before = await requireBooked(tx, id, version)
    await tx.visitTime.deleteMany({ where: { visitId: id } })
    const visit = await changeBooked(tx, before, { status: 'canceled' }, { mail, now })
    await note(tx, visit.leadId, `${eventNames[visit.kind]}-canceled`, visit.startsAt, staffId)
    return visit
  })
}

/** Marks a visit as done or not done. @throws AppError not-found, or conflict if the version has changed */
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

/** Stores the hash of the token in a visit's link; an earlier token stops working. */
export async function setVisitToken(id: string, tokenHash: string): Promise<void> {
  await write((db) =>
    db.visit.updateMany({ where: { id, tokenHash: { not: tokenHash } }, data: { tokenHash } }),
  )
}

type Taking = { quarters: number[]; now: Date; visitId?: string; heldBy?: string; hold?: object }

/** Takes free quarters; expired reservations and the taker's own make room. */
export async function takeQuarters(tx: Transaction, taking: Taking): Promise<void> {
  const { quarters, now, visitId, heldBy, hold } = taking
  const ranOut = { quarter: { in: quarters }, visitId: null, heldUntil: { lte: now } }
  await tx.visitTime.deleteMany({ where: { OR: [ranOut, ...(heldBy ? [{ heldBy }] : [])] } })
  await tx.visitTime.createMany({ data: quarters.map((quarter) => ({ quarter, visitId, ...hold })) })
}

/** Changes the calendar in a transaction; a duplicate quarter is a taken time. */
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

/** @throws AppError conflict (`isTaken`) if staff have blocked any of it, or are busy by another calendar */
export async function refuseBlocked(
  tx: Pick<Transaction, 'visitBlock' | 'busyTime'>,
  plan: Pick<VisitPlan, 'startsAt' | 'minutes' | 'travel'>,
): Promise<void> {
  const { from, to } = awaySpan(plan)
  const where = { startsAt: { lt: new Date(to) }, endsAt: { gt: new Date(from) } }
  const isTaken =
    (await tx.visitBlock.findFirst({ where, select: { id: true } })) ??
    (await tx.busyTime.findFirst({ where, select: { calendarId: true } }))
  if (isTaken) throw timeTaken()
}

async function requireBooked(tx: Transaction, id: string, version: number) {
  const select = { ...visitFields, lead: { select: { email: true, status: true } } }
  const row = await tx.visit.findUnique({ where: { id }, select })
  if (!row || row.lead.status === trashed) throw new AppError('not-found')
  if (row.version !== version || row.status !== 'booked') throw changedMeanwhile()
  return row
}

/** The prefixes of events in the lead's history, by kind: "showroom-visit-moved" (lead-history.tsx). */
const eventNames: Record<VisitKind, string> = {
  home: 'visit',
  showroom: 'showroom-visit',
  video: 'video-call',
}

/** Changes a booked visit, and replaces its unsent messages, which have the old time. */
async function changeBooked(
  tx: Transaction,
  { id, leadId, lead }: Awaited<ReturnType<typeof requireBooked>>,
  columns: Prisma.VisitUncheckedUpdateInput,
  { mail, now }: { mail: VisitMail | undefined; now: Date },
): Promise<Visit> {
  await tx.outbox.deleteMany({
    where: { visitId: id, status: { in: ['waiting', 'failed'] }, leasedTo: null },
  })
  const row = await tx.visit.update({
    where: { id },
    data: {
      ...columns,
      sequence: { increment: 1 },
      version: { increment: 1 },
      outbox: { create: visitMessages(leadId, lead.email, mail, now) },
    },
    select: visitFields,
  })
  return toVisit(row)
}

const note = (tx: Transaction, leadId: string, kind: string, text: string, staffId: string | null) =>
  tx.leadEvent.create({ data: { leadId, kind, text, staffId }, select: { id: true } })
