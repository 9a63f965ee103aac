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
    const failed = `The ${what} could not be brought back`
    showError(failed, answer.detail)
    return false
  }
  const now = addressOf(record, answer.data?.slug)
  const moved = path && now && now !== path
  showToast({
    title: `“${title}” is back`,
    description: moved ? `Its address is ${now} now, because another ${what} has ${path}.` : undefined,
  })
  return true
}
