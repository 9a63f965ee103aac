import { NextRequest } from 'next/server'
import { POST as postAuth } from '@/app/api/auth/[...nextauth]/route'
import { hashPassword } from '@/lib/auth/password'
import { pruneAudit } from '@/lib/data/audit'
import { listAudit } from '@/lib/records/audit-log'
import { closeDatabase, write } from '@/lib/data/client'
import { createStaff } from '@/lib/data/staff'
import { type Staff } from '@/lib/staff-types'
import { temporaryDatabase } from '../data/temporary-database'
import { fakeDate } from '../fake-date'
import { type Browser, browser, get, post, signIn, signOut, userStatus } from './visit'

const database = temporaryDatabase()

const password = 'a long enough password'
let passwordHash: string
let dana: Staff
beforeAll(async () => {
  passwordHash = await hashPassword(password)
  fakeDate(new Date('2026-11-21T15:00:00Z'))
})
afterAll(() => jest.useRealTimers())
beforeEach(async () => {
  for (const name of ['terry', 'ana']) await createStaff({ email: `${name}@example.com`, name, passwordHash })
  dana = await createStaff({ email: 'dana@example.com', name: 'dana', passwordHash })
})

const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000)
const mismatch = { status: 401, error: 'CredentialsSignin' }
let host = 0
/** A browser at an address that no test has used. */
const elsewhere = (): Browser => browser(`198.51.100.${(host += 1)}`)

jest.setTimeout(60_000)

describe('signing in', () => {
  test('the right password opens a session, in any spelling of the address', async () => {
    const ownBrowser = elsewhere()
    expect(await signIn(ownBrowser, ' Dana@Example.com ', password)).toMatchObject({
      status: 200,
      error: null,
    })
    expect(await userStatus(ownBrowser)).toBe(200)
    expect(await listAudit({ staffId: dana.id })).toMatchObject([
      { action: 'signed-in', detail: 'Chrome on Windows, new to this account', address: ownBrowser.from },
    ])
  })

  test('a wrong password and an unknown account get the same answer, and no session', async () => {
    for (const email of ['dana@example.com', 'nobody@example.com']) {
      const ownBrowser = elsewhere()
      expect(await signIn(ownBrowser, email, 'something else')).toMatchObject(mismatch)
      expect(Object.keys(ownBrowser.cookies).sort()).toEqual(['next-auth.csrf-token'])
    }
    expect(await listAudit()).toMatchObject([
      { action: 'sign-in-failed', target: 'no such account' },
      { action: 'sign-in-failed', target: '' },
    ])
  })
})

