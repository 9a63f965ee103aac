import { type ToastMessage } from '@/components/ui/toast'
import { isUndoKey, useKeydown } from './shortcuts'

/** The time in which Ctrl Z undoes a change, in milliseconds: longer than its message stays. */
const undoKeyTime = 60_000

type Change = { undo: () => void; at: number }
let changes: readonly Change[] = []

const isRecent = ({ at }: Change) => Date.now() - at <= undoKeyTime

/**
 * Returns the Undo action of a change, for its message and for Ctrl Z; it runs once. It waits until the change is
 * `saved`, and does nothing if that failed.
 */
export function undoAction(
  run: () => void,
  saved: Promise<boolean> = Promise.resolve(true),
): NonNullable<ToastMessage['action']> {
  let isUndone = false
  const drop = () => (changes = changes.filter((entry) => entry !== change))
  const change: Change = {
    at: Date.now(),
    undo: () => {
      if (isUndone) return
      isUndone = true
      drop()
      void saved.then((isSaved) => isSaved && run())
    },
  }
  // An inbox stays open all day: drop what Ctrl Z no longer undoes. The message's button still works.
  changes = [...changes.filter(isRecent), change]
  void saved.then((isSaved) => isSaved || drop())
  return { label: 'Undo', run: change.undo }
}

/** Has Ctrl Z (Cmd Z) undo the last change of the last minute. */
export const useUndoKey = (): void =>
  useKeydown((event) => {
    const change = changes.at(-1)
    if (!isUndoKey(event) || !change || !isRecent(change)) return
    event.preventDefault()
    change.undo()
  })
