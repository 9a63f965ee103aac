import { officeTimeZone } from './office-time'

const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: officeTimeZone })

/** Returns the office's month of a moment (ISO), "May 2026"; '' for none. */
export const monthYear = (moment: string | null): string => (moment ? format.format(new Date(moment)) : '')
