import 'server-only'
import { database } from '@/lib/data/client'
import { hasRevision } from '@/lib/data/revisions'
import { tableOf } from '@/lib/data/table'
import { type RecordNames } from './define-record'

/** Returns the name of whoever saved a record last; null where that isn't known. */
export async function getSavedBy({ model }: RecordNames, id: string): Promise<string | null> {
  const select = { savedBy: { select: { name: true } } }
  const row = await tableOf(await database(), model).findUnique({ where: { id }, select })
  return (row?.savedBy as unknown as { name: string } | null | undefined)?.name ?? null
}

/** Returns who saved a record last, and whether a revision holds its version. */
export async function getLastSave(record: RecordNames, { id, version }: { id: string; version: number }) {
  const [savedBy, isKept] = await Promise.all([getSavedBy(record, id), hasRevision(record.kind, id, version)])
  return { savedBy, hasRevision: isKept }
}
