import { officeTimeZone, plainSpaces } from '@/lib/time/office-time'

/** Returns a function that formats a moment by the office's clock. */
export const officeFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: officeTimeZone, ...options })
  return (iso: string) => plainSpaces(format.format(new Date(iso)))
}

/** Returns "10:00 AM" by the office's clock. */
export const clockText = officeFormat({ hour: 'numeric', minute: '2-digit' })
/** Returns "Tuesday, November 24". */
export const longDayText = officeFormat({ weekday: 'long', month: 'long', day: 'numeric' })
/** Returns "Tuesday, November 24, at 10:00 AM". */
export const visitMoment = (iso: string): string => `${longDayText(iso)}, at ${clockText(iso)}`

/** Returns "about an hour", "about 90 minutes" or "about 2 hours". */
export const durationText = (minutes: number): string =>
  minutes % 60 ? `about ${minutes} minutes` : minutes === 60 ? 'about an hour' : `about ${minutes / 60} hours`
