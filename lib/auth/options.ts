import 'server-only'
import { randomUUID } from 'node:crypto'
import { type NextAuthOptions } from 'next-auth'
import { env } from '@/lib/env'
import { memoize } from '@/lib/memoize'
import { sessionSeconds } from '@/lib/data/staff-sessions'
import { ownAddress } from './callback-url'
import { isSecure } from './device'
import { sessionSecret } from '@/lib/secret'

/** Returns the session cookie's name; with https it is bound to this host. */
export const sessionCookie = (): string => `${isSecure() ? '__Host-' : ''}next-auth.session-token`
/**
 * The name of next-auth's callback cookie, which no browser gets and none can send: the sign-in form says where to go on, the
 * cookie would tell the server's own origin, and a broken one makes next-auth fail.
 */
export const callbackCookie: string = randomUUID()

/** Returns next-auth's configuration without its provider (sign-in.ts): signed cookies, no default secret. */
export const authOptions = memoize((): NextAuthOptions => {
  const { SITE_URL } = env()
  const secure = isSecure()
  process.env.NEXTAUTH_URL = SITE_URL
  return {
    secret: sessionSecret(),
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: sessionCookie(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
      callbackUrl: { name: callbackCookie, options: {} },
    },
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: { signIn: '/login', error: '/login', signOut: '/login' },
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
    providers: [],
    callbacks: {
      jwt({ token, user }) {
        if (user) return { sub: user.id, version: user.version, sessionId: user.sessionId }
        return token
      },
      redirect: ({ url }) => ownAddress(url, SITE_URL),
    },
  }
})

declare module 'next-auth' {
  interface User {
    version: number
    sessionId: string
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    version: number
    sessionId: string
  }
}
