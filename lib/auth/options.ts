import 'server-only'
import { type NextAuthOptions } from 'next-auth'
import { type Env, env } from '@/lib/env'
import { sessionSeconds } from '@/lib/data/staff-sessions'
import { inTenant } from '@/lib/tenant-context'
import { ownAddress } from './callback-url'
import { sessionSecret } from '@/lib/secret'

const known = new WeakMap<Env, NextAuthOptions>()

const isSecure = () => env().SITE_URL.startsWith('https:')

/** The session cookie's name; with https it is bound to this host. */
export const sessionCookie = (): string => `${isSecure() ? '__Host-' : ''}next-auth.session-token`
/** The name that next-auth gives the cookie with the address to lead to. */
export const callbackCookie = (): string => `${isSecure() ? '__Secure-' : ''}next-auth.callback-url`

/** The origin that next-auth takes for this site's, whichever contractor's it is: it reads one for the whole process. */
export const nextAuthOrigin = (): string => inTenant('', () => env().SITE_URL)

/** next-auth's configuration but for its provider (sign-in.ts): signed cookies, no default secret. */
export function authOptions(): NextAuthOptions {
  const configured = env()
  const found = known.get(configured)
  if (found) return found
  const { SITE_URL } = configured
  const secure = isSecure()
  process.env.NEXTAUTH_URL = nextAuthOrigin()
  const options: NextAuthOptions = {
    secret: sessionSecret(),
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: sessionCookie(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
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
  known.set(configured, options)
  return options
}

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
