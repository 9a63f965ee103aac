import 'server-only'
import { database, type Transaction, type Writer, write } from './client'
import { keysOf, searchSelect } from './lead-keys'

export type SpamTotal = { rows: number; bytes: number }

/** Measures the spam since a moment. It reads all rows for their lengths, so not for each request. */
export async function measureSpamLeads(since: Date): Promise<SpamTotal> {
  // Prisma has no length of a text.
  const db = (await database()) as Writer
  const [total] = await db.$queryRaw<{ rows: bigint; bytes: bigint | null }[]>`
    SELECT count(*) AS "rows", sum(
      octet_length("name") + octet_length("phone") + octet_length("email") + octet_length("message")
      + octet_length("plan") + octet_length("page") + octet_length("referrer") + octet_length("suspicion")
      + octet_length("searchText")
    ) AS "bytes" FROM "Lead" WHERE "createdAt" >= ${since} AND "status" = 'spam'`
  return { rows: Number(total?.rows ?? 0), bytes: Number(total?.bytes ?? 0) }
}

/** The columns of a lead marked as spam that count its repetitions. */
type Repeats = { suspicion: string; message: string }

async function changeRow(
  db: Writer | Transaction,
  key: string,
  change: (repeats: Repeats) => Repeats,
): Promise<{ id: string } | 'none' | 'judged'> {
  const row = await db.lead.findFirst({
    where: { key },
    select: { ...searchSelect, id: true, status: true, suspicion: true, message: true },
  })
  if (!row) return 'none'
  const { id, status, ...texts } = row
  if (status !== 'spam' || !texts.suspicion) return 'judged'
  const data = change(texts)
  // It stays spam: no message and no revalidation is needed.
  await db.lead.updateMany({
    where: { id, status: 'spam' },
    data: { ...data, ...keysOf({ ...texts, message: data.message }) },
  })
  return { id }
}

/** Changes a lead marked as spam. Returns its id, 'none' if no lead has the key, or 'judged' if a person has judged it. */
export const changeSpamLead = (key: string, change: (repeats: Repeats) => Repeats) =>
  write((db) => changeRow(db, key, change))

/** A lead that is merged into a row with others. */
type Folded = { id: string; source: string; name: string; phone: string }

/**
 * Merges the oldest `most` leads marked as spam within a time (both ends excluded) whose reason has this ending: what
 * `change` keeps of them goes into the first row of `rowOf` that nobody has judged, and they are deleted. Leads that staff
 * have opened or edited, with a visit, or merged with another stay.
 * @returns how many were deleted, and when the last examined one came; null if there is none
 */
export async function foldSpamLeads(
  { after, before, ending, most }: { after: Date; before: Date; ending: string; most: number },
  rowOf: (number: number) => { id: string; key: string; name: string },
  change: (repeats: Repeats | null, foldedLeads: readonly Folded[]) => Repeats,
): Promise<{ deleted: number; last: Date | null }> {
  // Changes of leads are queued: what is untouched here stays so until the end.
  return write((db) =>
    db.$transaction(async (tx) => {
      const rows = await tx.lead.findMany({
        where: {
          createdAt: { gt: after, lt: before },
          status: 'spam',
          suspicion: { endsWith: ending },
          ...{
            readAt: null,
            assignedToId: null,
            followUpOn: '',
            value: null,
            lostReason: '',
            mergedIntoId: null,
          },
        },
        select: {
          ...{ id: true, source: true, name: true, phone: true, createdAt: true },
          events: { select: { kind: true } },
          merged: { select: { id: true } },
          visits: { select: { id: true } },
        },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: most,
      })
      const last = rows.at(-1)?.createdAt ?? null
      const foldedLeads = rows.filter(
        ({ events, merged, visits }) =>
          events.every(({ kind }) => kind === 'stored') && merged.length + visits.length === 0,
      )
      const [first] = foldedLeads
      if (!first) return { deleted: 0, last }
      for (let number = 0; ; number += 1) {
        const row = rowOf(number)
        const outcome = await changeRow(tx, row.key, (repeats) => change(repeats, foldedLeads))
        if (outcome === 'judged') continue
        if (outcome === 'none') {
          const texts = { name: row.name, ...change(null, foldedLeads) }
          const data = { ...row, ...texts, ...keysOf(texts), source: first.source, status: 'spam' }
          await tx.lead.create({ data: { ...data, events: { create: { kind: 'stored' } } } })
        }
        break
      }
      const { count } = await tx.lead.deleteMany({ where: { id: { in: foldedLeads.map(({ id }) => id) } } })
      return { deleted: count, last }
    }),
  )
}
