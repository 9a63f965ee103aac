import 'server-only'
import { quartersOf } from '@/lib/time/quarters'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { type Transaction } from './client'

type StoredVisit = Prisma.VisitCreateManyInput & { id: string }

/** Stores visits of a site file with their quarters of an hour; quarters that another visit has taken meanwhile stay its own. */
export async function storeVisits(tx: Transaction, visits: StoredVisit[]): Promise<void> {
  if (visits.length === 0) return
  await tx.visit.createMany({ data: visits })
  for (const { id, status, startsAt, minutes, travel = 0 } of visits) {
    if (status !== 'booked') continue
    const quarters = quartersOf({ startsAt: new Date(startsAt).toISOString(), minutes, travel })
    await tx.visitTime.deleteMany({ where: { quarter: { in: quarters }, visitId: null } })
    const otherTimes = await tx.visitTime.findMany({
      where: { quarter: { in: quarters } },
      select: { quarter: true },
    })
    const takenQuarters = new Set(otherTimes.map(({ quarter }) => quarter))
    const data = quarters
      .filter((quarter) => !takenQuarters.has(quarter))
      .map((quarter) => ({ quarter, visitId: id }))
    if (data.length > 0) await tx.visitTime.createMany({ data })
  }
}
