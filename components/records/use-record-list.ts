import { useRouter } from 'next/navigation'
import { startTransition, useRef, useState } from 'react'
import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { staffCall } from '@/components/staff/staff-call'
import { useTrash } from '@/components/staff/use-trash'
import { showError, showToast } from '@/components/ui/toast'
import { addressOf, type RecordKind, type Stored, titleOf } from '@/lib/records/define-record'
import { type Kind } from '@/lib/records/registry'
import { taskQueue } from '@/lib/task-queue'

export type ListedRecord = Stored & { isFeatured?: boolean; isSample?: boolean; slug?: string }

/**
 * Returns the visible rows of a list and their actions. Each action shows at once; if the server refuses it, it is
 * reverted with a message. `stored` is the list from the server.
 */
export function useRecordList<Row extends ListedRecord>(record: RecordKind, stored: readonly Row[]) {
  const router = useRouter()
  const { calls, one } = record
  const what = one.toLowerCase()
  /** What was changed here and the list from the server may not have yet. */
  const [wantedOrder, setWantedOrder] = useState<readonly string[]>([])
  const [featured, setFeatured] = useState<ReadonlyMap<string, boolean>>(new Map())
  /** Versions of saves that may not have reached the list yet. */
  const versions = useRef(new Map<string, number>())
  /** Sends orders one after the other: each names the order that it was made from. */
  const [sending] = useState(taskQueue)

  const trash = useTrash<Row>({
    titleOf: (row) => titleOf(record, row),
    remove: async ({ id }, again) => {
      const answer = await staffCall('DELETE', `${calls}/${id}`)
      const title = `The ${what} could not be deleted`
      const action = { label: 'Try again', run: again }
      if (!answer.ok) showToast({ title, description: answer.detail, destructive: true, action })
      return answer.ok
    },
    restore: (row) =>
      restoreFromTrash(record.kind as Kind, {
        id: row.id,
        title: titleOf(record, row),
        path: addressOf(record, row.slug),
      }),
  })

  const place = new Map(wantedOrder.map((id, index) => [id, index]))
  const ordered = stored.toSorted((a, b) => (place.get(a.id) ?? -1) - (place.get(b.id) ?? -1))
  const order = ordered.map(({ id }) => id)
  const rows = ordered
    .filter(({ id }) => !trash.isGone(id))
    .map((row) => ({ ...row, isFeatured: featured.get(row.id) ?? row.isFeatured }))

  /** Has the list read again. `drop` drops a change that it then has, in the same moment. */
  const refresh = (drop: () => void) =>
    startTransition(() => {
      router.refresh()
      drop()
    })

  function arrange(ids: string[]) {
    setWantedOrder(ids)
    void sending.run(async () => {
      const answer = await staffCall('PUT', `${calls}/order`, { ids, before: order })
      if (!answer.ok) {
        setWantedOrder([])
        const again = { label: 'Try again', run: () => arrange(ids) }
        const title = 'The new order could not be saved'
        showToast({ title, description: answer.detail, destructive: true, action: again })
      }
      // The last of them.
      if (sending.size() === 1) refresh(() => setWantedOrder((now) => (now === ids ? [] : now)))
    })
  }

  async function feature(row: Row, isFeatured: boolean) {
    setFeatured((now) => new Map(now).set(row.id, isFeatured))
    const version = Math.max(row.version, versions.current.get(row.id) ?? 0)
    const answer = await staffCall<Row>('PUT', `${calls}/${row.id}`, { isFeatured, version })
    const drop = () =>
      setFeatured((now) =>
        now.get(row.id) === isFeatured ? new Map([...now].filter(([id]) => id !== row.id)) : now,
      )
    if (answer.ok) versions.current.set(row.id, answer.data.version)
    else {
      drop()
      showError(`The ${what} could not be saved`, answer.detail)
    }
    refresh(drop)
  }

  return {
    rows,
    trash,
    order: order.filter((id) => !trash.isGone(id)),
    arrange,
    feature: (row: Row, isFeatured: boolean) => void feature(row, isFeatured),
  }
}
