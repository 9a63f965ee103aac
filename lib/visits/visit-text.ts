import { officeTimeZone, plainSpaces } from '@/lib/time/office-time'

const words = (shown: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: officeTimeZone, ...shown })
  return (iso: string) => plainSpaces(format.format(new Date(iso)))
}

/** "10:00 AM" on the office's clock. */
export const clockText = words({ hour: 'numeric', minute: '2-digit' })
/** "Tuesday, November 24" */
export const longDayText = words({ weekday: 'long', month: 'long', day: 'numeric' })
/** "Tuesday, November 24, at 10:00 AM": in any language's mail and on any page, the office's time. */
export const visitMoment = (iso: string): string => `${longDayText(iso)}, at ${clockText(iso)}`

/** "about an hour", "about 90 minutes", "about 2 hours" */
export const durationText = (minutes: number): string =>
  minutes % 60 ? `about ${minutes} minutes` : minutes === 60 ? 'about an hour' : `about ${minutes / 60} hours`
