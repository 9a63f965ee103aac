import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'

let secret: string | undefined

/** The secret that signs sessions: NEXTAUTH_SECRET, else one generated once into DATA_DIR, readable by the owner only. */
export function sessionSecret(): string {
  return (secret ??= env().NEXTAUTH_SECRET ?? generatedSecret(path.join(env().DATA_DIR, 'session-secret')))
}

function generatedSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
