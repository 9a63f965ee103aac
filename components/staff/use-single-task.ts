import { useRef, useState } from 'react'

/** Runs one task at a time; a call while one is running does nothing. */
export function useSingleTask() {
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  async function runAlone(task: () => Promise<boolean>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    try {
      return await task()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { busy, runAlone, isRunning: () => isRunning.current }
}
