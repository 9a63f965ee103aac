import 'server-only'
import { createHash } from 'node:crypto'
import { isSigned, signature } from '@/lib/secret'
import { isProof, proofText } from './proof-of-work'

// A challenge has the id of its lead and its expiry, signed: only the lead's sender gets it, and nothing has to be
// stored.

export const challengeLifetime = 10 * 60 * 1000

const purpose = 'challenge'

export function challengeFor(id: string): string {
  const text = `${id}.${Date.now() + challengeLifetime}`
  return `${text}.${signature(purpose, text)}`
}

/** Returns the id of the lead that a solved challenge releases; null if it is forged, unsolved or expired. */
export function provenLead(challenge: string, answer: string): string | null {
  const [id = '', until = '', sentSignature = ''] = challenge.split('.')
  if (!isSigned(purpose, `${id}.${until}`, sentSignature)) return null
  if (Number(until) < Date.now()) return null
  return isProof(createHash('sha256').update(proofText(challenge, answer)).digest()) ? id : null
}
