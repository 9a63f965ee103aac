import { isProof, proofText } from '@/lib/leads/proof-of-work'
import { send } from './send'

/** How many numbers are tried at once, and how long in all, in milliseconds. */
const batch = 128
const longest = 8_000

/**
 * Does the work that a challenge asks for, and hands it in: the lead that looked like a program's is held no longer.
 * Where that takes too long it stays held, and staff decide.
 * @throws SendError if it couldn't be handed in
 */
export async function solveChallenge(challenge: string): Promise<void> {
  const encoder = new TextEncoder()
  const hash = (answer: number) =>
    crypto.subtle.digest('SHA-256', encoder.encode(proofText(challenge, String(answer))))
  const end = performance.now() + longest
  for (let first = 0; performance.now() < end; first += batch) {
    const hashes = await Promise.all(Array.from({ length: batch }, (_, index) => hash(first + index)))
    const found = hashes.findIndex((bytes) => isProof(new Uint8Array(bytes)))
    if (found >= 0) return void (await send('/api/leads/proof', { challenge, answer: String(first + found) }))
  }
}
