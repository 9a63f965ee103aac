import 'server-only'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from '@/lib/auth/secret'
import { isProof, proofText } from './proof-of-work'

// A challenge names the lead that it clears and the time until when it counts, signed: only who sent the lead gets it,
// and nothing has to be remembered.

/** In milliseconds. */
const lasts = 10 * 60 * 1000

const signed = (text: string) =>
  createHmac('sha256', sessionSecret()).update(`challenge ${text}`).digest('base64url')

/** A challenge whose solution clears the lead with this id. */
export function challengeFor(id: string): string {
  const text = `${id}.${Date.now() + lasts}`
  return `${text}.${signed(text)}`
}

/** The id of the lead that a solved challenge clears; null for one that isn't ours, isn't solved or is too old. */
export function provenLead(challenge: string, answer: string): string | null {
  const [id = '', until = '', signature = ''] = challenge.split('.')
  const own = Buffer.from(signed(`${id}.${until}`))
  const given = Buffer.from(signature)
  if (own.length !== given.length || !timingSafeEqual(own, given)) return null
  if (Number(until) < Date.now()) return null
  return isProof(createHash('sha256').update(proofText(challenge, answer)).digest()) ? id : null
}
