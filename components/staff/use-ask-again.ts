import { useEffect, useEffectEvent } from 'react'

/** As often as for new leads, in milliseconds. */
const askEvery = 15_000

/**
 * Asks at once, every fifteen seconds, and as soon as the tab is seen again; a hidden tab asks nothing, unless it `goesOn`.
 * The next question waits for the answer.
 */
export function useAskAgain(ask: () => Promise<void>, { goesOn = false } = {}): void {
  const isWanted = useEffectEvent(() => !document.hidden || goesOn)
  const run = useEffectEvent(ask)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let underWay = false
    const next = async () => {
      if (underWay) return
      clearTimeout(timer)
      underWay = true
      if (isWanted()) await run()
      underWay = false
      if (!isOver) timer = setTimeout(() => void next(), askEvery)
    }
    const look = () => {
      if (!document.hidden) void next()
    }
    void next()
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
