import 'server-only'
import { createHash } from 'node:crypto'
import { signature } from '@/lib/secret'

// The visitor's link to a visit. Its token is derived from the visit's id and the site's secret, so that later mails
// have the same link; the database has only its hash.

const purpose = 'visit link'

export const visitToken = (id: string): string => signature(purpose, id)

export const visitPath = (id: string): string => `/visit/${visitToken(id)}`

/** Returns the stored form of a secret, or of personal data that only has to be recognized (base64url). */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