describe('guessing', () => {
  test('from one address: after some tries each has to wait longer, at most a quarter of an hour', async () => {
    const ownBrowser = elsewhere()
    for (let tries = 0; tries < 5; tries += 1)
      expect(await signIn(ownBrowser, 'terry@example.com', 'guess')).toMatchObject(mismatch)
    const waits = []
    for (let tries = 0; tries < 7; tries += 1) {
      // The right one isn't looked at while one has to wait.
      const refused = await signIn(ownBrowser, 'terry@example.com', password)
      expect(refused).toMatchObject({ status: 429, error: `TooManyAttempts:${refused.wait}` })
      waits.push(refused.wait)
      pass(refused.wait + 1)
      expect(await signIn(ownBrowser, 'terry@example.com', 'guess')).toMatchObject(mismatch)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
    // Another account at this address isn't concerned, nor this account at another address.
    expect(await signIn(ownBrowser, 'dana@example.com', password)).toMatchObject({ status: 200 })
    expect(await signIn(elsewhere(), 'terry@example.com', password)).toMatchObject({ status: 200 })
    pass(901)
    expect(await signIn(ownBrowser, 'terry@example.com', password)).toMatchObject({ status: 200 })
  })

  test('many at once are counted too', async () => {
    const ownBrowser = elsewhere()
    await get(ownBrowser, 'csrf')
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        signIn({ ...ownBrowser, cookies: { ...ownBrowser.cookies } }, 'ana@example.com', 'guess'),
      ),
    )
    expect(all.filter(({ error }) => error === 'CredentialsSignin')).toHaveLength(5)
  })

  test('from one address on many accounts: it is slowed down as a whole', async () => {
    const ownBrowser = elsewhere()
    for (let tries = 0; tries < 20; tries += 1)
      expect(await signIn(ownBrowser, `guess-${tries}@example.com`, 'guess')).toMatchObject(mismatch)
    expect(await signIn(ownBrowser, 'ana@example.com', password)).toMatchObject({ status: 429, wait: 30 })
    expect(await signIn(elsewhere(), 'ana@example.com', password)).toMatchObject({ status: 200 })
    pass(31)
    expect(await signIn(ownBrowser, 'ana@example.com', password)).toMatchObject({ status: 200 })
  })

  test('by a stranger, from anywhere, never keeps the owner out', async () => {
    const ownBrowser = elsewhere()
    expect(await signIn(ownBrowser, 'dana@example.com', password)).toMatchObject({ status: 200 })
    expect(ownBrowser.cookies.device).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    await signOut(ownBrowser)
    // From 100 addresses, and from the owner's own.
    for (let tries = 0; tries < 100; tries += 1)
      await signIn(browser(`203.0.113.${tries}`), 'dana@example.com', 'guess')
    const neighbor = browser(ownBrowser.from)
    for (let tries = 0; tries < 30; tries += 1) await signIn(neighbor, 'dana@example.com', 'guess')
    expect(await signIn(neighbor, 'dana@example.com', password)).toMatchObject({ status: 429 })
    // On a device that the owner has signed in on before, and on a new one elsewhere.
    expect(await signIn(ownBrowser, 'dana@example.com', password)).toMatchObject({ status: 200 })
    expect(await signIn(elsewhere(), 'dana@example.com', password)).toMatchObject({ status: 200 })
  })

  test('a device has a count of its own; its cookie is worth nothing for others, nor made up', async () => {
    const ownBrowser = elsewhere()
    await signIn(ownBrowser, 'dana@example.com', password)
    for (let tries = 0; tries < 10; tries += 1)
      expect(await signIn(ownBrowser, 'dana@example.com', 'guess')).toMatchObject(mismatch)
    expect(await signIn(ownBrowser, 'dana@example.com', password)).toMatchObject({ status: 429 })

    const { device = '' } = ownBrowser.cookies
    const [id] = device.split('.')
    for (const [email, cookie] of [
      ['terry@example.com', device],
      ['dana@example.com', `${id}.${'x'.repeat(43)}`],
      ['dana@example.com', `other.${device.split('.')[1]}`],
      ['dana@example.com', 'x'],
    ] as const) {
      const thief = elsewhere()
      thief.cookies.device = cookie
      for (let tries = 0; tries < 5; tries += 1) await signIn(thief, email, 'guess')
      // A known device would have ten.
      expect(await signIn(thief, email, 'guess')).toMatchObject({ status: 429 })
    }
  })

  test('fills neither the audit log nor its table', async () => {
    pass(3601)
    // Tells of those before.
    await signIn(elsewhere(), 'nobody@example.com', 'guess')
    pass(3601)
    const before = (await listAudit({ limit: 200 })).length
    for (let tries = 0; tries < 80; tries += 1)
      await signIn(browser(`192.0.2.${tries}`), 'nobody@example.com', 'guess')
    expect(await listAudit({ limit: 200 })).toHaveLength(before + 60)
    pass(3601)
    await signIn(elsewhere(), 'nobody@example.com', 'guess')
    const [, summary] = await listAudit({ limit: 200 })
    expect(summary?.detail).toBe('20 more in the hour before, not listed one by one')
    await pruneAudit(new Date(Date.now() + 401 * 24 * 3600_000))
    expect(await listAudit()).toEqual([])
  })
})

describe('signing out', () => {
  test('ends the session on the server: a copy of the cookie is worth nothing', async () => {
    const ownBrowser = elsewhere()
    await signIn(ownBrowser, 'dana@example.com', password)
    const copy = { ...ownBrowser, cookies: { ...ownBrowser.cookies } }
    expect(await userStatus(copy)).toBe(200)
    const answer = await signOut(ownBrowser)
    expect(answer.status).toBe(200)
    // Not "storage": drafts that wait there are somebody's work.
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(answer.headers.getSetCookie().join()).toContain('staff-hint=; Path=/; Max-Age=0')
    expect(await userStatus(copy)).toBe(401)
    expect(await userStatus(ownBrowser)).toBe(401)
    expect((await listAudit({ staffId: dana.id })).map(({ action }) => action)).toEqual([
      'signed-out',
      'signed-in',
    ])
  })

  test('needs the token against forged forms', async () => {
    const ownBrowser = elsewhere()
    await signIn(ownBrowser, 'dana@example.com', password)
    await post(ownBrowser, 'signout', {}, { token: false })
    expect(await userStatus(ownBrowser)).toBe(200)
    await post(ownBrowser, 'signout')
    expect(await userStatus(ownBrowser)).toBe(401)
  })
})

