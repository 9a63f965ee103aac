import 'server-only'
import { type LeadFile, leadFiles, leadFilesName } from '@/lib/business/lead-files'
import { type LeadStatus, type LeadWithEvents, wonStatuses } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import type { LeadChange } from '@/lib/schemas/lead-work'
import { type CarriedFields, mergeEventText, readMergeEvent } from '@/lib/schemas/merge-event'
import { businessMinutes, type OpeningHours } from '@/lib/time/business-hours'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { type Transaction, type Writer, write } from './client'
import { leadSelectWithEvents, notTrashed, toLeadWithEvents, trashed, judgeLead } from './leads'
import { correctDetails } from './lead-details'
import { askForReview } from './reviews'
import { isMissing } from './database-errors'

/** The author of a change, its time, the business hours that reply times count, and the message that comes with it. */
export type ChangedBy = {
  staffId: string | null
  hours: OpeningHours
  now?: Date
  message?: Prisma.LeadMessageUncheckedCreateWithoutLeadInput
}

/** The statuses of an answered lead. */
const answeredStatuses: readonly LeadStatus[] = ['contacted', 'quoted', ...wonStatuses]

/**
 * Changes a lead and adds the changes to its history, in one transaction. The first reply is timed; a lead set to new
 * again has none. judgeLead handles spam.
 * @throws AppError not-found, invalid for an assignee who may not sign in, conflict if the lead isn't as `expected`
 */
export async function changeLead(id: string, change: LeadChange, by: ChangedBy): Promise<LeadWithEvents> {
  return write(async (db) => {
    if (change.expected) requireExpected(await requireRow(db, id), change.expected)
    if (change.spam !== undefined) return judgeLead(id, change.spam, by.staffId)
    if (change.status === 'spam') return judgeLead(id, true, by.staffId)
    const before = await requireRow(db, id)
    const isSpam = before.status === 'spam'
    if (isSpam && change.status) await judgeLead(id, false, by.staffId)
    const now = by.now ?? new Date()
    const current = { ...before, status: isSpam && change.status ? 'new' : before.status }
    const correction = correctDetails(before, change)
    const data: Prisma.LeadUncheckedUpdateInput = correction.data
    const events: { kind: string; text?: string }[] = correction.events

    const { contact } = change
    if (contact) events.push({ kind: contact.reached ? 'reached' : 'no-answer', text: contact.way })
    const status = change.status ?? (contact?.reached && current.status === 'new' ? 'contacted' : undefined)
    if (status && status !== current.status) {
      if (status === 'finished') await askForReview(db, current, now)
      data.status = status
      events.push({ kind: 'status', text: status })
      if (status === 'new') Object.assign(data, { repliedAt: null, replyMinutes: null })
      else if (answeredStatuses.includes(status) && !current.repliedAt) {
        const repliedAt = (change.isUndo && firstReply(current.events)) || now
        data.repliedAt = repliedAt
        data.replyMinutes = businessMinutes(by.hours, current.createdAt, repliedAt)
      }
    }
    if (change.value !== undefined && change.value !== current.value) {
      data.value = change.value
      if (change.value !== null) events.push({ kind: 'value', text: String(change.value) })
    }
    if (change.lostReason !== undefined && change.lostReason !== current.lostReason) {
      data.lostReason = change.lostReason
      if (change.lostReason) events.push({ kind: 'lost-reason', text: change.lostReason })
    }
    if (change.photos !== undefined && change.photos !== current.photos) {
      data.photos = change.photos
      events.push(...fileEvents(current.photos, change.photos))
    }
    if (change.assignedToId !== undefined && change.assignedToId !== (current.assignedTo?.id ?? null)) {
      data.assignedToId = change.assignedToId
      events.push({ kind: 'assigned', text: await nameOf(db, change.assignedToId) })
    }
    if (change.followUpOn !== undefined && change.followUpOn !== current.followUpOn) {
      data.followUpOn = change.followUpOn
      events.push({ kind: 'follow-up', text: change.followUpOn })
    }
    if (by.message) data.messages = { create: by.message }
    if (change.isRead !== undefined) data.readAt = change.isRead ? (current.readAt ?? now) : null
    if (events.length > 0) {
      data.events = { create: events.map((event) => ({ ...event, staffId: by.staffId })) }
      // Whoever changes it has read it.
      data.readAt ??= current.readAt ?? now
    }
    return toLeadWithEvents(await db.lead.update({ where: { id }, data, select: leadSelectWithEvents }))
  })
}

