import 'server-only'
import { database } from './client'

/** A visit or a visitor's reservation that takes up a time (ISO). */
export type VisitTaker =
  | { kind: 'visit'; visitId: string; name: string; startsAt: string; minutes: number; travel: number }
  | { kind: 'hold'; until: string }

/** Returns who has the first of these quarters, or null; `except` is the visit to be moved. */
export async function findVisitTaker(
  quarters: number[],
  { except, now = new Date() }: { except?: string; now?: Date } = {},
): Promise<VisitTaker | null> {
  const db = await database()
  const rows = await db.visitTime.findMany({
    where: { quarter: { in: quarters }, OR: [{ visitId: { not: null } }, { heldUntil: { gt: now } }] },
    orderBy: { quarter: 'asc' },
    select: {
      heldUntil: true,
      visit: {
        select: { id: true, startsAt: true, minutes: true, travel: true, lead: { select: { name: true } } },
      },
    },
  })
  const first = rows.find(({ visit }) => !visit || visit.id !== except)
  if (!first) return null
  const { visit, heldUntil } = first
  if (!visit) return { kind: 'hold', until: (heldUntil ?? now).toISOString() }
  const { id, startsAt, minutes, travel, lead } = visit
  return {
    kind: 'visit',
    visitId: id,
    name: lead.name,
    startsAt: startsAt.toISOString(),
    minutes,
    travel,
  }
}
