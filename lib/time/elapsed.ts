import { officeDay } from './office-time'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long ago, in words: "under 1 min", "6 min", "3 h 12 min", and from 24 hours on "Yesterday", "4 days", counted by
 * the office's calendar. Times are ISO strings.
 */
export function elapsed(since: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - new Date(since).getTime())
  if (passed < minute) return 'under 1 min'
  if (passed < hour) return `${Math.floor(passed / minute)} min`
  if (passed < day) {
    const minutes = Math.floor((passed % hour) / minute)
    return `${Math.floor(passed / hour)} h${minutes ? ` ${minutes} min` : ''}`
  }
  const days = (Date.parse(officeDay(now.toISOString())) - Date.parse(officeDay(since))) / day
  return days === 1 ? 'Yesterday' : `${days} days`
}
