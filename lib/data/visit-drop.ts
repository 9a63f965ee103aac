import 'server-only'
import { type Transaction } from './client'

/** Cancels a lead's upcoming visits without a mail: the lead goes to the trash, or is spam. */
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
