import { NextRequest } from 'next/server'
import { GET as getAuth, POST as postAuth } from '@/app/api/auth/[...nextauth]/route'
import { GET as getUser } from '@/app/api/auth/user/route'
import { hashPassword } from '@/lib/auth/password'
import { createStaff } from '@/lib/data/staff'
import { temporaryDatabase } from '../data/temporary-database'
import { fakeDate } from '../fake-date'
import { carry, cookiesOf, type nextHeaders } from '../staff-session'

// Signing in as a browser does it: the token against forged forms, the form, the session's cookie.

jest.mock(
  'next/headers',
  () => jest.requireActual<{ nextHeaders: typeof nextHeaders }>('../staff-session').nextHeaders,
)

temporaryDatabase()

const password = 'a long enough password'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
  fakeDate(new Date('2026-11-21T15:00:00Z'))
})
afterAll(() => jest.useRealTimers())
beforeEach(async () => {
  for (const name of ['dana', 'terry', 'ana'])
    await createStaff({ email: `${name}@example.com`, name, passwordHash })
})

const minutes = (count: number) => count * 60_000
const address = (...segments: string[]) => ({ params: Promise.resolve({ nextauth: segments }) })

/** One try, from an address of its own if none is named; the answer, and the cookies a browser would have then. */
async function signIn(email: string, typed: string, from: string) {
  carry({})
  const csrf = await getAuth(new NextRequest('http://localhost:3000/api/auth/csrf'), address('csrf'))
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  carry(cookiesOf(csrf), { 'x-forwarded-for': from })
  const form = new URLSearchParams({ csrfToken, email, password: typed, json: 'true', callbackUrl: '/admin' })
  const answer = await postAuth(
    new NextRequest('http://localhost:3000/api/auth/callback/credentials', {
      method: 'POST',
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    address('callback', 'credentials'),
  )
  const { url } = (await answer.json()) as { url: string }
  const error = new URL(url, 'http://localhost:3000').searchParams.get('error')
  return { status: answer.status, error, cookies: cookiesOf(answer) }
}
const mismatch = { status: 401, error: 'CredentialsSignin' }
const tooMany = { status: 401, error: 'TooManyAttempts' }

jest.setTimeout(20_000)

test('the right password opens a session, in any spelling of the address', async () => {
  const { status, error, cookies } = await signIn(' Dana@Example.com ', password, '192.0.2.1')
  expect([status, error]).toEqual([200, null])
  carry(cookies)
  const user = await getUser(new Request('http://localhost:3000/api/auth/user'))
  expect(await user.json()).toMatchObject({ name: 'dana', email: 'dana@example.com' })
})

test('a wrong password and an unknown account get the same answer, and no session', async () => {
  for (const email of ['dana@example.com', 'nobody@example.com']) {
    const refused = await signIn(email, 'something else', '192.0.2.2')
    expect(refused).toMatchObject(mismatch)
    expect(Object.keys(refused.cookies)).not.toContain('next-auth.session-token')
  }
})

test('an account takes ten tries in fifteen minutes, wherever they come from; the eleventh isn’t looked at', async () => {
  for (let tries = 0; tries < 10; tries += 1)
    expect(await signIn('terry@example.com', 'guess', `198.51.100.${tries}`)).toMatchObject(mismatch)
  expect(await signIn('terry@example.com', password, '198.51.100.99')).toMatchObject(tooMany)
  // Another account isn't concerned.
  expect(await signIn('dana@example.com', password, '198.51.100.99')).toMatchObject({ status: 200 })
  jest.setSystemTime(Date.now() + minutes(15) + 1000)
  expect(await signIn('terry@example.com', password, '198.51.100.99')).toMatchObject({ status: 200 })
})

test('an address takes twenty tries in fifteen minutes, whatever the accounts', async () => {
  for (let tries = 0; tries < 20; tries += 1)
    expect(await signIn(`guess-${tries}@example.com`, 'guess', '203.0.113.1')).toMatchObject(mismatch)
  expect(await signIn('ana@example.com', password, '203.0.113.1')).toMatchObject(tooMany)
  expect(await signIn('ana@example.com', password, '203.0.113.2')).toMatchObject({ status: 200 })
  jest.setSystemTime(Date.now() + minutes(15) + 1000)
  expect(await signIn('ana@example.com', password, '203.0.113.1')).toMatchObject({ status: 200 })
})
