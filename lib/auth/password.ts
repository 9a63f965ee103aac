import 'server-only'
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { inTurn } from './turns'

// 19 MiB, two passes, one lane: the least that OWASP recommends for Argon2id, the library's default algorithm.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Returns the salted Argon2id hash of a password in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Takes as long to verify as a real one; no password opens it, since the answer for it is always no. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Kzso0yBJ4IDBue9qIbSssA$+AMowQtRRnmEaRjYOEQW2p3hkbfw7yCwU+alKvAhqeE'

/**
 * Returns true if a password fits a hash. Without an account (null) a hash is verified all the same, so that the time
 * taken doesn't tell which addresses have one, and the answer is false.
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  turn: Parameters<typeof inTurn>[1] = {},
): Promise<boolean> {
  const fits = await inTurn(() => verify(stored ?? nobodysHash, password), turn)
  return stored !== null && fits
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Groups of five random characters with a dash between them; each group has 24.7 bits. */
function generateGroups(count: number): string {
  const character = () => alphabet.charAt(randomInt(alphabet.length))
  const group = () => Array.from({ length: 5 }, character).join('')
  return Array.from({ length: count }, group).join('-')
}

/** Returns a random password of twenty characters in groups of five (99 bits). */
export const generatePassword = (): string => generateGroups(4)

/** Returns a random recovery code of fifteen characters (74 bits): too many to try, even for who has the hash. */
export const generateCode = (): string => generateGroups(3)
