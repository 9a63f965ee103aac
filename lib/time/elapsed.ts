const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Returns "under 1 min", "6 min", "3 h 12 min", "1 day 3 h" or "4 days", rounded down. */
function lasting(milliseconds: number): string {
  const duration = Math.max(0, milliseconds)
  const hours = Math.floor((duration % day) / hour)
  const minutes = Math.floor((duration % hour) / minute)
  if (duration < minute) return 'under 1 min'
  if (duration < hour) return `${minutes} min`
  if (duration < day) return minutes ? `${hours} h ${minutes} min` : `${hours} h`
  if (duration < 2 * day) return hours ? `1 day ${hours} h` : '1 day'
  return `${Math.floor(duration / day)} days`
}

/** Returns how long ago a moment (ISO) is, for "waiting 1 day 3 h" and "1 day 3 h ago". */
export const elapsed = (since: string, now = new Date()): string => lasting(now.getTime() - Date.parse(since))

/** Returns minutes of business hours as "6 min", "1 h 36 min" or "27 h". They have no days: these differ in length. */
export function hoursAndMinutes(minutes: number): string {
  const wholeMinutes = Math.round(minutes)
  const [hours, rest] = [Math.floor(wholeMinutes / 60), wholeMinutes % 60]
  if (hours === 0) return rest === 0 ? 'under 1 min' : `${rest} min`
  return rest && hours < 10 ? `${hours} h ${rest} min` : `${hours} h`
}
