import 'server-only'
import { randomBytes } from 'node:crypto'
import { env } from '@/lib/env'
import { isSigned, signature } from '@/lib/secret'

// A device cookie (OWASP): a browser that has signed in to an account before has a count of tries of its own, so that
// what strangers try on the account doesn't concern its owner. It opens nothing.

const purpose = 'known device'
/** The longest time for which browsers keep a cookie, in seconds. */
const lasts = 400 * 24 * 60 * 60

export const isSecure = (): boolean => env().SITE_URL.startsWith('https:')

/** Returns the cookie's name; with https it is bound to this host. */
export const deviceCookie = (): string => (isSecure() ? '__Host-device' : 'device')

const signedText = (id: string, staffId: string) => `${id}\n${staffId}`

/** Returns the device in a cookie's value if it has signed in to this account before; else null. */
export function knownDevice(value: string | undefined, staffId: string): string | null {
  const [id = '', sentSignature = ''] = (value ?? '').split('.')
  return id && isSigned(purpose, signedText(id, staffId), sentSignature) ? id : null
}

/** Returns the header that makes the browser known to an account; without `id` as a new device. */
export function deviceHeader(staffId: string, id = randomBytes(16).toString('base64url')): string {
  const secure = isSecure() ? '; Secure' : ''
  const value = `${id}.${signature(purpose, signedText(id, staffId))}`
  return `${deviceCookie()}=${value}; Path=/; Max-Age=${lasts}; HttpOnly; SameSite=Lax${secure}`
}

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/** Returns a browser's name and system: "Chrome on Windows". Nothing of what it sends is repeated. */
export function deviceInWords(userAgent: string | null): string {
  const text = userAgent ?? ''
  const find = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => text.includes(mark))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
