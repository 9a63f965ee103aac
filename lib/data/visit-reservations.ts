import 'server-only'
import { AppError } from '@/lib/errors'
import { quartersOf } from '@/lib/time/quarters'
import { type VisitPlan } from '@/lib/visit-types'
import { write } from './client'
import { change, refuseBlocked, takeQuarters } from './visit-changes'

/** The lifetime of a reservation after its last renewal, and in all, in milliseconds. */
const lifetime = 10 * 60_000
const maxLifetime = 45 * 60_000
/** The most reservations of one address: several devices of a household, not a program. */
const maxPerAddress = 4

type Reservation = Pick<VisitPlan, 'startsAt' | 'minutes' | 'travel'> & {
  /** The hash of the visitor's key, and a signature of the visitor's address. */
  heldBy: string
  heldFrom: string
}

/**
 * Reserves a time for a visitor or renews the reservation, and frees the visitor's earlier one.
 * @returns the end (ISO)
 * @throws AppError conflict (`isTaken`), or too-many if one address reserves many times or for too long
 */
export async function storeReservation(
  { heldBy, heldFrom, ...plan }: Reservation,
  now = new Date(),
): Promise<string> {
  return change(async (tx) => {
    await refuseBlocked(tx, plan)
    const earlier = await tx.visitTime.findFirst({
      where: { heldBy },
      select: { heldSince: true },
      orderBy: { heldSince: 'asc' },
    })
    const otherHolders = await tx.visitTime.groupBy({
      by: ['heldBy'],
      where: { heldFrom, heldUntil: { gt: now }, heldBy: { not: heldBy } },
    })
    const heldSince = earlier?.heldSince ?? now
    if (otherHolders.length >= maxPerAddress || now.getTime() - heldSince.getTime() > maxLifetime)
      throw new AppError('too-many', {
        detail: 'This time can’t be held any longer, but it may still be free.',
      })
    const heldUntil = new Date(now.getTime() + lifetime)
    const hold = { heldBy, heldFrom, heldSince, heldUntil }
    await takeQuarters(tx, { quarters: quartersOf(plan), heldBy, now, hold })
    return heldUntil.toISOString()
  })
}

export async function releaseReservation(heldBy: string): Promise<void> {
  await write((db) => db.visitTime.deleteMany({ where: { heldBy, visitId: null } }))
}

/** Deletes expired reservations. */
export async function pruneReservations(now = new Date()): Promise<void> {
  await write((db) => db.visitTime.deleteMany({ where: { visitId: null, heldUntil: { lte: now } } }))
}
