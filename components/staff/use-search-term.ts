import { useEffect, useRef, useState } from 'react'

/** The pause in typing before the search runs, in milliseconds. */
const pause = 250

/**
 * Returns the text of a list's search field, its setter, which calls `look` when typing pauses, and a function that
 * skips that call since the text was searched for otherwise. `current` is the search in the address: Back and Forward
 * change it, but don't replace what is being typed.
 */
export function useSearchTerm(current: string, look: (q: string) => void) {
  const [term, setTerm] = useState(current)
  const sent = useRef(current)
  useEffect(() => {
    if (current === sent.current) return
    sent.current = current
    setTerm(current)
  }, [current])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const markSent = (q: string) => {
    clearTimeout(timer.current)
    sent.current = q
  }
  function search(text: string) {
    setTerm(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      markSent(text.trim())
      look(text.trim())
    }, pause)
  }
  return [term, search, markSent] as const
}
