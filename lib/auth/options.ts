import 'server-only'
import { type NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { signInSchema } from '@/lib/schemas/sign-in'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { getStaffByEmail } from '@/lib/data/staff'
import { clientAddress } from '@/lib/limits/client-address'
import { consume } from '@/lib/limits/rate-limit'
import { verifyPassword } from './password'
import { sessionSecret } from './secret'

/** A session ends eight hours after signing in, whatever happens in between. */
export const sessionSeconds = 8 * 60 * 60
/** What the sign-in answers when there were too many attempts. */
const tooManyAttempts = 'TooManyAttempts'

const attempts = { name: 'sign-in', points: 20, seconds: 15 * 60, everybody: 300 }
const attemptsOnAccount = { name: 'sign-in-account', points: 10, seconds: 15 * 60, everybody: 300 }
let options: NextAuthOptions | undefined

/** next-auth's configuration: one provider (e-mail and password), signed cookies, no default secret. */
export function authOptions(): NextAuthOptions {
  if (options) return options
  const { SITE_URL } = env()
  process.env.NEXTAUTH_URL = SITE_URL
  options = {
    secret: sessionSecret(),
    useSecureCookies: SITE_URL.startsWith('https:'),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: { signIn: '/login', error: '/login', signOut: '/login' },
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {} },
        async authorize(credentials, request) {
          const parsed = signInSchema.safeParse(credentials)
          if (!parsed.success) return null
          const { email, password } = parsed.data
          try {
            await consume(
              attempts,
              clientAddress(new Headers(request.headers as Record<string, string> | undefined)),
            )
            await consume(attemptsOnAccount, email)
          } catch (error) {
            if (error instanceof AppError) throw new Error(tooManyAttempts)
            throw error
          }
          const staff = await getStaffByEmail(email)
          // Without an account a hash is computed all the same, so that the time says nothing about it.
          if (!(await verifyPassword(staff?.passwordHash ?? null, password)) || !staff) return null
          return { id: staff.id, name: staff.name, email: staff.email, version: staff.sessionVersion }
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        if (user) return { sub: user.id, version: user.version, startedAt: Date.now() }
        return token
      },
      session({ session, token }) {
        return {
          ...session,
          staff: { id: token.sub ?? '', version: token.version, startedAt: token.startedAt },
        }
      },
      redirect: ({ url }) => (url.startsWith('/') || new URL(url).origin === SITE_URL ? url : SITE_URL),
    },
  }
  return options
}

declare module 'next-auth' {
  interface User {
    version: number
  }
  interface Session {
    staff: { id: string; version: number; startedAt: number }
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    version: number
    startedAt: number
  }
}
