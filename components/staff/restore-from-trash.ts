import { showError, showToast } from '@/components/ui/toast'
import { addressOf } from '@/lib/records/define-record'
import { type Kind, requireKind } from '@/lib/records/registry'
import { staffCall } from './staff-call'

/** Restores a record from the trash and shows a message, with its new address if the old one is taken. */
export async function restoreFromTrash(
  kind: Kind,
  { id, title, path }: { id: string; title: string; path?: string },
): Promise<boolean> {
  const record = requireKind(kind)
  const { one, calls } = record
  const what = one.toLowerCase()
  const answer = await staffCall<{ slug?: string } | undefined>('POST', `${calls}/${id}/restore`)
  if (!answer.ok) {
    const failure = `The ${what} could not be brought back`
    showError(failure, answer.detail)
    return false
  }
  const newPath = addressOf(record, answer.data?.slug)
  const isMoved = path && newPath && newPath !== path
  showToast({
    title: `“${title}” is back`,
    description: isMoved ? `Its address is ${newPath} now, because another ${what} has ${path}.` : undefined,
  })
  return true
}
