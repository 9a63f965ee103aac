import 'server-only'
import { randomUUID } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { type VisitBlock } from '@/lib/visit-types'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'

const select = {
  id: true,
  startsAt: true,
  endsAt: true,
  reason: true,
  seriesId: true,
  staff: { select: { name: true } },
} satisfies Prisma.VisitBlockSelect

const toBlock = ({ staff, ...row }: Prisma.VisitBlockGetPayload<{ select: typeof select }>): VisitBlock => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  isFromCalendar: false,
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

/** Blocks spans; several are a series. Visits booked in them stay. @returns the first block */
export async function addVisitBlocks(
  [first, ...otherTimes]: readonly { startsAt: string; endsAt: string }[],
  reason: string,
  staffId: string,
): Promise<VisitBlock> {
  const common = { reason, staffId, seriesId: otherTimes.length > 0 ? randomUUID() : null }
  return write(async (db) => {
    const [row] = await db.$transaction([
      db.visitBlock.create({ data: { ...first!, ...common }, select }),
      db.visitBlock.createMany({ data: otherTimes.map((span) => ({ ...span, ...common })) }),
    ])
    return toBlock(row)
  })
}

const andLater = ({ seriesId, startsAt }: VisitBlock) => ({ seriesId, startsAt: { gte: startsAt } })

/** Counts the blocks of a series after this one. */
export async function countLaterBlocks(block: VisitBlock): Promise<number> {
  if (!block.seriesId) return 0
  const db = await database()
  return db.visitBlock.count({ where: { ...andLater(block), id: { not: block.id } } })
}

/** Removes a block, and the later ones of its series if asked to. @throws AppError not-found */
export async function removeVisitBlocks(block: VisitBlock, withLater: boolean): Promise<void> {
  const where = withLater && block.seriesId ? andLater(block) : { id: block.id }
  const { count } = await write((db) => db.visitBlock.deleteMany({ where }))
  if (count === 0) throw new AppError('not-found')
}
