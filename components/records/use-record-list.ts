import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
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
 * reverted with a message. `stored` is the list from the server: a new one replaces everything.
 */
export function useRecordList<Row extends ListedRecord>(record: RecordKind, stored: readonly Row[]) {
  const router = useRouter()
  const { calls, one } = record
  const what = one.toLowerCase()
  const [unsaved, setUnsaved] = useState<{
    stored: readonly Row[]
    order?: string[]
    featured: Map<string, boolean>
  }>()
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

  const pending = unsaved?.stored === stored ? unsaved : undefined
  const order = pending?.order ?? stored.map(({ id }) => id)
  const place = new Map(order.map((id, index) => [id, index]))
  const rows = stored
    .filter(({ id }) => !trash.isGone(id))
    .map((row) => ({ ...row, isFeatured: pending?.featured.get(row.id) ?? row.isFeatured }))
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))

  const change = (part: { order?: string[]; featured?: [string, boolean] }) =>
    setUnsaved((now) => {
      const current = now?.stored === stored ? now : { stored, featured: new Map<string, boolean>() }
      const featured = part.featured ? new Map(current.featured).set(...part.featured) : current.featured
      return { ...current, order: part.order ?? current.order, featured }
    })

  function arrange(ids: string[]) {
    const before = order
    change({ order: ids })
    void sending.run(async () => {
      const answer = await staffCall('PUT', `${calls}/order`, { ids, before })
      if (!answer.ok) {
        setUnsaved(undefined)
        const again = { label: 'Try again', run: () => arrange(ids) }
        const title = 'The new order could not be saved'
        showToast({ title, description: answer.detail, destructive: true, action: again })
      }
      // The last of them.
      if (sending.size() === 1) router.refresh()
    })
  }

  async function feature(row: Row, isFeatured: boolean) {
    change({ featured: [row.id, isFeatured] })
    const version = Math.max(row.version, versions.current.get(row.id) ?? 0)
    const answer = await staffCall<Row>('PUT', `${calls}/${row.id}`, { isFeatured, version })
    if (answer.ok) versions.current.set(row.id, answer.data.version)
    else {
      change({ featured: [row.id, row.isFeatured ?? false] })
      showError(`The ${what} could not be saved`, answer.detail)
    }
    router.refresh()
  }

  return {
    rows,
    trash,
    order: order.filter((id) => !trash.isGone(id)),
    arrange,
    feature: (row: Row, isFeatured: boolean) => void feature(row, isFeatured),
  }
}
