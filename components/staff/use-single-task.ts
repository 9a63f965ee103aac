import { useRef, useState } from 'react'

/** Work that is done one at a time: what is asked for while something is under way does nothing. */
export function useSingleTask() {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function runAlone(work: () => Promise<boolean>): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return { busy, alone: runAlone, isRunning: () => underWay.current }
}