/** Returns the events of the photos and files that were added and removed. */
function fileEvents(before: string, after: string): { kind: string; text: string }[] {
  const [had, has] = [leadFiles(before), leadFiles(after)]
  const without = (files: LeadFile[], otherFiles: LeadFile[]) =>
    files.filter(({ id }) => !otherFiles.some((otherFile) => otherFile.id === id))
  return [
    { kind: 'files-added', text: leadFilesName(without(has, had)) },
    { kind: 'files-removed', text: leadFilesName(without(had, has)) },
  ].filter(({ text }) => text !== '')
}

type Event = { kind: string; text: string; createdAt: Date }

/** Returns the first reply before the lead was last set to new, by its history. */
function firstReply(events: readonly Event[]): Date | undefined {
  const isNew = ({ kind, text }: Event) => kind === 'status' && text === 'new'
  const before = events.slice(0, Math.max(0, events.findLastIndex(isNew)))
  return before
    .slice(before.findLastIndex(isNew) + 1)
    .find(
      ({ kind, text }) =>
        kind === 'reached' || (kind === 'status' && answeredStatuses.some((status) => status === text)),
    )?.createdAt
}

async function requireRow(db: Writer, id: string) {
  const row = await db.lead.findUnique({ where: { id, ...notTrashed }, select: leadSelectWithEvents })
  if (!row) throw new AppError('not-found')
  return row
}

/** @throws AppError conflict if somebody else has changed the lead since */
function requireExpected(
  row: Awaited<ReturnType<typeof requireRow>>,
  expectedValues: NonNullable<LeadChange['expected']>,
): void {
  const current: Record<string, unknown> = { ...row, assignedToId: row.assignedTo?.id ?? null }
  if (Object.entries(expectedValues).every(([name, value]) => current[name] === value)) return
  throw changedSince()
}

export const changedSince = () =>
  new AppError('conflict', { detail: 'Someone else has changed it since. Their change stays.' })

async function nameOf(db: Writer, staffId: string | null): Promise<string> {
  if (staffId === null) return ''
  const staff = await db.staff.findUnique({
    where: { id: staffId },
    select: { name: true, deactivatedAt: true },
  })
  if (staff && !staff.deactivatedAt) return staff.name
  throw new AppError('invalid', { errors: { assignedToId: 'Choose someone who has an account.' } })
}

/** Adds a note, an event of the kind `note`. @throws AppError not-found */
export async function addLeadNote(id: string, text: string, staffId: string | null): Promise<LeadWithEvents> {
  return write(async (db) => {
    const data = { events: { create: { kind: 'note', text, staffId } } }
    try {
      const where = { id, ...notTrashed }
      return toLeadWithEvents(await db.lead.update({ where, data, select: leadSelectWithEvents }))
    } catch (error) {
      throw isMissing(error) ? new AppError('not-found') : error
    }
  })
}

/** Removes a note of the same author. @throws AppError not-found */
export async function removeLeadNote(id: string, eventId: string, staffId: string): Promise<void> {
  const { count } = await write((db) =>
    db.leadEvent.deleteMany({ where: { id: eventId, leadId: id, kind: 'note', staffId } }),
  )
  if (count === 0) throw new AppError('not-found')
}

/** Of two merged leads the one whose status comes first stays in the lists. */
const mergeOrder: readonly string[] = ['new', 'quoted', 'contacted', 'won', 'finished', 'lost', 'spam']

type MergeSide = { status: string; createdAt: Date }

/**
 * Returns true if `a` survives a merge with `b`: its status comes first, or it is the older of two with the same one.
 */
function survives(a: MergeSide, b: MergeSide): boolean {
  const order = mergeOrder.indexOf(a.status) - mergeOrder.indexOf(b.status)
  return order === 0 ? a.createdAt < b.createdAt : order < 0
}

/**
 * Merges two requests of the same person. A waiting lead keeps its place in the queue. The other one shows there only,
 * with what was merged into it before; the survivor takes its assignee, follow-up day and value if it has none.
 * @returns the survivor
 * @throws AppError not-found, or invalid for a lead and itself
 */