describe('requests that reach next-auth', () => {
  test.each([
    ['another site', {}, { headers: { origin: 'https://evil.example' } }, 403],
    ['another site by Sec-Fetch-Site', {}, { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['another type', {}, { headers: { 'content-type': 'application/json' } }, 415],
    ['more than 8 KB', { password: 'x'.repeat(9000) }, {}, 413],
  ])('%s is refused', async (_, fields, how, status) => {
    for (const action of ['callback/credentials', 'signout']) {
      const answer = await post(elsewhere(), action, { email: 'dana@example.com', password, ...fields }, how)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  test('a form without the token signs nobody in, and is led to the sign-in page', async () => {
    const ownBrowser = elsewhere()
    const answer = await post(
      ownBrowser,
      'callback/credentials',
      { email: 'dana@example.com', password },
      { token: false },
    )
    expect(((await answer.json()) as { url: string }).url).toMatch(/\/api\/auth\/signin\?csrf=true$/)
    expect(await userStatus(ownBrowser)).toBe(401)
  })

  test('a body that never ends is left after 8 KB', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1024
        controller.enqueue(new TextEncoder().encode('x'.repeat(1024)))
      },
    })
    const request = new NextRequest('http://localhost:3000/api/auth/signout', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      duplex: 'half',
    } as never)
    const answer = await postAuth(request, { params: Promise.resolve({ nextauth: ['signout'] }) })
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(16 * 1024)
  })

  test('unused actions don’t exist', async () => {
    for (const action of [
      'session',
      'verify-request',
      '_log',
      'callback/credentials',
      'signin/x',
      'x',
      'csrf/x',
    ])
      expect((await get(elsewhere(), action)).status).toBe(404)
    for (const action of ['session', '_log', 'signin/credentials', 'signin', 'callback/x', 'x'])
      expect((await post(elsewhere(), action)).status).toBe(404)
  })

  test('its pages are the sign-in screen; garbage is no error of ours', async () => {
    for (const action of ['signin', 'signout', 'error'])
      for (const query of [
        '',
        '?error=%0d%0a',
        '?error=x&callbackUrl=x',
        '?callbackUrl=%2F%2Fevil.example',
      ]) {
        const answer = await get(elsewhere(), action, query)
        expect(answer.status).toBe(302)
        expect(answer.headers.get('location')).toBe('/login?callbackUrl=%2Fadmin')
      }
    for (const action of ['csrf', 'providers'])
      expect((await get(elsewhere(), action, '?callbackUrl=x')).status).toBe(200)
  })

  test('a cookie that isn’t ours changes nothing', async () => {
    for (const value of ['x', 'http://', '//evil.example', 'https://evil.example/admin']) {
      const ownBrowser = elsewhere()
      ownBrowser.cookies['next-auth.callback-url'] = value
      expect(await userStatus(ownBrowser)).toBe(401)
      expect((await get(ownBrowser, 'csrf')).status).toBe(200)
      const signedIn = await post(ownBrowser, 'callback/credentials', { email: 'dana@example.com', password })
      expect(await signedIn.json()).toEqual({ url: 'http://localhost:3000/admin' })
      expect((await signOut(ownBrowser)).status).toBe(200)
    }
    const ownBrowser = elsewhere()
    Object.assign(ownBrowser.cookies, {
      'next-auth.session-token': 'x',
      'next-auth.csrf-token': '|',
      device: '.',
    })
    expect(await userStatus(ownBrowser)).toBe(401)
    expect((await signOut(ownBrowser)).status).toBe(200)
    expect(await signIn(ownBrowser, 'dana@example.com', password)).toMatchObject({ status: 200 })
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'x',
    'http://',
    'https://evil.example/admin',
    '/contact',
    '',
  ])('it leads to %p only if that is of the staff area', async (callbackUrl) => {
    const ownBrowser = elsewhere()
    const signedIn = await post(ownBrowser, 'callback/credentials', {
      email: 'dana@example.com',
      password,
      callbackUrl,
    })
    expect(await signedIn.json()).toEqual({ url: 'http://localhost:3000/admin' })
    const out = await post(ownBrowser, 'signout', { callbackUrl })
    expect(await out.json()).toEqual({ url: 'http://localhost:3000/admin' })
  })

  test('and a screen of the staff area is led to', async () => {
    for (const callbackUrl of ['/admin/leads?x=1', 'http://localhost:3000/admin/leads?x=1']) {
      const answer = await post(elsewhere(), 'callback/credentials', {
        email: 'dana@example.com',
        password,
        callbackUrl,
      })
      expect(await answer.json()).toEqual({ url: 'http://localhost:3000/admin/leads?x=1' })
    }
  })

  test('internal errors stay internal', async () => {
    const lose = async (sql: string) => {
      await write((db) => db.$executeRawUnsafe(sql))
    }
    await lose('ALTER TABLE "Staff" RENAME TO "Gone"')
    const refused = await signIn(elsewhere(), 'dana@example.com', password)
    expect(refused).toMatchObject({ status: 500, error: 'Unavailable' })
    await closeDatabase()
    process.env.DATABASE_URL = database.url()
  })
})
