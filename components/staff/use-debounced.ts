import { useEffect, useState } from 'react'

/** Returns a value once it has stayed the same for a while (milliseconds), and the one before until then. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
