import { encode } from 'next-auth/jwt'
import { sessionSecret } from '@/lib/auth/secret'
import { createStaff } from '@/lib/data/staff'

// A handler reads its session through next/headers, which exists inside of a running Next only. A test file says
//   jest.mock('next/headers', () => jest.requireActual<typeof staffSession>('../staff-session').nextHeaders)
// and everything behind it is the real thing: a signed cookie, the account in the database.

let token = ''

export const nextHeaders = {
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({ getAll: () => (token ? [{ name: 'next-auth.session-token', value: token }] : []) }),
}

/** The requests that follow come from a new staff account. */
export async function signInStaff(): Promise<void> {
  const staff = await createStaff({ email: 'owner@example.com', name: 'Owner', passwordHash: 'none' })
  const session = { sub: staff.id, version: staff.sessionVersion, startedAt: Date.now() }
  token = await encode({ token: session, secret: sessionSecret() })
}

/** The requests that follow come from nobody. */
export function signOutStaff(): void {
  token = ''
}
