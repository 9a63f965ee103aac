/**
 * How many bits of a proof's hash are zero: about 8,000 tries, a fraction of a second in a browser. It makes sending in
 * bulk expensive, and it takes a browser.
 */
const proofBits = 13

/** What is hashed (SHA-256) to find a number that proves the work on a challenge. */
export const proofText = (challenge: string, answer: string) => `${challenge}:${answer}`

/** Whether a hash proves the work. */
export const isProof = (hash: Uint8Array): boolean =>
  (((hash[0] ?? 255) << 8) | (hash[1] ?? 255)) >> (16 - proofBits) === 0
