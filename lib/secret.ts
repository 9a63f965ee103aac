import 'server-only'
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'

/** A shorter secret could be guessed; a file that was cut off when the disk was full holds one. */
const shortest = 32
let secret: string | undefined

/** The secret that signs sessions: NEXTAUTH_SECRET, else one generated once into DATA_DIR, readable by the owner only. */
export const sessionSecret = (): string => (secret ??= env().NEXTAUTH_SECRET ?? generatedSecret(secretFile()))

const secretFile = () => path.join(env().DATA_DIR, 'session-secret')

/** Ends the process with one line when the file of the secret holds none: nothing that it signs could be trusted. */
export function checkSecret(): void {
  try {
    if (!env().NEXTAUTH_SECRET) readSecret(secretFile())
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The session’s secret could not be read')
    process.exit(1)
  }
}

/**
 * A key of its own for one purpose, made of the session's secret: what is signed for one can't be used for another.
 * 32 bytes.
 */
export const derivedKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret(), '', purpose, 32))

/** What only this site could have written about a text, for one purpose. base64url. */
export const signature = (purpose: string, text: string): string =>
  createHmac('sha256', derivedKey(purpose)).update(text).digest('base64url')

/** Whether a text was signed here for this purpose; takes as long for a wrong signature as for the right one. */
export function isSigned(purpose: string, text: string, given: string): boolean {
  const own = Buffer.from(signature(purpose, text))
  const other = Buffer.from(given)
  return own.length === other.length && timingSafeEqual(own, other)
}

/**
 * The secret of a file, which is made where there is none. The file appears under its name only when it is complete; of
 * two processes that make it at the same time one is first, and both read that one's.
 * @throws Error when what stands there is too short to be a secret
 */
export function generatedSecret(file: string): string {
  return readSecret(file) ?? makeSecret(file)
}

function makeSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    // A rename would take the place of another process's; a link is refused where there is one.
    linkSync(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(mine, { force: true })
  }
  const made = readSecret(file)
  if (made === undefined) throw new Error(`${file} could not be made`)
  return made
}

function readSecret(file: string): string | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  if (text.length >= shortest) return text
  throw new Error(
    `${file} holds no secret (${text.length} characters): delete it, and a new one is made; everybody signs in again`,
  )
}
