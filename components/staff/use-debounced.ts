import { useEffect, useState } from 'react'

/** Returns the value that was last stable for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settledValue, setSettledValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settledValue
}
