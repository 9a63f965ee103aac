import { useEffect, useState } from 'react'
import { useLeaveGuard } from './use-leave-guard'

type Leaving = Omit<Parameters<typeof useLeaveGuard>[0], 'onAsk'>

/**
 * Asks before a form with unsaved changes is left. `target` is where the link leads, null for Back, and undefined
 * while there is no question; `go` navigates there; `ask` is for buttons that navigate.
 */
export function useLeaveQuestion(leaving: Leaving) {
  const [target, setTarget] = useState<string | null>()
  const go = useLeaveGuard({ ...leaving, onAsk: setTarget })
  const { dirty } = leaving
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])
  return { target, ask: setTarget, stay: () => setTarget(undefined), go }
}
