import 'server-only'
import { type Transaction } from './client'
import { deleteRevisions } from './revisions'
import { tableOf } from './table'

/** Removes records of a kind for good, with their revisions and what both mention. */
export async function removeRecords(
  tx: Transaction,
  { kind, model }: { kind: string; model: string },
  ids: string[],
): Promise<void> {
  await deleteRevisions(tx, kind, ids)
  await tx.mediaMention.deleteMany({ where: { kind, ownerId: { in: ids } } })
  await tableOf(tx, model).deleteMany({ where: { id: { in: ids } } })
}
