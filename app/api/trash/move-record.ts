import { type Caller, restoreRecord, trashRecord } from '@/app/api/record-handlers'
import { auditRequest } from '@/lib/auth/audit'
import { restoreLead, trashLead } from '@/lib/data/lead-trash'
import { AppError } from '@/lib/errors'
import { jobStore } from '@/lib/jobs/store'
import { purgeWithPhotos } from '@/lib/private-files/sweep'
import { recordOf } from '@/lib/records/registry'
import { type RecordStore } from '@/lib/records/store-types'
import { listStores } from '@/lib/records/stores'
import { removeForGood } from '@/lib/records/trash'
import { type TrashMove } from '@/lib/schemas/trash'

const stores = new Map(
  [...listStores(), jobStore as unknown as RecordStore].map((store) => [store.record.kind, store]),
)

/** Moves a record of any kind to the trash, or restores it. The log doesn't name leads. */
export async function moveRecord({ kind, id, isTrashed, status }: TrashMove, caller: Caller): Promise<void> {
  const { staff, request } = caller
  if (kind === 'lead') {
    if (!isTrashed) return restoreLead(id, staff.id)
    await trashLead(id, staff.id, status)
    return auditRequest(staff, request, { action: 'lead-trashed', target: id })
  }
  const store = stores.get(kind)
  if (!store) throw new AppError('not-found')
  if (isTrashed) await trashRecord(store, id, caller)
  else await restoreRecord(store, id)
}

/** Deletes a record in the trash for good. The log doesn't name leads. @throws AppError not-found */
export async function purgeRecord(record: { kind: string; id: string }, caller: Caller): Promise<void> {
  const kind = recordOf(record.kind)?.kind
  if (!kind) throw new AppError('not-found')
  const { id } = record
  const { title } = await purgeWithPhotos({ id }, () => removeForGood(kind, id))
  const detail = kind === 'lead' ? '' : `for good: ${title}`
  await auditRequest(caller.staff, caller.request, { action: `${kind}-deleted`, target: id, detail })
}
