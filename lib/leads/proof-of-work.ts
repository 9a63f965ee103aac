/**
 * The zero bits of a solution's hash: about 8,000 tries, a fraction of a second in a browser. That makes sending in
 * bulk expensive.
 */
const proofBits = 13

/** Returns the text whose hash (SHA-256) solves a challenge. */
export const proofText = (challenge: string, answer: string) => `${challenge}:${answer}`

/** Returns true if a hash solves the challenge. */
export const isProof = (hash: Uint8Array): boolean =>
  (((hash[0] ?? 255) << 8) | (hash[1] ?? 255)) >> (16 - proofBits) === 0
