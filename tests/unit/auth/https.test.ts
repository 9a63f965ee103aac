import { hashPassword } from '@/lib/auth/password'
import { createStaff } from '@/lib/data/staff'
import { temporaryDatabase } from '../data/temporary-database'
import { browser, signIn, signOut, userStatus } from './visit'

temporaryDatabase()
beforeAll(() => {
  process.env.SITE_URL = 'https://www.example.com'
})
afterAll(() => {
  delete process.env.SITE_URL
})

test('with https every cookie is for this host and for https only', async () => {
  const password = 'a long enough password'
  await createStaff({ email: 'dana@example.com', name: 'Dana', passwordHash: await hashPassword(password) })
  const ownBrowser = browser('192.0.2.1')
  const { answer } = await signIn(ownBrowser, 'dana@example.com', password)
  expect(Object.keys(ownBrowser.cookies).sort()).toEqual([
    '__Host-device',
    '__Host-next-auth.csrf-token',
    '__Host-next-auth.session-token',
  ])
  for (const line of answer.headers.getSetCookie()) {
    expect(line).toMatch(/; Secure/)
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; SameSite=Lax/)
    expect(line).toMatch(/; Path=\/(;|$)/)
    expect(line).not.toMatch(/; Domain/)
  }
  expect(await userStatus(ownBrowser)).toBe(200)
  await signOut(ownBrowser)
  expect(ownBrowser.cookies['__Host-next-auth.session-token']).toBe('')
  expect(await userStatus(ownBrowser)).toBe(401)
})
