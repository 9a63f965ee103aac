import { readQuietly, useStaffQuery } from '@/components/staff/staff-query'
import { useDebounced } from '@/components/staff/use-debounced'
import { type FreeTime } from '@/lib/visit-types'

const typingPause = 200

/** Returns a day's free times for a new visit, or for the visit to be moved; null until they are loaded. */
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
