import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { staffCall } from '@/components/staff/staff-call'
import { useTrash } from '@/components/staff/use-trash'
import { showError, showToast, type ToastMessage } from '@/components/ui/toast'
import { addressOf } from '@/lib/records/define-record'
import { page } from '@/lib/records/page/definition'
import { post } from '@/lib/records/post/definition'

type Listed = { id: string; title: string; slug: string; version: number }

type Kind = {
  what: 'page' | 'post'
  updated: string
  deleted?: string
}

export type SaveRow<Row> = (
  row: Row,
  patch: object,
  done?: ToastMessage,
) => Promise<Record<string, string> | null>

export function useRowActions<Row extends Listed>({ what, updated, deleted }: Kind) {
  const router = useRouter()
  const record = { page, post }[what]
  const path = record.calls
  /** The list may not show the versions of the last saves yet. */
  const versions = useRef(new Map<string, number>())
  const trash = useTrash<Row>({
    titleOf: ({ title }) => title,
    remove: async ({ id }, again) => {
      const answer = await staffCall('DELETE', `${path}/${id}`)
      const action = { label: 'Try again', run: again }
      if (!answer.ok) showToast({ title: `Failed to delete ${what}`, destructive: true, action })
      else if (deleted) showToast({ title: deleted })
      return answer.ok
    },
    restore: ({ id, title, slug }) => restoreFromTrash(what, { id, title, path: addressOf(record, slug) }),
  })

  const save: SaveRow<Row> = async ({ id, version: listed }, patch, toast = { title: updated }) => {
    const version = Math.max(listed, versions.current.get(id) ?? 0)
    const answer = await staffCall<{ version: number }>('PUT', `${path}/${id}`, { ...patch, version })
    if (!answer.ok) {
      showError(`Failed to update ${what}`, answer.detail)
      // Saved by somebody else since: the list shows that version, and the next attempt changes it.
      if (answer.status === 409) router.refresh()
      return answer.errors
    }
    versions.current.set(id, answer.data.version)
    showToast(toast)
    router.refresh()
    return null
  }

  return { trash, save }
}
