import 'server-only'
import { AppError } from '@/lib/errors'
import { mergeOrder } from '@/lib/order'
import { mostContent, type OrderFields } from '@/lib/schemas/content-fields'
import { type Transaction, write, type Writer } from './client'
import { present } from './page-fields'

// What projects and testimonials have in common: staff give them an order, and what is deleted waits in the trash.

type Arranged = 'project' | 'testimonial'

/** The order that staff gave them. */
export const inOrder = [{ position: 'asc' as const }, { createdAt: 'asc' as const }, { id: 'asc' as const }]

type Place = { id: string; position: number; updatedAt: Date }
type Table = {
  findMany: (query: object) => Promise<Place[]>
  count: (query: object) => Promise<number>
  updateMany: (change: object) => Promise<{ count: number }>
}
const place = { id: true, position: true, updatedAt: true }

// Both tables have these columns; their generated types have nothing in common to write this once by.
const tableOf = (db: Writer | Transaction, kind: Arranged) =>
  (kind === 'project' ? db.project : db.testimonial) as unknown as Table

/** Where a new one stands: before all others. @throws AppError invalid when there are as many as there may be */
export async function firstPosition(db: Writer, kind: Arranged): Promise<number> {
  const table = tableOf(db, kind)
  const [first] = await table.findMany({ where: present, orderBy: inOrder, take: 1, select: place })
  if (first && (await table.count({ where: present })) >= mostContent)
    throw new AppError('invalid', {
      detail: `There is room for ${mostContent} ${kind}s. Delete one that visitors no longer need.`,
    })
  return (first?.position ?? 1) - 1
}

/** Gives all of a kind an order; see mergeOrder() for what others changed meanwhile. @returns the ids as they stand now */
export async function reorder(kind: Arranged, { ids, before }: OrderFields): Promise<string[]> {
  return write((db) =>
    db.$transaction(async (tx) => {
      const table = tableOf(tx, kind)
      const rows = await table.findMany({ where: present, orderBy: inOrder, select: place })
      const now = rows.map(({ id }) => id)
      const order = mergeOrder(before ?? now, ids, now)
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      for (const [position, id] of order.entries()) {
        const row = rowOf.get(id)
        // Another place in the list is no change of the content: its version and date stay.
        if (row && row.position !== position)
          await table.updateMany({ where: { id }, data: { position, updatedAt: row.updatedAt } })
      }
      return order
    }),
  )
}

/** The refusal of a save that came too late, with what is there now. */
export const savedMeanwhile = (what: Arranged, now: object) =>
  new AppError('conflict', {
    detail: `Somebody else has saved this ${what} since you opened it.`,
    about: { now },
  })
