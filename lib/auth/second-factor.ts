import 'server-only'
import { createHash } from 'node:crypto'
import { generateSecret, generateURI, verify } from 'otplib'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from '@/lib/data/second-factor'
import { log } from '@/lib/log'
import { generateCode } from './password'
import { openSealed, seal } from '@/lib/seal'

// Time-based codes (RFC 6238): six digits, 30 seconds, one step of tolerance to either side, no step taken twice. The
// secret is sealed with a key made of the session's secret, so that a copy of the database alone makes no codes.

const step = 30
const recoveryCodes = 10

const purpose = 'second factor'

/** Seals a secret for one account; in another account's row it can't be opened. */
export const sealSecret = (secret: string, staffId: string): string => seal(purpose, secret, staffId)

/** Opens a sealed secret; null if it is another account's or was sealed with another secret of the site. */
export const openSecret = (sealedSecret: string, staffId: string): string | null =>
  openSealed(purpose, sealedSecret, staffId)

const hashOf = (code: string, staffId: string) =>
  createHash('sha256').update(`${staffId}\n${code}`).digest('base64url')

/** Returns a typed code without what people put between its characters. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Creates a secret for an account; it counts once `confirmCode` has seen a code of it.
 * @returns the secret to type and the address that an app reads from a QR code; null when one counts already
 */
export async function newSecondFactor(staff: { id: string; email: string }, issuer: string) {
  const secret = generateSecret()
  if (!(await beginSecondFactor(staff.id, sealSecret(secret, staff.id)))) return null
  return { secret, uri: generateURI({ issuer, label: staff.email, secret }) }
}

/** Takes a six-digit code of the account's secret, confirmed or not, once. Returns false if it isn't right. */
async function takeTimeCode(staffId: string, code: string): Promise<boolean> {
  const factor = await getSecondFactor(staffId)
  if (!factor.secret) return false
  const secret = openSecret(factor.secret, staffId)
  if (secret === null) {
    log.warn('a second factor can’t be opened with this secret of the site: was it changed?')
    return false
  }
  const result = await verify({ secret, token: code, epochTolerance: step, epoch: Date.now() / 1000 })
  return result.valid && 'timeStep' in result && takeStep(staffId, result.timeStep)
}

/**
 * Takes a code of the account's second factor, once.
 * @returns whether it was the app's or a recovery code; null when it is neither
 */
export async function takeCode(staffId: string, input: string): Promise<'app' | 'recovery' | null> {
  const code = plain(input)
  if (/^\d{6}$/.test(code)) return (await takeTimeCode(staffId, code)) ? 'app' : null
  return (await takeRecoveryCode(staffId, hashOf(code, staffId))) ? 'recovery' : null
}

/**
 * Takes the first code of a new secret, after which the second factor counts.
 * @returns the recovery codes; null for a wrong code
 */
export async function confirmCode(staffId: string, input: string): Promise<string[] | null> {
  if (!(await takeTimeCode(staffId, plain(input)))) return null
  const codes = makeRecoveryCodes()
  await confirmSecondFactor(staffId, hashesOf(codes, staffId))
  return codes
}

/** Replaces the recovery codes and returns the new ones. They are shown once: only their hashes are stored. */
export async function newRecoveryCodes(staffId: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await replaceRecoveryCodes(staffId, hashesOf(codes, staffId))
  return codes
}

const makeRecoveryCodes = () => Array.from({ length: recoveryCodes }, generateCode)
const hashesOf = (codes: string[], staffId: string) => codes.map((code) => hashOf(plain(code), staffId))
