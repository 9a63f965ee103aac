import 'server-only'
import { env } from '@/lib/env'
import { database, write } from './client'
import { trashed } from './leads'
import { announceMessages } from './outbox'

/** Visitors are reminded so long ahead, in milliseconds. */
const day = 86_400_000
/** Nobody is reminded at the last moment, after the site was away. In milliseconds. */
const atLeastAhead = 3_600_000

/**
 * Has the visitors reminded whose visit is within a day: once each, whichever process looks first. Those who agreed on
 * the time less than a day ahead know it. Nothing happens while mail isn't set up.
 * @returns how many reminders were put into the outbox
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
  const wanted = due.filter(({ startsAt, agreedAt }) => startsAt.getTime() - agreedAt.getTime() > day)
  let count = 0
  for (const { id, leadId } of wanted) {
    const isOurs = await write((writer) =>
      writer.$transaction(async (tx) => {
        const taken = await tx.visit.updateMany({ where: { id, ...isDue }, data: { remindedAt: now } })
        if (taken.count === 1)
          await tx.outbox.create({
            data: { kind: 'visit-reminder', leadId, visitId: id, createdAt: now },
            select: { id: true },
          })
        return taken.count === 1
      }),
    )
    if (isOurs) count += 1
  }
  if (count > 0) announceMessages()
  return count
}
