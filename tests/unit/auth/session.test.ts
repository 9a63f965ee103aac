import { GET as getUser } from '@/app/api/auth/user/route'
import { GET as getNews } from '@/app/api/leads/news/route'
import { encode } from 'next-auth/jwt'
import { sessionSecret } from '@/lib/secret'
import { staffMetadata } from '@/lib/auth/staff-page'
import { write } from '@/lib/data/client'
import { createStaff, setStaffPassword, staffFields, toStaff } from '@/lib/data/staff'
import {
  endStaffSession,
  listStaffSessions,
  openStaffSession,
  pruneStaffSessions,
} from '@/lib/data/staff-sessions'
import { temporaryDatabase } from '../data/temporary-database'
import { fakeDate } from '../fake-date'
import { bringToken, signInStaff, signOutStaff, tokenOf } from '../staff-session'

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
    const data = { sessionVersion: { increment: 1 } }
    const since = await write((db) => db.staff.update({ where: { id: staff.id }, data, select: staffFields }))
    expect(await status()).toBe(401)
    bringToken(await tokenOf(toStaff(since)))
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
      for (let hour = 1; hour < 8; hour += 1) {
        jest.setSystemTime(start + hours(hour))
        expect(await status()).toBe(200)
        // Noted behind the answer's back: a write of our own waits for it.
        await write(() => Promise.resolve())
      }
      jest.setSystemTime(start + hours(8) - 1000)
      expect(await status()).toBe(200)
      jest.setSystemTime(start + hours(8) + 1000)
      expect(await status()).toBe(401)
    })

    test('nor two hours after it was last used', async () => {
      const { id } = await signInStaff()
      const start = Date.now()
      const seen = async () =>
        (
          await write((db) => db.staffSession.findFirst({ select: { lastSeenAt: true } }))
        )?.lastSeenAt.getTime()
      // Noted at most every five minutes.
      jest.setSystemTime(start + 4 * 60_000)
      expect(await status()).toBe(200)
      expect(await seen()).toBe(start)
      jest.setSystemTime(start + hours(1.9))
      expect(await status()).toBe(200)
      expect(await seen()).toBe(start + hours(1.9))
      jest.setSystemTime(start + hours(3.8))
      expect(await status()).toBe(200)
      expect(await listStaffSessions(id)).toHaveLength(1)
      jest.setSystemTime(start + hours(5.9))
      expect(await status()).toBe(401)
      expect(await listStaffSessions(id)).toEqual([])
      jest.setSystemTime(start + hours(24 * 40))
      await pruneStaffSessions()
      expect(await seen()).toBeUndefined()
    })

    test('and what a screen asks by itself is no use of it', async () => {
      await signInStaff()
      const start = Date.now()
      const poll = async () => (await getNews(new Request('http://localhost:3000/api/leads/news'))).status
      for (const hour of [0.5, 1, 1.5, 1.9]) {
        jest.setSystemTime(start + hours(hour))
        expect(await poll()).toBe(200)
        await write(() => Promise.resolve())
      }
      jest.setSystemTime(start + hours(2.1))
      expect(await poll()).toBe(401)
    })
  })

  test('when it is ended by itself, and the others go on', async () => {
    const staff = await signInStaff()
    const otherToken = await tokenOf(staff)
    const [first] = await listStaffSessions(staff.id)
    const sessions = await listStaffSessions(staff.id)
    expect(sessions).toHaveLength(2)
    expect(await endStaffSession('somebody else', first?.id ?? '')).toBe(false)
    expect(await status()).toBe(200)
    for (const { id } of sessions) expect(await endStaffSession(staff.id, id)).toBe(true)
    expect(await status()).toBe(401)
    bringToken(otherToken)
    expect(await status()).toBe(401)
    expect(await endStaffSession(staff.id, first?.id ?? '')).toBe(false)
  })
})

test('a staff screen’s title is told to staff only', async () => {
  await signInStaff()
  expect(await staffMetadata('Leads')).toMatchObject({ title: 'Leads' })
  signOutStaff()
  expect(await staffMetadata('Leads')).toEqual({ title: '404 Page Not Found', robots: { index: false } })
})

describe('a cookie counts only', () => {
  test('with a session of its own account', async () => {
    const staff = await signInStaff()
    const otherStaff = await createStaff({ email: 'other@example.com', name: 'Other', passwordHash: 'none' })
    const sessionId = await openStaffSession({ staffId: otherStaff.id })
    const token = { sub: staff.id, version: staff.sessionVersion }
    for (const oldToken of [{ ...token, sessionId }, { ...token, sessionId: 'nowhere' }, token]) {
      bringToken(await encode({ token: oldToken as never, secret: sessionSecret() }))
      expect(await status()).toBe(401)
    }
  })
})
