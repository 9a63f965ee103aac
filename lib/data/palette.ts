import 'server-only'
import { type Lead } from '@/lib/content-types'
import { database } from './client'
import { leadState, notTrashed } from './leads'

type LeadEntry = Pick<
  Lead,
  | 'id'
  | 'name'
  | 'phone'
  | 'email'
  | 'projectType'
  | 'service'
  | 'town'
  | 'source'
  | 'page'
  | 'status'
  | 'createdAt'
>

const leadSelect = {
  id: true,
  name: true,
  phone: true,
  email: true,
  projectType: true,
  service: true,
  town: true,
  source: true,
  page: true,
  status: true,
  createdAt: true,
} as const

type LeadRow = Omit<LeadEntry, 'createdAt' | 'status' | 'source'> &
  Parameters<typeof leadState>[0] & { createdAt: Date }

const asLead = (row: LeadRow): LeadEntry => ({
  ...row,
  ...leadState(row),
  createdAt: row.createdAt.toISOString(),
})

/**
 * The newest leads that hold every part (folded, as lib/text/fold has it) in any of their texts, or the newest of all
 * where no part is named; at most `limit`. Those that were joined to another one count as that one.
 */
export async function leadEntries(parts: readonly string[], limit: number): Promise<LeadEntry[]> {
  const db = await database()
  const rows = await db.lead.findMany({
    where: {
      mergedIntoId: null,
      ...notTrashed,
      AND: parts.map((part) => ({ searchText: { contains: part } })),
    },
    select: leadSelect,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  })
  return rows.map(asLead)
}

/** Returns the leads of these ids, in no order, without those in the trash. */
export async function leadEntriesOf(ids: readonly string[]): Promise<LeadEntry[]> {
  const db = await database()
  const where = { id: { in: [...ids] }, ...notTrashed }
  return (await db.lead.findMany({ where, select: leadSelect })).map(asLead)
}
