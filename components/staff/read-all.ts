import { showError } from '@/components/ui/toast'
import { staffCall } from './staff-call'

/** Reads all rows of a list for a selection; null on failure, which it shows. */
export async function readAll<Item>(path: string): Promise<Item[] | null> {
  const answer = await staffCall<Item[]>('GET', path)
  if (answer.ok) return answer.data
  showError('The list could not be read', answer.detail)
  return null
}
