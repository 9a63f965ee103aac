import { staffCall } from '@/components/staff/staff-call'
import { readAsStaff, setQueryData, useStaffQuery } from '@/components/staff/staff-query'
import { type SavedBlock } from '@/lib/content-types'
import { type ClipboardBlock } from '@/lib/page-document/clipboard-blocks'

// The saved blocks; all components share one list.

const path = '/api/saved-blocks'
const noBlocks: readonly SavedBlock[] = []

/** Sends a change. Every answer is the whole list. */
async function change(method: string, to: string, body?: unknown) {
  const answer = await staffCall<SavedBlock[]>(method, to, body)
  if (answer.ok) setQueryData([path], answer.data)
  return answer
}

export const keepBlock = (name: string, { type, config }: ClipboardBlock) =>
  change('POST', path, { name, block: { type, config } })
export const renameSaved = (id: string, name: string) => change('PATCH', `${path}/${id}`, { name })
export const dropSaved = (id: string) => change('DELETE', `${path}/${id}`)

/** Returns the saved blocks. They are read when first shown and stay cached. */
export const useSavedBlocks = (): readonly SavedBlock[] =>
  useStaffQuery<SavedBlock[]>({ queryKey: [path], queryFn: readAsStaff(path), gcTime: Infinity }).data ??
  noBlocks
