import 'server-only'
import { createHash } from 'node:crypto'

/** What is kept of a secret, or of something personal, that is only to be known again. base64url. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
