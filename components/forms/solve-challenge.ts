import { isProof, proofText } from '@/lib/leads/proof-of-work'
import { send } from './send'

/** The numbers tried at once, and the time limit in milliseconds. */
const batch = 128
const longest = 8_000

/**
 * Solves a challenge and sends the answer, which releases a held lead. If it takes too long the lead stays held, and
 * staff decide.
 * @throws SendError if the answer couldn't be sent
 */
export async function solveChallenge(challenge: string): Promise<void> {
  const encoder = new TextEncoder()
  const hash = (answer: number) =>
    crypto.subtle.digest('SHA-256', encoder.encode(proofText(challenge, String(answer))))
  const end = performance.now() + longest
  for (let first = 0; performance.now() < end; first += batch) {
    const hashes = await Promise.all(Array.from({ length: batch }, (_, index) => hash(first + index)))
    const solved = hashes.findIndex((bytes) => isProof(new Uint8Array(bytes)))
    if (solved >= 0)
      return void (await send('/api/leads/proof', { challenge, answer: String(first + solved) }))
  }
}
