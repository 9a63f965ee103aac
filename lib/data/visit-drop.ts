import 'server-only'
import { type Transaction } from './client'

/** Cancels what is still to come of a lead's visits, without a word to anybody: it goes into the trash, or is spam. */
export async function cancelUpcomingVisits(
  tx: Pick<Transaction, 'visit' | 'visitTime'>,
  leadId: string,
  now = new Date(),
): Promise<void> {
  const where = { leadId, status: 'booked', startsAt: { gt: now } }
  await tx.visitTime.deleteMany({ where: { visit: where } })
  await tx.visit.updateMany({
    where,
    data: { status: 'canceled', sequence: { increment: 1 }, version: { increment: 1 } },
  })
}
