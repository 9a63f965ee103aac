import 'server-only'
import { signature } from '@/lib/secret'

// The way to a visit for whom it was booked. The token is made of the visit's id and the site's secret, so that a mail
// written days later has the same link; the database has its hash only.

const purpose = 'visit link'

/** The token of a visit's link; its hash is stored with the visit. */
export const visitToken = (id: string): string => signature(purpose, id)

/** Where a visitor sees, moves and cancels a visit. */
export const visitPath = (id: string): string => `/visit/${visitToken(id)}`
