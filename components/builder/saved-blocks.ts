import { useEffect, useSyncExternalStore } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { type SavedBlock } from '@/lib/content-types'
import { type LooseBlock } from '@/lib/page-document/loose-blocks'

// The components that staff have saved, the same list wherever it is shown on this screen.

const address = '/api/saved-blocks'
const changed = 'saved-components-changed'
const none: readonly SavedBlock[] = []
let known = none

function subscribe(listener: () => void) {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

/** Sends a change, or only asks; every answer is the whole list. */
async function ask(method: string, path: string, body?: unknown) {
  const answer = await staffCall<SavedBlock[]>(method, path, body)
  if (answer.ok) {
    known = answer.data
    dispatchEvent(new Event(changed))
  }
  return answer
}

export const keepBlock = (name: string, { type, config }: LooseBlock) =>
  ask('POST', address, { name, block: { type, config } })
export const renameSaved = (id: string, name: string) => ask('PATCH', `${address}/${id}`, { name })
export const dropSaved = (id: string) => ask('DELETE', `${address}/${id}`)

/** What is saved; asked for as soon as it is shown. */
export function useSavedBlocks(): readonly SavedBlock[] {
  useEffect(() => void ask('GET', address), [])
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => none,
  )
}
