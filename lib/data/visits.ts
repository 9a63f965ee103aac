import 'server-only'
import { type DeliveryKind } from '@/lib/delivery-types'
import { type Visit, visitKinds, type VisitMaker, visitStatuses, type VisitWithLead } from '@/lib/visit-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database } from './client'
import { trashed } from './leads'

export const visitFields = {
  id: true,
  leadId: true,
  kind: true,
  startsAt: true,
  minutes: true,
  travel: true,
  place: true,
  address: true,
  staffId: true,
  staff: { select: { name: true } },
  status: true,
  madeBy: true,
  sequence: true,
  version: true,
  agreedAt: true,
  remindedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.VisitSelect

const withLead = {
  ...visitFields,
  lead: { select: { id: true, name: true, phone: true, email: true, message: true, projectType: true } },
} satisfies Prisma.VisitSelect

type Row = Prisma.VisitGetPayload<{ select: typeof visitFields }>

/** Converts a row; an unknown kind or status, of another version, counts as the first one. */
export const toVisit = ({ staff, ...row }: Row): Visit => ({
  ...row,
  kind: visitKinds.find((kind) => kind === row.kind) ?? 'home',
  staffName: staff?.name ?? null,
  startsAt: row.startsAt.toISOString(),
  status: visitStatuses.find((status) => status === row.status) ?? 'booked',
  madeBy: (row.madeBy === 'staff' ? 'staff' : 'visitor') satisfies VisitMaker,
  agreedAt: row.agreedAt.toISOString(),
  remindedAt: row.remindedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const toVisitWithLead = ({
  lead,
  ...row
}: Prisma.VisitGetPayload<{ select: typeof withLead }>): VisitWithLead => ({ ...toVisit(row), lead })

/** Visits of leads in the trash or spam don't count. */
const hasActiveLead = { lead: { status: { notIn: [trashed, 'spam'] } } }

/** Lists the visits that begin from `from` until before `to`, canceled ones included, in order. */
export async function listVisits(from: Date, to: Date): Promise<VisitWithLead[]> {
  const db = await database()
  const rows = await db.visit.findMany({
    where: { startsAt: { gte: from, lt: to }, ...hasActiveLead },
    select: withLead,
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toVisitWithLead)
}

/** Lists the visits of a lead and of those merged into it, the latest first. */
export async function listLeadVisits(leadId: string): Promise<Visit[]> {
  const db = await database()
  const rows = await db.visit.findMany({
    where: { OR: [{ leadId }, { lead: { mergedIntoId: leadId, status: { not: trashed } } }] },
    select: visitFields,
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(toVisit)
}

/** Returns a visit; null also if its lead is in the trash or spam. */
export const getVisit = (id: string): Promise<VisitWithLead | null> => find({ id })

/** Returns the visit of a link by the hash of its token, or null. */
export const getVisitOfToken = (tokenHash: string): Promise<VisitWithLead | null> => find({ tokenHash })

async function find(where: { id: string } | { tokenHash: string }): Promise<VisitWithLead | null> {
  const db = await database()
  const row = await db.visit.findUnique({ where: { ...where, ...hasActiveLead }, select: withLead })
  return row && toVisitWithLead(row)
}

/**
 * Returns the quarters from `from` until before `to` that visits or reservations take, except the visit to be moved
 * and the visitor's own reservation (its hash).
 */
export async function listTakenQuarters(
  from: number,
  to: number,
  except: { visitId?: string; heldBy?: string } = {},
  now = new Date(),
): Promise<Set<number>> {
  const db = await database()
  const rows = await db.visitTime.findMany({
    where: {
      quarter: { gte: from, lt: to },
      OR: [{ visitId: { not: null } }, { heldUntil: { gt: now } }],
    },
    select: { quarter: true, visitId: true, heldBy: true },
  })
  const otherRows = rows.filter(({ visitId, heldBy }) =>
    visitId === null ? !except.heldBy || heldBy !== except.heldBy : visitId !== except.visitId,
  )
  return new Set(otherRows.map(({ quarter }) => quarter))
}

/** Returns what became of the email that tells a homeowner of a visit's present time; null without one. */
export async function getVisitMail({
  id: visitId,
  agreedAt,
}: Pick<Visit, 'id' | 'agreedAt'>): Promise<'waiting' | 'sent' | null> {
  const db = await database()
  const row = await db.outbox.findFirst({
    where: {
      visitId,
      kind: 'visit-confirmation' satisfies DeliveryKind,
      createdAt: { gte: new Date(agreedAt) },
    },
    select: { status: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return row?.status === 'waiting' || row?.status === 'sent' ? row.status : null
}