export async function mergeLead(id: string, otherId: string, staffId: string): Promise<LeadWithEvents> {
  return write((db) =>
    db.$transaction(async (tx) => {
      const [lead, otherLead] = [await findOpen(tx, id), await findOpen(tx, otherId)]
      if (!lead || !otherLead) throw new AppError('not-found')
      if (id === otherId) throw new AppError('invalid', { errors: { otherId: 'Choose another lead.' } })
      const [survivor, merged] = survives(otherLead, lead) ? [otherLead, lead] : [lead, otherLead]
      await tx.lead.updateMany({
        where: { OR: [{ id: merged.id }, { mergedIntoId: merged.id }] },
        data: { mergedIntoId: survivor.id },
      })
      const carried = carriedFields(merged, survivor)
      const text = mergeEventText({ name: merged.name, leadId: merged.id, carried })
      const data = { ...carried, events: { create: { kind: 'merged', text, staffId } } }
      const where = { id: survivor.id }
      return toLeadWithEvents(await tx.lead.update({ where, data, select: leadSelectWithEvents }))
    }),
  )
}

const findOpen = (tx: Transaction, id: string) =>
  tx.lead.findFirst({
    where: { id, mergedIntoId: null, ...notTrashed },
    select: { id: true, name: true, status: true, createdAt: true, ...carriedSelect },
  })

const carriedSelect = { assignedToId: true, followUpOn: true, value: true } as const
type Carrier = Prisma.LeadGetPayload<{ select: typeof carriedSelect }>

/** Returns the fields that only the merged lead has. */
const carriedFields = (merged: Carrier, survivor: Carrier): CarriedFields => ({
  ...(merged.assignedToId !== null && survivor.assignedToId === null
    ? { assignedToId: merged.assignedToId }
    : {}),
  ...(merged.followUpOn && !survivor.followUpOn ? { followUpOn: merged.followUpOn } : {}),
  ...(merged.value !== null && survivor.value === null ? { value: merged.value } : {}),
})

/** Takes back what a survivor got from a merged lead, unless it has been changed since. */
async function returnCarried(tx: Transaction, survivorId: string, mergedId: string): Promise<void> {
  const events = await tx.leadEvent.findMany({
    where: { leadId: survivorId, kind: 'merged' },
    select: { text: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const merge = events.map(({ text }) => readMergeEvent(text)).find(({ leadId }) => leadId === mergedId)
  const { assignedToId, followUpOn, value } = merge?.carried ?? {}
  const where = { id: survivorId }
  if (assignedToId !== undefined)
    await tx.lead.updateMany({ where: { ...where, assignedToId }, data: { assignedToId: null } })
  if (followUpOn !== undefined)
    await tx.lead.updateMany({ where: { ...where, followUpOn }, data: { followUpOn: '' } })
  if (value !== undefined) await tx.lead.updateMany({ where: { ...where, value }, data: { value: null } })
}

/** Reverts a merge; the survivor gives back what it took. @throws AppError not-found */
export async function unmergeLead(id: string, staffId: string): Promise<LeadWithEvents> {
  return write((db) =>
    db.$transaction(async (tx) => {
      const lead = await tx.lead.findFirst({
        where: { id, mergedIntoId: { not: null }, ...notTrashed },
        select: { name: true, mergedIntoId: true },
      })
      if (!lead?.mergedIntoId) throw new AppError('not-found')
      await returnCarried(tx, lead.mergedIntoId, id)
      await tx.leadEvent.create({
        data: { leadId: lead.mergedIntoId, kind: 'unmerged', text: lead.name, staffId },
        select: { id: true },
      })
      return toLeadWithEvents(
        await tx.lead.update({ where: { id }, data: { mergedIntoId: null }, select: leadSelectWithEvents }),
      )
    }),
  )
}

/**
 * Deletes a lead and those merged into it, with history and messages.
 * @returns the number of leads
 * @throws AppError not-found
 */
export async function deleteLead(id: string): Promise<number> {
  const { count } = await write((db) => db.lead.deleteMany({ where: { OR: [{ id }, { mergedIntoId: id }] } }))
  if (count === 0) throw new AppError('not-found')
  return count
}

/**
 * Deletes old leads: won, finished or lost ones last changed before `closed`, and spam from before `spam`, also in the trash;
 * null keeps them.
 * @returns the number of leads
 */
export async function pruneLeads(before: { closed: Date | null; spam: Date | null }): Promise<number> {
  const old: Prisma.LeadWhereInput[] = []
  if (before.closed) old.push({ status: { in: [...wonStatuses, 'lost'] }, updatedAt: { lt: before.closed } })
  if (before.spam)
    old.push({
      OR: [{ status: 'spam' }, { status: trashed, deletedStatus: 'spam' }],
      createdAt: { lt: before.spam },
    })
  if (old.length === 0) return 0
  const { count } = await write((db) =>
    db.lead.deleteMany({ where: { OR: old.flatMap((where) => [where, { mergedInto: where }]) } }),
  )
  return count
}
