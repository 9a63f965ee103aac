import { NextRequest } from 'next/server'
import { GET as getAuth } from '@/app/api/auth/[...nextauth]/route'
import { GET as getUser } from '@/app/api/auth/user/route'
import { write } from '@/lib/data/client'
import { bumpSessionVersion, setStaffPassword } from '@/lib/data/staff'
import { temporaryDatabase } from '../data/temporary-database'
import { fakeDate } from '../fake-date'
import {
  bringToken,
  carry,
  cookiesOf,
  type nextHeaders,
  signInStaff,
  signOutStaff,
  tokenOf,
} from '../staff-session'

jest.mock(
  'next/headers',
  () => jest.requireActual<{ nextHeaders: typeof nextHeaders }>('../staff-session').nextHeaders,
)

temporaryDatabase()

const status = async () => (await getUser(new Request('http://localhost:3000/api/auth/user'))).status
const hours = (count: number) => count * 3_600_000

test('staff are known by their session, visitors aren’t', async () => {
  const { id } = await signInStaff('Dana')
  const answer = await getUser(new Request('http://localhost:3000/api/auth/user'))
  expect(await answer.json()).toEqual({ id, name: 'Dana', email: 'owner@example.com' })
  signOutStaff()
  expect(await status()).toBe(401)
})

test('a session signed by somebody else is none', async () => {
  const staff = await signInStaff()
  bringToken(await tokenOf(staff, 'a secret of somebody else, long enough'))
  expect(await status()).toBe(401)
})

describe('a session ends', () => {
  test('when the account’s sessions are revoked, and one opened afterwards counts', async () => {
    const staff = await signInStaff()
    expect(await status()).toBe(200)
    const since = await bumpSessionVersion(staff.id)
    expect(await status()).toBe(401)
    bringToken(await tokenOf(since))
    expect(await status()).toBe(200)
  })

  test('when the password is changed', async () => {
    const { id } = await signInStaff()
    await setStaffPassword(id, 'another hash')
    expect(await status()).toBe(401)
  })

  test('when the account is gone', async () => {
    const { id } = await signInStaff()
    await write((db) => db.staff.delete({ where: { id }, select: { id: true } }))
    expect(await status()).toBe(401)
  })

  describe('eight hours after signing in', () => {
    beforeEach(() => fakeDate())
    afterEach(() => jest.useRealTimers())

    test('and not before', async () => {
      await signInStaff()
      const start = Date.now()
      jest.setSystemTime(start + hours(8) - 1000)
      expect(await status()).toBe(200)
      jest.setSystemTime(start + hours(8) + 1000)
      expect(await status()).toBe(401)
    })

    test('though it was renewed in between', async () => {
      await signInStaff()
      const start = Date.now()
      jest.setSystemTime(start + hours(7))
      const renewed = await getAuth(new NextRequest('http://localhost:3000/api/auth/session'), {
        params: Promise.resolve({ nextauth: ['session'] }),
      })
      expect(cookiesOf(renewed)['next-auth.session-token']).toBeTruthy()
      carry(cookiesOf(renewed))
      expect(await status()).toBe(200)
      jest.setSystemTime(start + hours(8) + 1000)
      expect(await status()).toBe(401)
    })
  })
})
