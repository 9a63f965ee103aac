import 'server-only'
import { env } from '@/lib/env'
import { database, write } from './client'
import { trashed } from './leads'
import { announceMessages } from './outbox'

/** The time before a visit at which its reminder is sent, in milliseconds. */
const day = 86_400_000
/** After an outage no reminder is sent at the last moment, in milliseconds. */
const atLeastAhead = 3_600_000

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
  const toRemind = due.filter(({ startsAt, agreedAt }) => startsAt.getTime() - agreedAt.getTime() > day)
  let count = 0
  for (const { id, leadId } of toRemind) {
    const isOurs = await write((writer) =>
      writer.$transaction(async (tx) => {
        const claim = await tx.visit.updateMany({ where: { id, ...isDue }, data: { remindedAt: now } })
        if (claim.count === 1)
          await tx.outbox.create({
            data: { kind: 'visit-reminder', leadId, visitId: id, createdAt: now },
            select: { id: true },
          })
        return claim.count === 1
      }),
    )
    if (isOurs) count += 1
  }
  if (count > 0) announceMessages()
  return count
}
