import 'server-only'
import { database } from './client'

/** Since when the message that has waited longest waits, as ISO; null where none does. */
export async function oldestWaiting(): Promise<string | null> {
  const db = await database()
  const row = await db.outbox.findFirst({
    where: { status: 'waiting' },
    select: { createdAt: true },
    orderBy: { createdAt: 'asc' },
  })
  return row?.createdAt.toISOString() ?? null
}

/** How many messages there are, by status. */
export async function countOutbox(): Promise<Record<string, number>> {
  const db = await database()
  const groups = await db.outbox.groupBy({ by: ['status'], _count: true })
  return Object.fromEntries(groups.map(({ status, _count }) => [status, _count]))
}
