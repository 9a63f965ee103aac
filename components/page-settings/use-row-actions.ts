import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { showToast, type ToastMessage } from '@/components/ui/toast'

type Listed = { id: string; version: number }

type Kind<Row> = {
  /** Where its calls go. */
  path: string
  what: 'page' | 'post'
  /** What is said when it worked. */
  updated: string
  deleted: { title: string; description?: string }
  bringBack: (row: Row) => Promise<boolean>
}

/** Changes what a row stands for; the refusals by field when the server takes it not, else null. */
export type SaveRow<Row> = (
  row: Row,
  patch: object,
  done?: ToastMessage,
) => Promise<Record<string, string> | null>

/** What a list does with its pages or posts. A deleted one is out of sight at once; it comes back when that failed. */
export function useRowActions<Row extends Listed>({ path, what, updated, deleted, bringBack }: Kind<Row>) {
  const router = useRouter()
  /** What one has just saved oneself may not have reached the list yet. */
  const versions = useRef(new Map<string, number>())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const hide = (id: string, yes: boolean) =>
    setHidden((now) => {
      const next = new Set(now)
      if (yes) next.add(id)
      else next.delete(id)
      return next
    })

  async function remove(row: Row) {
    hide(row.id, true)
    const answer = await staffCall('DELETE', `${path}/${row.id}`)
    if (!answer.ok) {
      hide(row.id, false)
      const again = { label: 'Try again', run: () => void remove(row) }
      return showToast({ title: `Failed to delete ${what}`, destructive: true, action: again })
    }
    showToast({ ...deleted, action: { label: 'Undo', run: () => void restore(row) } })
    router.refresh()
  }

  async function restore(row: Row) {
    if (!(await bringBack(row))) return
    hide(row.id, false)
    router.refresh()
  }

  const save: SaveRow<Row> = async ({ id, version: listed }, patch, done = { title: updated }) => {
    const version = Math.max(listed, versions.current.get(id) ?? 0)
    const answer = await staffCall<Listed>('PUT', `${path}/${id}`, { ...patch, version })
    if (!answer.ok) {
      showToast({ title: `Failed to update ${what}`, description: answer.detail, destructive: true })
      // Saved by somebody else since: what they saved is shown, and the next try is about it.
      if (answer.status === 409) router.refresh()
      return answer.errors
    }
    versions.current.set(id, answer.data.version)
    showToast(done)
    router.refresh()
    return null
  }

  return { hidden, save, remove: (row: Row) => void remove(row), restore: (row: Row) => void restore(row) }
}
