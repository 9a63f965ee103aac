import { useRef, useState } from 'react'

/** Runs one task at a time; a call while one is running does nothing. */
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
