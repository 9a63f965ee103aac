const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago, in words: "under 1 min", "6 min", "3 h 12 min", "Yesterday", "4 days". Times are ISO strings. */
export function elapsed(since: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - new Date(since).getTime())
  if (passed < minute) return 'under 1 min'
  if (passed < hour) return `${Math.floor(passed / minute)} min`
  if (passed < day) {
    const minutes = Math.floor((passed % hour) / minute)
    return `${Math.floor(passed / hour)} h${minutes ? ` ${minutes} min` : ''}`
  }
  const days = Math.floor(passed / day)
  return days === 1 ? 'Yesterday' : `${days} days`
}
