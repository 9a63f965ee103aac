import { useEffect, useRef, useState } from 'react'

/** The pause in typing before the search runs, in milliseconds. */
const pause = 250

/**
 * Returns the text of a list's search field, its setter, which calls `look` when typing pauses, and a function for lists
 * that are narrowed otherwise meanwhile: it returns the text to search for, and calls the search off that typing has
 * planned. `current` is the search in the address. A change of it by Back or Forward replaces the text; one by this
 * field's own search doesn't.
 */
export function useSearchTerm(current: string, look: (q: string) => void) {
  const [term, setTerm] = useState(current)
  const lastSearch = useRef(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (current === lastSearch.current) return
    clearTimeout(timer.current)
    lastSearch.current = current
    setTerm(current)
  }, [current])
  useEffect(() => () => clearTimeout(timer.current), [])
  function takeSearch(text = term) {
    clearTimeout(timer.current)
    lastSearch.current = text.trim()
    return lastSearch.current
  }
  function search(text: string) {
    setTerm(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => look(takeSearch(text)), pause)
  }
  return [term, search, takeSearch] as const
}
