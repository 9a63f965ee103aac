import { useEffect, useState } from 'react'
import { askToSignIn } from './sign-in-again'
import { call } from './staff-call'

const pause = 150

type Outcome<Answer> = { query: string | null; answer?: Answer; failed?: 'signed-out' | 'no-answer' }

/**
 * What the site finds for a query, asked for when typing pauses; null isn't asked. While the answer to a longer query is
 * on its way, the last one stays.
 */
export function useAnswer<Answer>(path: string, query: string | null) {
  const [outcome, setOutcome] = useState<Outcome<Answer>>({ query: null })
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (query === null) return
    const abort = new AbortController()
    const ask = async () => {
      const found = await call<Answer>('POST', path, { q: query }, { signal: abort.signal })
      if (abort.signal.aborted) return
      if (found.ok) setOutcome({ query, answer: found.data })
      else setOutcome({ query, failed: found.status === 401 ? 'signed-out' : 'no-answer' })
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [path, query, round])

  /** Signs in again in place; then the query is asked once more. */
  async function signIn() {
    if (!(await askToSignIn(false))) return
    setOutcome({ query: null })
    setRound((now) => now + 1)
  }

  const isAsked = query !== null
  const pending = isAsked && outcome.query !== query
  return {
    answer: isAsked ? outcome.answer : undefined,
    failed: pending || !isAsked ? undefined : outcome.failed,
    pending,
    signIn,
  }
}
