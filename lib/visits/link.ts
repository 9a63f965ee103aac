import 'server-only'
import { createHash } from 'node:crypto'
import { signature } from '@/lib/auth/secret'

// The way to a visit for whom it was booked. The token is made of the visit's id and the site's secret, so that a mail
// written days later has the same link; the database has its hash only.

const purpose = 'visit link'

export const visitToken = (id: string): string => signature(purpose, id)

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Where a visitor sees, moves and cancels a visit. */
export const visitAddress = (siteUrl: string, id: string): string => `${siteUrl}/visit/${visitToken(id)}`
