import { useEffect, useState } from 'react'
import { useLeaveGuard } from './use-leave-guard'

type Leaving = Omit<Parameters<typeof useLeaveGuard>[0], 'onAsk'>

/**
 * Asks before a form with unsaved changes is left. `asked` is the target of the link, null for Back, and undefined
 * while there is no question; `go` navigates there; `ask` is for buttons that navigate.
 */
export function useLeaveQuestion(leaving: Leaving) {
  const [asked, setAsked] = useState<string | null>()
  const go = useLeaveGuard({ ...leaving, onAsk: setAsked })
  const { dirty } = leaving
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])
  return { asked, ask: setAsked, stay: () => setAsked(undefined), go }
}
