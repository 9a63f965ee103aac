import { readQuietly, useStaffQuery } from '@/components/staff/staff-query'
import { useDebounced } from '@/components/staff/use-debounced'
import { type FreeTime } from '@/lib/visit-types'

const typingPause = 200

/** The free times of a day for a visit to a place (its slug), or for a visit that is moved; null until they are known. */
export function useFreeTimes(wanted: {
  day: string
  place: string
  minutes: number
  visit?: string
}): FreeTime[] | null {
  const { day, place, minutes, visit = '' } = wanted
  const query = new URLSearchParams({ day, place, minutes: String(minutes), visit }).toString()
  const path = `/api/calendar/free?${query}`
  const settled = useDebounced(path, typingPause)
  const isAsked = day !== '' && settled === path
  const { data } = useStaffQuery<{ times: FreeTime[] }>({
    queryKey: [path],
    queryFn: readQuietly(path),
    enabled: isAsked,
  })
  return isAsked ? (data?.times ?? null) : null
}
