import { useEffect, useState } from 'react'
import { type PaletteAnswer } from '@/lib/palette/types'
import { askToSignIn } from '@/components/staff/sign-in-again'
import { call } from '@/components/staff/staff-call'

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
      const found = await call<PaletteAnswer>('POST', '/api/palette', { q: query }, abort.signal)
      if (abort.signal.aborted) return
      if (found.ok) setOutcome({ query, answer: found.data })
      else setOutcome({ query, failed: found.status === 401 ? 'signed-out' : 'no-answer' })
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
