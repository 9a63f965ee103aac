import { generate } from 'otplib'
import { DELETE as switchOff, POST as begin, PUT as confirm } from '@/app/api/account/second-factor/route'
import { POST as remake } from '@/app/api/account/recovery-codes/route'
import { hashPassword } from '@/lib/auth/password'
import { openSecret, sealSecret } from '@/lib/auth/second-factor'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { countRecoveryCodes, getSecondFactor } from '@/lib/data/second-factor'
import { createStaff } from '@/lib/data/staff'
import { type Staff } from '@/lib/staff-types'
import { temporaryDatabase } from '../data/temporary-database'
import { fakeDate } from '../fake-date'
import { bringToken, signOutStaff, tokenOf } from '../staff-session'
import { type Browser, browser, get, signIn, userStatus } from './visit'

temporaryDatabase()
jest.setTimeout(60_000)

const password = 'a long enough password'
const email = 'dana@example.com'
let passwordHash: string
let dana: Staff
beforeAll(async () => {
  passwordHash = await hashPassword(password)
  fakeDate(new Date('2026-11-21T15:00:10Z'))
})
afterAll(() => jest.useRealTimers())
beforeEach(async () => {
  dana = await createStaff({ email, name: 'Dana', passwordHash })
})

const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000)
let host = 0
const elsewhere = (): Browser => browser(`198.51.100.${(host += 1)}`)

