import { useEffect, useRef, useState } from 'react'

/** How long typing pauses before the search runs, in milliseconds. */
const pause = 250

/**
 * Returns the text of a list's search field and its setter, which calls `look` when typing pauses. `asked` is the
 * search in the address: Back and Forward change it, but don't replace what is being typed.
 */
export function useSearchTerm(asked: string, look: (q: string) => void) {
  const [term, setTerm] = useState(asked)
  const sent = useRef(asked)
  useEffect(() => {
    if (asked === sent.current) return
    sent.current = asked
    setTerm(asked)
  }, [asked])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function search(text: string) {
    setTerm(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = text.trim()
      look(text.trim())
    }, pause)
  }
  return [term, search] as const
}
