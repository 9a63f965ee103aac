import 'server-only'
import { database } from '@/lib/data/client'
import { hasRevision } from '@/lib/data/revisions'
import { tableOf } from '@/lib/data/table'
import { type RecordNames } from './define-record'

/** Returns the name of whoever saved a record last, null where that isn't known, and whether a revision holds its version. */
export async function getLastSave(
  { kind, model }: RecordNames,
  { id, version }: { id: string; version: number },
) {
  const [row, isKept] = await Promise.all([
    tableOf(await database(), model).findUnique({
      where: { id },
      select: { savedBy: { select: { name: true } } },
    }),
    hasRevision(kind, id, version),
  ])
  const savedBy = row?.savedBy as unknown as { name: string } | null | undefined
  return { savedBy: savedBy?.name ?? null, hasRevision: isKept }
}