const send = (method: string, body: object) =>
  new Request('http://localhost:3000/api/account/second-factor', {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
/** The code of the moment, or of so many seconds later. */
const codeOf = (secret: string, later = 0) => generate({ secret, epoch: Date.now() / 1000 + later })

/** Sets a second factor up as the account screen does; its secret and recovery codes. */
async function setUp(): Promise<{ secret: string; recoveryCodes: string[] }> {
  bringToken(await tokenOf(dana))
  const { secret, qr } = (await (await begin(send('POST', { password }))).json()) as {
    secret: string
    qr: string
  }
  expect(qr).toMatch(/^data:image\/svg\+xml;base64,/)
  const answer = await confirm(send('PUT', { code: await codeOf(secret) }))
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  pass(30)
  return { secret, recoveryCodes }
}

test('the secret is stored sealed, and can be opened for its own account only', async () => {
  const { secret } = await setUp()
  const stored = await getSecondFactor(dana.id)
  expect(stored.secret).not.toContain(secret)
  expect(openSecret(stored.secret, dana.id)).toBe(secret)
  expect(openSecret(stored.secret, 'another')).toBeNull()
  expect(openSecret(stored.secret.slice(0, -2), dana.id)).toBeNull()
  for (const broken of ['', 'x', 'a.b.c']) expect(openSecret(broken, dana.id)).toBeNull()
  expect(sealSecret(secret, dana.id)).not.toBe(stored.secret)
})

test('signing in asks for a code, once the password was right', async () => {
  const { secret } = await setUp()
  const ownBrowser = elsewhere()
  expect(await signIn(ownBrowser, email, 'wrong', await codeOf(secret))).toMatchObject({
    error: 'CredentialsSignin',
  })
  expect(await signIn(ownBrowser, email, password)).toMatchObject({ status: 401, error: 'CodeNeeded' })
  expect(await userStatus(ownBrowser)).toBe(401)
  expect(await signIn(ownBrowser, email, password, '000000')).toMatchObject({
    status: 401,
    error: 'CodeMismatch',
  })
  expect(await userStatus(ownBrowser)).toBe(401)
  // As people copy it.
  const code = await codeOf(secret)
  expect(await signIn(ownBrowser, email, password, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
    status: 200,
  })
  expect(await userStatus(ownBrowser)).toBe(200)
})

test('a code is taken one step early or late, and never twice', async () => {
  const { secret } = await setUp()
  pass(300)
  for (const later of [-60, 60])
    expect(await signIn(elsewhere(), email, password, await codeOf(secret, later))).toMatchObject({
      error: 'CodeMismatch',
    })
  const early = await codeOf(secret, -30)
  const now = await codeOf(secret)
  const late = await codeOf(secret, 30)
  expect(await signIn(elsewhere(), email, password, early)).toMatchObject({ status: 200 })
  expect(await signIn(elsewhere(), email, password, early)).toMatchObject({ error: 'CodeMismatch' })
  expect(await signIn(elsewhere(), email, password, late)).toMatchObject({ status: 200 })
  // One that comes before a code that was taken is as good as taken.
  for (const code of [now, late])
    expect(await signIn(elsewhere(), email, password, code)).toMatchObject({ error: 'CodeMismatch' })
})

test('of two that send the same code at once, one comes in', async () => {
  const { secret } = await setUp()
  pass(3600)
  const code = await codeOf(secret)
  const ownBrowser = elsewhere()
  await get(ownBrowser, 'csrf')
  const tabs = [1, 2].map(() => ({ ...ownBrowser, cookies: { ...ownBrowser.cookies } }))
  const both = await Promise.all(tabs.map((tab) => signIn(tab, email, password, code)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a recovery code opens once; only its hash is kept', async () => {
  const { recoveryCodes } = await setUp()
  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  const stored = await write((db) => db.recoveryCode.findMany({ select: { hash: true } }))
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0])
  const code = (recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ')
  expect(await signIn(elsewhere(), email, password, code)).toMatchObject({ status: 200 })
  expect(await signIn(elsewhere(), email, password, code)).toMatchObject({ error: 'CodeMismatch' })
  expect(await countRecoveryCodes(dana.id)).toBe(9)
  expect((await listAudit({ staffId: dana.id })).map(({ action }) => action)).toEqual([
    'sign-in-failed',
    'signed-in',
    'recovery-code-used',
    'second-factor-on',
  ])
})

test('few codes can be guessed with the password, from anywhere; the owner’s device isn’t affected', async () => {
  const { secret } = await setUp()
  const ownBrowser = elsewhere()
  expect(await signIn(ownBrowser, email, password, await codeOf(secret))).toMatchObject({ status: 200 })
  for (let tries = 0; tries < 5; tries += 1)
    expect(await signIn(elsewhere(), email, password, '000000')).toMatchObject({ error: 'CodeMismatch' })
  pass(29)
  expect(await signIn(elsewhere(), email, password, await codeOf(secret))).toMatchObject({ status: 429 })
  expect(await signIn(ownBrowser, email, password, await codeOf(secret))).toMatchObject({ status: 200 })
})

test('a secret that was never confirmed asks nobody for codes', async () => {
  bringToken(await tokenOf(dana))
  expect((await begin(send('POST', { password }))).status).toBe(200)
  expect((await confirm(send('PUT', { code: '000000' }))).status).toBe(400)
  expect(await signIn(elsewhere(), email, password)).toMatchObject({ status: 200 })
})

test('setting up needs the password, switching off the password and a code, new recovery codes a code', async () => {
  bringToken(await tokenOf(dana))
  const wrong = await begin(send('POST', { password: 'wrong' }))
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ errors: { password: expect.any(String) as string } })
  const { secret, recoveryCodes } = await setUp()
  expect((await begin(send('POST', { password }))).status).toBe(409)

  expect((await remake(send('POST', { code: '000000' }))).status).toBe(400)
  const remade = await remake(send('POST', { code: recoveryCodes[0] }))
  const { recoveryCodes: otherCodes } = (await remade.json()) as { recoveryCodes: string[] }
  expect((await remake(send('POST', { code: recoveryCodes[1] }))).status).toBe(400)

  const code = await codeOf(secret)
  expect((await switchOff(send('DELETE', { password: 'wrong', code }))).status).toBe(400)
  expect((await switchOff(send('DELETE', { password, code: '000000' }))).status).toBe(400)
  expect((await switchOff(send('DELETE', { password, code: otherCodes[0] }))).status).toBe(204)
  expect(await signIn(elsewhere(), email, password)).toMatchObject({ status: 200 })
  expect(await countRecoveryCodes(dana.id)).toBe(0)
})

test('nobody but staff gets that far', async () => {
  signOutStaff()
  expect((await begin(send('POST', { password }))).status).toBe(401)
  expect((await confirm(send('PUT', { code: '000000' }))).status).toBe(401)
  expect((await switchOff(send('DELETE', { password, code: '000000' }))).status).toBe(401)
  expect((await remake(send('POST', { code: '000000' }))).status).toBe(401)
})
