import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/** Creates a link's token of 256 random bits, and the hash by which it is stored. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

/** Returns the hash by which a link's token is stored. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
