import 'server-only'
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'
import { exitWith } from './exit-with'

/** A shorter secret could be guessed; a file that was cut off when the disk was full has one. */
const minLength = 32
let secret: string | undefined

/** Returns the secret that signs sessions: NEXTAUTH_SECRET, else one generated once into DATA_DIR, readable by the owner only. */
export const sessionSecret = (): string => (secret ??= env().NEXTAUTH_SECRET ?? generatedSecret(secretFile()))

const secretFile = () => path.join(env().DATA_DIR, 'session-secret')

/** Ends the process with one line if the file of the secret holds none: nothing that it signs could be trusted. */
export function checkSecret(): void {
  try {
    if (!env().NEXTAUTH_SECRET) readSecret(secretFile())
  } catch (error) {
    exitWith(error)
  }
}

/** Returns a key of 32 bytes, derived from the session's secret for one purpose: it can't be used for another. */
export const derivedKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret(), '', purpose, 32))

/** Returns a text's signature for one purpose, as base64url. */
export const signature = (purpose: string, text: string): string =>
  createHmac('sha256', derivedKey(purpose)).update(text).digest('base64url')

/** Returns true if a text was signed here for this purpose, in constant time. */
export function isSigned(purpose: string, text: string, candidate: string): boolean {
  const expected = Buffer.from(signature(purpose, text))
  const actual = Buffer.from(candidate)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/**
 * Returns the secret of a file, which is made if it is missing. The file gets its name only when it is complete; two
 * processes that make it at the same time both read the first one's.
 * @throws Error if the file's secret is too short
 */
export function generatedSecret(file: string): string {
  return readSecret(file) ?? makeSecret(file)
}

function makeSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    // A rename would replace another process's file; a link fails if there is one.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const newSecret = readSecret(file)
  if (newSecret === undefined) throw new Error(`${file} could not be made`)
  return newSecret
}

function readSecret(file: string): string | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  if (text.length >= minLength) return text
  throw new Error(
    `${file} holds no secret (${text.length} characters): delete it, and a new one is made; everybody signs in again`,
  )
}
