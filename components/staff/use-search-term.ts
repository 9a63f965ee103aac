import { useEffect, useRef, useState } from 'react'

/** The pause in typing before the search runs, in milliseconds. */
const pause = 250

/**
 * Returns the text of a list's search field, its setter, which calls `look` when typing pauses, and a function to call
 * if a text was searched for otherwise. `current` is the search in the address. A change of it by Back or Forward
 * replaces the text; one by this field's own search doesn't.
 */
export function useSearchTerm(current: string, look: (q: string) => void) {
  const [term, setTerm] = useState(current)
  const lastSearch = useRef(current)
  useEffect(() => {
    if (current === lastSearch.current) return
    lastSearch.current = current
    setTerm(current)
  }, [current])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const markSent = (q: string) => {
    clearTimeout(timer.current)
    lastSearch.current = q
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
