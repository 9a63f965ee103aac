import { showToast } from '@/components/ui/toast'
import { type TrashKind, trashNames, trashPath } from '@/lib/trash'
import { staffCall } from './staff-call'

/** Brings something back from the trash, and says so: with its new address where another one has taken its old one. */
export async function restoreFromTrash(
  kind: TrashKind,
  { id, title, path }: { id: string; title: string; path?: string },
): Promise<boolean> {
  const { one, calls } = trashNames[kind]
  const what = one.toLowerCase()
  const answer = await staffCall<{ slug?: string } | undefined>('POST', `${calls}/${id}/restore`)
  if (!answer.ok) {
    const failed = `The ${what} could not be brought back`
    showToast({ title: failed, description: answer.detail, destructive: true })
    return false
  }
  const now = trashPath(kind, answer.data?.slug)
  const moved = path && now && now !== path
  showToast({
    title: `“${title}” is back`,
    description: moved ? `It is at ${now} now: another ${what} has taken ${path} meanwhile.` : undefined,
  })
  return true
}
