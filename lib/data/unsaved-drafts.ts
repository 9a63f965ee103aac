import 'server-only'
import { type DraftBody, type DraftKey, type DraftRecord } from '@/lib/schemas/unsaved-drafts'
import { isRecord } from '@/lib/type-guards'
import { database, write } from './client'
import { parseJson } from './json'

/** A draft that its author hasn't saved; `at` is when it was stored, ISO. */
export type UnsavedDraft = { tab: string; at: string } & DraftBody

/** The maximum of one account; a further draft replaces the oldest. */
const mostDrafts = 50
const mostListed = 5
const draftDays = 30

const day = 24 * 60 * 60_000

/** Lists an account's own drafts of a record: the latest ones, the very latest last. */
export async function listUnsavedDrafts(
  staffId: string,
  { kind, id: recordId }: DraftRecord,
): Promise<UnsavedDraft[]> {
  const db = await database()
  const rows = await db.unsavedDraft.findMany({
    where: { staffId, kind, recordId },
    orderBy: { updatedAt: 'desc' },
    take: mostListed,
    select: { tab: true, body: true, updatedAt: true },
  })
  return rows.reverse().flatMap(({ tab, body, updatedAt }) => {
    const stored = parseJson(body, { model: 'UnsavedDraft', id: tab, field: 'body' })
    return isRecord(stored) ? [{ tab, at: updatedAt.toISOString(), ...(stored as DraftBody) }] : []
  })
}

/** Stores an account's draft over the one that it stored from the same window. */
export async function storeUnsavedDraft(
  staffId: string,
  { kind, id: recordId, tab }: DraftKey,
  content: DraftBody,
): Promise<void> {
  const body = JSON.stringify(content)
  const key = { staffId, kind, recordId, tab }
  await write((db) =>
    db.$transaction(async (tx) => {
      await tx.unsavedDraft.upsert({
        where: { staffId_kind_recordId_tab: key },
        create: { ...key, body },
        update: { body },
        select: { tab: true },
      })
      const surplus = await tx.unsavedDraft.findMany({
        where: { staffId },
        orderBy: { updatedAt: 'desc' },
        skip: mostDrafts,
        select: { staffId: true, kind: true, recordId: true, tab: true },
      })
      if (surplus.length > 0) await tx.unsavedDraft.deleteMany({ where: { OR: surplus } })
    }),
  )
}

/** Deletes an account's draft, if it is there. */
export async function deleteUnsavedDraft(staffId: string, { kind, id, tab }: DraftKey): Promise<void> {
  await write((db) => db.unsavedDraft.deleteMany({ where: { staffId, kind, recordId: id, tab } }))
}

/** Deletes drafts that nobody has come back to. */
export async function pruneUnsavedDrafts(now = new Date()): Promise<void> {
  const end = new Date(now.getTime() - draftDays * day)
  await write((db) => db.unsavedDraft.deleteMany({ where: { updatedAt: { lt: end } } }))
}
