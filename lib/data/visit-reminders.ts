import 'server-only'
import { env } from '@/lib/env'
import { database } from './client'
import { trashed } from './leads'
import { addReminders } from './outbox'

/** The time before a visit at which its reminder is sent, in milliseconds. */
const day = 86_400_000
/** After an outage no reminder is sent at the last moment, in milliseconds. */
const atLeastAhead = 3_600_000

/** Returns the time of a visit's reminder; null if the visit was agreed too late for one. */
export const reminderTime = (startsAt: Date, agreedAt: Date): Date | null =>
  startsAt.getTime() - agreedAt.getTime() > day ? new Date(startsAt.getTime() - day) : null

/**
 * Adds reminders of the visits within a day to the outbox, one each, whichever process looks first. Visits booked less
 * than a day ahead get none, and without mail nothing happens.
 * @returns the number of reminders
 */
export async function remindOfVisits(now = new Date()): Promise<number> {
  if (!env().SMTP_URL) return 0
  const isDue = {
    status: 'booked',
    remindedAt: null,
    startsAt: { gt: new Date(now.getTime() + atLeastAhead), lte: new Date(now.getTime() + day) },
  }
  const db = await database()
  const due = await db.visit.findMany({
    where: { ...isDue, lead: { email: { not: '' }, status: { notIn: [trashed, 'spam'] } } },
    select: { id: true, leadId: true, startsAt: true, agreedAt: true },
  })
  const toRemind = due.filter(({ startsAt, agreedAt }) => reminderTime(startsAt, agreedAt))
  return addReminders(toRemind, {
    claim: (tx, { id }) => tx.visit.updateMany({ where: { id, ...isDue }, data: { remindedAt: now } }),
    now,
    messageOf: ({ id, leadId }) => ({ kind: 'visit-reminder', leadId, visitId: id }),
  })
}
