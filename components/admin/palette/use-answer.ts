import { useEffect, useState } from 'react'
import { type PaletteAnswer } from '@/lib/palette/types'

const pause = 150

type Outcome = { query: string; answer?: PaletteAnswer; failed?: 'signed-out' | 'no-answer' }

/**
 * What the site finds for a query, asked for when typing pauses; an empty query isn't asked. While the answer to a
 * longer query is on its way, the last one stays.
 */
export function useAnswer(query: string) {
  const [outcome, setOutcome] = useState<Outcome>({ query: '' })

  useEffect(() => {
    if (!query) return
    const abort = new AbortController()
    const ask = async () => {
      try {
        const path = `/api/palette?q=${encodeURIComponent(query)}`
        const response = await fetch(path, { signal: abort.signal })
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
  }, [query])

  const pending = query !== '' && outcome.query !== query
  return {
    answer: query ? outcome.answer : undefined,
    failed: pending || !query ? undefined : outcome.failed,
    pending,
  }
}
