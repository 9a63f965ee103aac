import 'server-only'
import { createHash } from 'node:crypto'

/** Returns the stored form of a secret, or of personal data that only has to be recognized (base64url). */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
