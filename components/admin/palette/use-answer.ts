import { useEffect, useState } from 'react'
import { type PaletteAnswer } from '@/lib/palette/types'
import { askToSignIn } from '@/components/staff/sign-in-again'

const pause = 150

type Outcome = { query: string; answer?: PaletteAnswer; failed?: 'signed-out' | 'no-answer' }

/**
 * What the site finds for a query, asked for when typing pauses; an empty query isn't asked. While the answer to a
 * longer query is on its way, the last one stays.
 */
export function useAnswer(query: string) {
  const [outcome, setOutcome] = useState<Outcome>({ query: '' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!query) return
    const abort = new AbortController()
    const ask = async () => {
      try {
        const response = await fetch('/api/palette', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ q: query }),
          signal: abort.signal,
        })
        if (response.ok) setOutcome({ query, answer: (await response.json()) as PaletteAnswer })
        else setOutcome({ query, failed: response.status === 401 ? 'signed-out' : 'no-answer' })
      } catch {
        if (!abort.signal.aborted) setOutcome({ query, failed: 'no-answer' })
      }
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, round])

  /** Signs in again in place; then the query is asked once more. */
  async function signIn() {
    if (!(await askToSignIn(false))) return
    setOutcome({ query: '' })
    setRound((now) => now + 1)
  }

  const pending = query !== '' && outcome.query !== query
  return {
    answer: query ? outcome.answer : undefined,
    failed: pending || !query ? undefined : outcome.failed,
    pending,
    signIn,
  }
}
