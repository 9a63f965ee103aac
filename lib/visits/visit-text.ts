import { officeFormat } from '@/lib/time/office-time'
import { type Visit } from '@/lib/visit-types'

/** Returns "10:00 AM" by the office's clock. */
export const clockText = officeFormat({ hour: 'numeric', minute: '2-digit' })
/** Returns "Tuesday, November 24". */
export const longDayText = officeFormat({ weekday: 'long', month: 'long', day: 'numeric' })
/** Returns "Tuesday, November 24, at 10:00 AM". */
export const visitMoment = (iso: string): string => `${longDayText(iso)}, at ${clockText(iso)}`

/** Returns "about an hour", "about 90 minutes" or "about 2 hours". */
export const durationText = (minutes: number): string =>
  minutes % 60 ? `about ${minutes} minutes` : minutes === 60 ? 'about an hour' : `about ${minutes / 60} hours`

export const nounOf = ({ kind }: Pick<Visit, 'kind'>): string => (kind === 'video' ? 'video call' : 'visit')

/** Returns "a…@example.com": whoever has only the visit's link doesn't learn the address from it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/su, '$1…')
