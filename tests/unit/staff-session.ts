import { encode } from 'next-auth/jwt'
import { sessionSecret } from '@/lib/secret'
import { createStaff } from '@/lib/data/staff'
import { openStaffSession, sessionSeconds as maxAge } from '@/lib/data/staff-sessions'
import { type Staff } from '@/lib/staff-types'

// A handler reads its session through next/headers, which setup.ts replaces by this.

const sessionCookie = 'next-auth.session-token'
let sentHeaders: Record<string, string> = {}
let sentCookies: Record<string, string> = {}

export const nextHeaders = {
  headers: () => Promise.resolve(new Headers(sentHeaders)),
  cookies: () =>
    Promise.resolve({
      getAll: () => Object.entries(sentCookies).map(([name, value]) => ({ name, value })),
      has: (name: string) => name in sentCookies,
    }),
}

/** The requests that follow carry these. */
export function carry(cookies: Record<string, string>, headers: Record<string, string> = {}): void {
  sentCookies = cookies
  sentHeaders = headers
}

/** The cookies that an answer sets. */
export const cookiesOf = (answer: Response): Record<string, string> =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      return [name, decodeURIComponent(value)]
    }),
  )

/** A session's token as signing in makes it, and the session; `secret` for one that somebody else has signed. */
export async function tokenOf(staff: Staff, secret = sessionSecret()): Promise<string> {
  const sessionId = await openStaffSession({ staffId: staff.id, device: 'Chrome on Mac' })
  return encode({ token: { sub: staff.id, version: staff.sessionVersion, sessionId }, secret, maxAge })
}

/** The requests that follow come with this session. */
export function bringToken(token: string): void {
  carry({ [sessionCookie]: token })
}

/** The requests that follow come from a new staff account. */
export async function signInStaff(name = 'Owner'): Promise<Staff> {
  const staff = await createStaff({ email: 'owner@example.com', name, passwordHash: 'none' })
  bringToken(await tokenOf(staff))
  return staff
}

/** The requests that follow come from nobody. */
export function signOutStaff(): void {
  carry({})
}
