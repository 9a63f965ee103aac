import { useEffect, useRef, useState } from 'react'

/** How long typing may go on before it is looked for, in milliseconds. */
const pause = 250

/**
 * What is typed in a list's search, looked for once the typing pauses. `asked` is what the address asks for: back and forward
 * bring another search with them; what is being typed stays.
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
