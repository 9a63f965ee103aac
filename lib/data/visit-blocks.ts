import 'server-only'
import { AppError } from '@/lib/errors'
import { type VisitBlock } from '@/lib/visit-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'

const select = {
  id: true,
  startsAt: true,
  endsAt: true,
  reason: true,
  staff: { select: { name: true } },
} satisfies Prisma.VisitBlockSelect

const toBlock = ({ staff, ...row }: Prisma.VisitBlockGetPayload<{ select: typeof select }>): VisitBlock => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  staffName: staff?.name ?? null,
})

/** Lists the blocks that overlap a span, in order. */
export async function listVisitBlocks(from: Date, to: Date): Promise<VisitBlock[]> {
  const db = await database()
  const rows = await db.visitBlock.findMany({
    where: { startsAt: { lt: to }, endsAt: { gt: from } },
    select,
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toBlock)
}

export async function getVisitBlock(id: string): Promise<VisitBlock | null> {
  const db = await database()
  const row = await db.visitBlock.findUnique({ where: { id }, select })
  return row && toBlock(row)
}

/** Blocks a span. Visits booked in it stay. */
export const addVisitBlock = (
  block: { startsAt: string; endsAt: string; reason: string },
  staffId: string,
): Promise<VisitBlock> =>
  write(async (db) => toBlock(await db.visitBlock.create({ data: { ...block, staffId }, select })))

/** Removes a block. @throws AppError not-found */
export async function removeVisitBlock(id: string): Promise<void> {
  const { count } = await write((db) => db.visitBlock.deleteMany({ where: { id } }))
  if (count === 0) throw new AppError('not-found')
}
