import { type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { PUT as putPassword } from '@/app/api/account/password/route'
import { POST as reset } from '@/app/api/account/reset/route'
import { POST as askForLink } from '@/app/api/account/reset-link/route'
import { DELETE as endOne } from '@/app/api/account/sessions/[id]/route'
import { DELETE as endOthers, GET as getSessions } from '@/app/api/account/sessions/route'
import { GET as getUser } from '@/app/api/auth/user/route'
import { passwordRefusal } from '@/lib/auth/new-password'
import { hashPassword, verifyPassword } from '@/lib/auth/password'
import { cleanUpAccounts } from '@/lib/auth/housekeeping'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { createStaff, getStaffByEmail } from '@/lib/data/staff'
import { type Staff } from '@/lib/staff-types'
import { temporaryDatabase } from '../data/temporary-database'
import { fakeDate } from '../fake-date'
import { bringToken, signOutStaff, tokenOf } from '../staff-session'

temporaryDatabase()
jest.setTimeout(30_000)

const password = 'a long enough password'
const better = 'lantern quarry mosaic thimble'
const email = 'dana@example.com'
let passwordHash: string
let dana: Staff
beforeEach(async () => {
  passwordHash ??= await hashPassword(password)
  dana = await createStaff({ email, name: 'Dana Smith', passwordHash })
})

let host = 0
const send = (method: string, path: string, body?: object, from = `198.51.100.${(host += 1)}`) =>
  new Request(`http://localhost:3000/api/account/${path}`, {
    method,
    body: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  })
const isSignedIn = async () =>
  (await getUser(new Request('http://localhost:3000/api/auth/user'))).status === 200
const hasPassword = async (typed: string) =>
  verifyPassword((await getStaffByEmail(email))?.passwordHash ?? null, typed)
const errorsOf = async (answer: Response) => ((await answer.json()) as { errors: object }).errors

describe('one’s own password', () => {
  test('is changed for the present one; the other sessions end, this one goes on', async () => {
    const here = await tokenOf(dana)
    const there = await tokenOf(dana)
    bringToken(here)
    const wrong = await putPassword(send('PUT', 'password', { current: 'guess', password: better }))
    expect(await errorsOf(wrong)).toEqual({ current: 'This isn’t your current password' })
    expect((await putPassword(send('PUT', 'password', { current: password, password: better }))).status).toBe(
      204,
    )
    expect(await hasPassword(better)).toBe(true)
    expect(await isSignedIn()).toBe(true)
    bringToken(there)
    expect(await isSignedIn()).toBe(false)
    expect(await listAudit()).toMatchObject([{ action: 'password-changed' }])
  })

  test('isn’t changed to a short or common one, nor to the same', async () => {
    bringToken(await tokenOf(dana))
    for (const [next, reason] of [
      ['short', /at least 12/],
      ['password1234', /easy to guess/],
      [password, /current password/],
    ] as const) {
      const answer = await putPassword(send('PUT', 'password', { current: password, password: next }))
      expect(answer.status).toBe(400)
      expect(await errorsOf(answer)).toEqual({ password: expect.stringMatching(reason) as string })
    }
    expect(await hasPassword(password)).toBe(true)
  })

  test('can’t be guessed by who finds a session open', async () => {
    bringToken(await tokenOf(dana))
    const tries = []
    for (let count = 0; count < 7; count += 1)
      tries.push((await putPassword(send('PUT', 'password', { current: 'guess', password: better }))).status)
    expect(tries).toEqual([400, 400, 400, 400, 400, 429, 429])
  })
})

describe('a password that guessers try first is refused', () => {
  const refused = (text: string) => passwordRefusal(text, { email, name: 'Dana Smith' }) !== null

  test.each([
    'password1234',
    'P@ssw0rd2026!',
    'iloveyou1234',
    'ILoveYou2026!!',
    'qwertyuiop12',
    'qwertyuiop[]',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '123456789012',
    '098765432109',
    'letmein letmein',
    'Welcome2026!',
    'sunshine2026',
    'footballfootball',
    'dragonmonkey123',
    'kitchenbathroom1',
    'hearthandharbor',
    'showroom2026!',
    'dana@example.com',
    'danasmith2026',
    'changeme1234',
    'administrator',
  ])('%s', (text) => expect(refused(text)).toBe(true))

  test.each([
    better,
    'correct horse battery staple',
    'xkvpw-hmdqn-7tzrj-y4gcb',
    'my kitchen smells of burnt toast',
    'Zq7 lopt vrem kath',
  ])('and not %s', (text) => expect(refused(text)).toBe(false))

  test('however long it is, in no time', () => {
    const start = performance.now()
    for (const text of ['a'.repeat(1024), 'abc'.repeat(341), 'qwertyuiop'.repeat(102), '😀'.repeat(512)])
      expect(refused(text)).toBe(true)
    expect(performance.now() - start).toBeLessThan(500)
  })
})

describe('sessions', () => {
  type Row = { id: string; device: string; isThis: boolean }
  const list = async () => (await (await getSessions(send('GET', 'sessions'))).json()) as Row[]
  const context = (id: string) => ({ params: Promise.resolve({ id }) })

  test('are listed, this one marked, and ended one by one or all but this', async () => {
    const [here, there] = [await tokenOf(dana), await tokenOf(dana)]
    await tokenOf(dana)
    bringToken(here)
    const rows = await list()
    expect(rows).toHaveLength(3)
    expect(rows.filter(({ isThis }) => isThis)).toHaveLength(1)
    const otherId = rows.find(({ isThis }) => !isThis)?.id ?? ''
    expect((await endOne(send('DELETE', 'sessions/x'), context(otherId))).status).toBe(204)
    expect((await endOne(send('DELETE', 'sessions/x'), context(otherId))).status).toBe(404)
    expect(await list()).toHaveLength(2)
    expect(await (await endOthers(send('DELETE', 'sessions'))).json()).toEqual({ ended: 1 })
    expect(await list()).toMatchObject([{ isThis: true }])
    bringToken(there)
    expect(await isSignedIn()).toBe(false)
  })

  test('of somebody else can’t be ended', async () => {
    const otherStaff = await createStaff({ email: 'other@example.com', name: 'Other', passwordHash })
    bringToken(await tokenOf(dana))
    const [mine] = await list()
    bringToken(await tokenOf(otherStaff))
    expect((await endOne(send('DELETE', 'sessions/x'), context(mine?.id ?? ''))).status).toBe(404)
    signOutStaff()
    expect((await endOne(send('DELETE', 'sessions/x'), context(mine?.id ?? ''))).status).toBe(401)
    expect((await endOthers(send('DELETE', 'sessions'))).status).toBe(401)
    expect((await getSessions(send('GET', 'sessions'))).status).toBe(401)
  })
})

describe('a new password by a mailed link', () => {
  let server: SMTPServer
  let mails: { to: string; text: string }[] = []

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join()
          // Quoted-printable breaks lines and writes = as =3D.
          const text = Buffer.concat(chunks).toString().replace(/=\r\n/g, '').replace(/=3D/g, '=')
          mails.push({ to, text })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    // lib/env.ts has read the environment by now or not: both are told.
    process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
    const { env } = await import('@/lib/env')
    Object.assign(env(), { SMTP_URL: process.env.SMTP_URL, MAIL_FROM: 'hello@showroom.test' })
  })
  afterAll(async () => {
    jest.useRealTimers()
    delete process.env.SMTP_URL
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  beforeEach(() => {
    mails = []
  })

  const until = async (done: () => boolean) => {
    for (let looks = 0; !done() && looks < 500; looks += 1) await new Promise((next) => setTimeout(next, 10))
    expect(done()).toBe(true)
  }
  const ask = (address: string) => askForLink(send('POST', 'reset-link', { email: address }))
  async function tokenByMail(): Promise<string> {
    const before = mails.length
    expect((await ask(` ${email.toUpperCase()}`)).status).toBe(202)
    await until(() => mails.length > before)
    return /\/login\/reset#([\w-]{43})\s/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const use = (token: string, next = better) =>
    reset(send('POST', 'reset', { token, password: next })).then(({ status }) => status)

  test('works once, ends every session, and is kept as a hash', async () => {
    bringToken(await tokenOf(dana))
    const token = await tokenByMail()
    expect(mails[0]?.to).toBe(email)
    expect(mails[0]?.text).toContain('Subject: Set a new password')
    const stored = await write((db) => db.passwordReset.findMany())
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(await use(token, 'password1234')).toBe(400)
    expect(await use(token)).toBe(204)
    expect(await hasPassword(better)).toBe(true)
    expect(await isSignedIn()).toBe(false)
    expect(await use(token, 'another one, long and rare')).toBe(400)
    expect(await hasPassword(better)).toBe(true)
    expect((await listAudit({ staffId: dana.id })).map(({ action }) => action)).toEqual([
      'password-reset',
      'password-reset-asked',
    ])
  })

  test('of two that use it at once, one does; another link of the account closes with it', async () => {
    const [first, second] = [await tokenByMail(), await tokenByMail()]
    const both = await Promise.all([use(first), use(first, 'vellum orchard tundra pistachio')])
    expect(both.sort()).toEqual([204, 400])
    expect(await use(second)).toBe(400)
  })

  test('lasts half an hour', async () => {
    const token = await tokenByMail()
    fakeDate(new Date(Date.now() + 30 * 60_000 + 1000))
    expect(await use(token)).toBe(400)
    jest.setSystemTime(Date.now() + 25 * 3600_000)
    await cleanUpAccounts()
    expect(await write((db) => db.passwordReset.count())).toBe(0)
    jest.useRealTimers()
  })

  test('the answer tells nobody who has an account; an account gets three at a time', async () => {
    const answers = [await ask('nobody@example.com'), await ask(email)]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await answers[0]?.text()).toBe(await answers[1]?.text())
    await until(() => mails.length === 1)
    for (let count = 0; count < 4; count += 1) expect((await ask(email)).status).toBe(202)
    await until(() => mails.length === 3)
    expect(await write((db) => db.passwordReset.count())).toBe(3)
    expect(mails.every(({ to }) => to === email)).toBe(true)
  })

  test('asking and trying are slowed down by address', async () => {
    const from = '192.0.2.77'
    const tries = []
    for (let count = 0; count < 12; count += 1)
      tries.push(
        (await reset(send('POST', 'reset', { token: `made-up-${count}`, password: better }, from))).status,
      )
    expect(tries).toEqual([...Array<number>(10).fill(400), 429, 429])
    expect((await askForLink(send('POST', 'reset-link', { email }, from))).status).toBe(429)
  })
})
