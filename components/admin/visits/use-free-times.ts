import { useEffect, useState } from 'react'
import { call } from '@/components/staff/staff-call'
import { type FreeTime } from '@/lib/visit-types'

const pause = 200

/** The free times of a day for a visit to a place (its slug), or for a visit that is moved; null until they are known. */
export function useFreeTimes(wanted: {
  day: string
  place: string
  minutes: number
  visit?: string
}): FreeTime[] | null {
  const [found, setFound] = useState<{ query: string; times: FreeTime[] } | null>(null)
  const { day, place, minutes, visit = '' } = wanted
  const query = new URLSearchParams({ day, place, minutes: String(minutes), visit }).toString()
  useEffect(() => {
    if (!day) return
    const abort = new AbortController()
    const ask = async () => {
      const path = `/api/calendar/free?${query}`
      const answer = await call<{ times: FreeTime[] }>('GET', path, undefined, { signal: abort.signal })
      if (!abort.signal.aborted && answer.ok) setFound({ query, times: answer.data.times })
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [day, query])
  return found?.query === query ? found.times : null
}
