import 'server-only'
import { createHash } from 'node:crypto'
import { isSigned, signature } from '@/lib/secret'
import { isProof, proofText } from './proof-of-work'

// A challenge names the lead that it clears and the time until when it counts, signed: only who sent the lead gets it,
// and nothing has to be remembered.

/** How long a challenge counts, in milliseconds. */
export const challengeLifetime = 10 * 60 * 1000

const purpose = 'challenge'

/** A challenge whose solution clears the lead with this id. */
export function challengeFor(id: string): string {
  const text = `${id}.${Date.now() + challengeLifetime}`
  return `${text}.${signature(purpose, text)}`
}

/** The id of the lead that a solved challenge clears; null for one that isn't ours, isn't solved or is too old. */
export function provenLead(challenge: string, answer: string): string | null {
  const [id = '', until = '', given = ''] = challenge.split('.')
  if (!isSigned(purpose, `${id}.${until}`, given)) return null
  if (Number(until) < Date.now()) return null
  return isProof(createHash('sha256').update(proofText(challenge, answer)).digest()) ? id : null
}
