import { POST as readInvite } from '@/app/api/account/invitation/route'
import { POST as join } from '@/app/api/account/join/route'
import { POST as reset } from '@/app/api/account/reset/route'
import { POST as askForLink } from '@/app/api/account/reset-link/route'
import { PATCH } from '@/app/api/staff/[id]/route'
import { POST as mailLink } from '@/app/api/staff/[id]/reset-link/route'
import { DELETE as dropFactor } from '@/app/api/staff/[id]/second-factor/route'
import { DELETE as takeBack } from '@/app/api/staff/invites/[id]/route'
import { POST as invite } from '@/app/api/staff/invites/route'
import { GET as getUser } from '@/app/api/auth/user/route'
import { hashPassword } from '@/lib/auth/password'
import { cleanUpAccounts } from '@/lib/auth/housekeeping'
import { newToken } from '@/lib/auth/token'
import { listAudit, listAuditRows } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { addPasswordReset } from '@/lib/data/password-resets'
import { createStaff } from '@/lib/data/staff'
import { listStaffAccounts } from '@/lib/data/staff-accounts'
import { listInvites } from '@/lib/data/staff-invites'
import { type Staff, type StaffAccount } from '@/lib/staff-types'
import { startMailServer } from '../delivery/mail-server'
import { temporaryDatabase } from '../data/temporary-database'
import { fakeDate } from '../fake-date'
import { bringToken, signOutStaff, tokenOf } from '../staff-session'
import { browser, signIn, userStatus } from './visit'

temporaryDatabase()
jest.setTimeout(30_000)

const password = 'a long enough password'
const better = 'lantern quarry mosaic thimble'
let passwordHash: string
let dana: Staff
let editor: Staff
beforeEach(async () => {
  passwordHash ??= await hashPassword(password)
  dana = await createStaff({ email: 'dana@example.com', name: 'Dana Smith', passwordHash })
  editor = await createStaff({ email: 'terry@example.com', name: 'Terry', passwordHash, role: 'editor' })
  bringToken(await tokenOf(dana))
})
afterEach(() => jest.useRealTimers())

let host = 0
const send = (method: string, body?: object) =>
  new Request('http://localhost:3000/api/x', {
    method,
    body: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${(host += 1)}` },
  })
const about = (id: string) => ({ params: Promise.resolve({ id }) })
const patch = (id: string, body: object) => PATCH(send('PATCH', body), about(id))
const detailOf = async (answer: Response) => ((await answer.json()) as { detail: string }).detail
const errorsOf = async (answer: Response) => ((await answer.json()) as { errors: object }).errors
const isSignedIn = async () =>
  (await getUser(new Request('http://localhost:3000/api/auth/user'))).status === 200
const accountOf = async (email: string) =>
  (await listStaffAccounts()).find((account) => account.email === email) as StaffAccount

const casey = { name: 'Casey', email: 'casey@example.com', role: 'editor' }
async function invited(fields: object = casey): Promise<string> {
  const answer = await invite(send('POST', fields))
  expect(answer.status).toBe(201)
  const { link } = (await answer.json()) as { link: string }
  return /^http:\/\/localhost:3000\/login\/join#([\w-]{43})$/.exec(link)?.[1] ?? ''
}
const use = (token: string, more: object = {}) =>
  join(send('POST', { token, name: 'Casey Quinn', password: better, ...more }))

describe('an invitation', () => {
  test('makes an account of its role, once; its token is kept as a hash, and all is written down', async () => {
    const token = await invited()
    expect(token).not.toBe('')
    expect(JSON.stringify(await write((db) => db.staffInvite.findMany()))).not.toContain(token)
    signOutStaff()
    expect(await (await readInvite(send('POST', { token }))).json()).toEqual({
      name: 'Casey',
      email: casey.email,
    })
    const answer = await use(token)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ email: casey.email })
    expect(await accountOf(casey.email)).toMatchObject({ name: 'Casey Quinn', role: 'editor' })
    expect((await use(token)).status).toBe(400)
    expect(await listInvites()).toEqual([])
    const ownBrowser = browser('198.51.100.1')
    expect(await signIn(ownBrowser, casey.email, better)).toMatchObject({ status: 200 })
    expect((await listAuditRows({ limit: 10 })).rows).toMatchObject([
      { action: 'signed-in', staffName: 'Casey Quinn' },
      { action: 'staff-joined', staffName: 'Casey Quinn', target: casey.email, detail: 'editor' },
      { action: 'staff-invited', staffName: 'Dana Smith', target: casey.email, detail: 'editor' },
    ])
  })

  test('of two that use it at once, one gets the account', async () => {
    const token = await invited()
    const both = await Promise.all([use(token), use(token, { name: 'Somebody else' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(await listStaffAccounts()).toHaveLength(3)
  })

  test('works for seven days, is listed as run out then, and is forgotten a month later', async () => {
    const token = await invited()
    fakeDate(new Date(Date.now() + 7 * 24 * 3600_000 - 60_000))
    expect((await readInvite(send('POST', { token }))).status).toBe(200)
    jest.setSystemTime(Date.now() + 61_000)
    expect(await detailOf(await use(token))).toMatch(/too old/)
    expect((await readInvite(send('POST', { token }))).status).toBe(400)
    expect(await listInvites()).toHaveLength(1)
    jest.setSystemTime(Date.now() + 31 * 24 * 3600_000)
    await cleanUpAccounts()
    expect(await listInvites()).toEqual([])
  })

  test('can be taken back, and a new link takes the old one’s place', async () => {
    const first = await invited()
    const second = await invited()
    expect((await use(first)).status).toBe(400)
    const [open] = await listInvites()
    expect((await takeBack(send('DELETE'), about(open?.id ?? ''))).status).toBe(204)
    expect((await takeBack(send('DELETE'), about(open?.id ?? ''))).status).toBe(404)
    expect((await use(second)).status).toBe(400)
    expect(await listAudit({ limit: 1 })).toMatchObject([{ action: 'staff-invited', detail: 'taken back' }])
  })

  test('isn’t made for an address that has an account, however it is written', async () => {
    const answer = await invite(send('POST', { ...casey, email: ' Terry@Example.com' }))
    expect(answer.status).toBe(409)
    expect(await errorsOf(answer)).toEqual({ email: 'This email address has an account.' })
    await patch(editor.id, { isActive: false })
    expect(await errorsOf(await invite(send('POST', { ...casey, email: editor.email })))).toEqual({
      email: expect.stringContaining('Reactivate') as string,
    })
    // One that got an account another way meanwhile.
    const token = await invited()
    await createStaff({ email: casey.email, name: 'Casey', passwordHash })
    expect((await use(token)).status).toBe(409)
  })

  test('refuses bad fields and common passwords, and stays good', async () => {
    expect(await errorsOf(await invite(send('POST', { name: ' ', email: 'casey', role: 'boss' })))).toEqual({
      name: 'Enter a name',
      email: 'Enter an email address such as dana@example.com',
      role: 'Choose owner or editor',
    })
    const token = await invited()
    for (const bad of ['short', 'password1234', 'casey@example.com'])
      expect(await errorsOf(await use(token, { password: bad }))).toHaveProperty('password')
    expect(await errorsOf(await use(token, { name: '' }))).toEqual({ name: 'Enter a name' })
    expect((await use(token)).status).toBe(201)
  })

  test('falls with the owner who sent it', async () => {
    const otherStaff = await createStaff({ email: 'olga@example.com', name: 'Olga', passwordHash })
    bringToken(await tokenOf(otherStaff))
    const token = await invited()
    bringToken(await tokenOf(dana))
    expect((await patch(otherStaff.id, { role: 'editor' })).status).toBe(200)
    expect((await use(token)).status).toBe(400)
  })
})

describe('mail', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    server = await startMailServer()
    const { env } = await import('@/lib/env')
    Object.assign(env(), { SMTP_URL: server.url, MAIL_FROM: 'hello@showroom.test' })
  })
  afterAll(async () => {
    const { env } = await import('@/lib/env')
    Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined })
    await server.close()
  })
  beforeEach(() => {
    server.received.length = 0
    server.state.mood = 'accept'
  })

  test('an invitation’s link is mailed; where that fails the owner hears why and has the link', async () => {
    const answer = await invite(send('POST', casey))
    const { link, mailProblem } = (await answer.json()) as { link: string; mailProblem: string | null }
    expect(mailProblem).toBeNull()
    expect(server.received[0]?.to).toEqual([casey.email])
    expect(server.received[0]?.raw.replace(/=\r\n/g, '')).toContain(link)
    server.state.mood = { recipient: 550 }
    const second = (await (await invite(send('POST', casey))).json()) as { link: string; mailProblem: string }
    expect(second.mailProblem).toMatch(/refused the recipient’s address/)
    expect(second.link).toContain('/login/join#')
  })

  test('an owner has somebody mailed a link for a new password', async () => {
    expect((await mailLink(send('POST'), about(editor.id))).status).toBe(204)
    expect(server.received[0]?.to).toEqual([editor.email])
    expect(await listAudit({ staffId: dana.id, limit: 1 })).toMatchObject([
      { action: 'staff-changed', target: editor.email, detail: 'sent a link to set a new password' },
    ])
    server.state.mood = { message: 554 }
    expect(await detailOf(await mailLink(send('POST'), about(editor.id)))).toMatch(
      /could not be sent.*refused/,
    )
    await patch(editor.id, { isActive: false })
    expect((await mailLink(send('POST'), about(editor.id))).status).toBe(409)
    // Nor can it be asked for from outside.
    server.state.mood = 'accept'
    server.received.length = 0
    await askForLink(send('POST', { email: editor.email }))
    await askForLink(send('POST', { email: dana.email }))
    for (let looks = 0; server.received.length === 0 && looks < 300; looks += 1)
      await new Promise((next) => setTimeout(next, 10))
    expect(server.received.map(({ to }) => to)).toEqual([[dana.email]])
  })
})

test('without mail an owner hears what to do instead', async () => {
  const answer = await mailLink(send('POST'), about(editor.id))
  expect(answer.status).toBe(409)
  expect(await detailOf(answer)).toBe(
    'This site can’t send email yet. Settings, Integrations, shows how to set it up.',
  )
})

describe('an owner is made only for the password of the one who makes it', () => {
  const owner = { ...casey, role: 'owner' }

  test('by an invitation', async () => {
    for (const body of [owner, { ...owner, password: '' }, { ...owner, password: 'something else' }])
      expect(await errorsOf(await invite(send('POST', body)))).toHaveProperty('password')
    expect(await listInvites()).toEqual([])
    await invited({ ...owner, password })
    expect(await listInvites()).toMatchObject([{ role: 'owner' }])
  })

  test('by a change of role; what leaves an owner one takes none', async () => {
    for (const more of [{}, { password: 'something else' }])
      expect(await errorsOf(await patch(editor.id, { name: 'X', role: 'owner', ...more }))).toHaveProperty(
        'password',
      )
    expect(await accountOf(editor.email)).toMatchObject({ name: 'Terry', role: 'editor' })
    expect((await patch(dana.id, { name: 'Dana', role: 'owner' })).status).toBe(200)
    expect((await patch(editor.id, { role: 'owner', password })).status).toBe(200)
  })

  test('tries are counted: soon the right one has to wait too', async () => {
    const statuses = []
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await patch(editor.id, { role: 'owner', password: `wrong ${tries}` })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await patch(editor.id, { role: 'owner', password })).status).toBe(429)
    expect((await invite(send('POST', { ...owner, password }))).status).toBe(429)
    // Changes that need no password still work.
    expect((await patch(editor.id, { name: 'Terry S.' })).status).toBe(200)
  })
})

describe('an account', () => {
  test('gets another name and role; the role counts at once in an open session', async () => {
    const editorToken = await tokenOf(editor)
    expect(
      await (await patch(editor.id, { name: ' Terry S. ', role: 'owner', password })).json(),
    ).toMatchObject({
      name: 'Terry S.',
      role: 'owner',
    })
    expect((await listAudit({ limit: 2 })).map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      'staff-changed role: owner',
      'staff-changed name: Terry S.',
    ])
    bringToken(editorToken)
    expect((await patch(dana.id, { role: 'editor' })).status).toBe(200)
    expect((await patch(dana.id, { name: '' })).status).toBe(400)
    bringToken(await tokenOf(dana))
    expect((await patch(editor.id, { role: 'editor' })).status).toBe(403)
  })

  test('deactivated, its sessions end at once and links close; reactivated, only a new sign-in counts', async () => {
    const editorToken = await tokenOf(editor)
    const { token, tokenHash } = newToken()
    await addPasswordReset(editor.id, tokenHash)
    expect((await patch(editor.id, { isActive: false })).status).toBe(200)
    bringToken(editorToken)
    expect(await isSignedIn()).toBe(false)
    expect((await reset(send('POST', { token, password: better }))).status).toBe(400)
    bringToken(await tokenOf(dana))
    // A session that was opened in the same moment is none either.
    bringToken(await tokenOf({ ...editor, sessionVersion: editor.sessionVersion + 1 }))
    expect(await isSignedIn()).toBe(false)
    bringToken(await tokenOf(dana))
    expect(await (await patch(editor.id, { isActive: true })).json()).toMatchObject({ deactivatedAt: null })
    bringToken(editorToken)
    expect(await isSignedIn()).toBe(false)
    const ownBrowser = browser('198.51.100.9')
    expect((await signIn(ownBrowser, editor.email, password)).status).toBe(200)
    expect(await userStatus(ownBrowser)).toBe(200)
  })

  test('was last seen when its last session was', async () => {
    expect((await accountOf(editor.email)).lastSeenAt).toBeNull()
    await tokenOf(editor)
    expect(Date.now() - Date.parse((await accountOf(editor.email)).lastSeenAt ?? '')).toBeLessThan(60_000)
  })

  test('deactivated, it is answered like a wrong password, the right one too', async () => {
    await patch(editor.id, { isActive: false })
    const right = await signIn(browser('198.51.100.2'), editor.email, password)
    const wrong = await signIn(browser('198.51.100.3'), editor.email, 'something else')
    const nobody = await signIn(browser('198.51.100.4'), 'nobody@example.com', password)
    for (const { status, error, answer } of [right, wrong, nobody]) {
      expect({ status, error }).toEqual({ status: 401, error: 'CredentialsSignin' })
      expect(Object.keys(Object.fromEntries(answer.headers))).toEqual(
        Object.keys(Object.fromEntries(right.answer.headers)),
      )
    }
    expect((await listAudit({ staffId: editor.id })).map(({ detail }) => detail)).toEqual([
      'Chrome on Windows',
      'Chrome on Windows, the account is deactivated',
    ])
  })

  test('nobody deactivates themselves, and the last owner stays one', async () => {
    expect(await detailOf(await patch(dana.id, { isActive: false }))).toMatch(/your own/)
    expect(await detailOf(await patch(dana.id, { role: 'editor' }))).toMatch(/last owner/)
    // An owner who may not sign in is no owner to leave the site with.
    const otherStaff = await createStaff({ email: 'olga@example.com', name: 'Olga', passwordHash })
    await patch(otherStaff.id, { isActive: false })
    expect((await patch(dana.id, { role: 'editor' })).status).toBe(409)
    expect(await accountOf(dana.email)).toMatchObject({ role: 'owner', deactivatedAt: null })
  })

  test.each<[string, object]>([
    ['deactivate', { isActive: false }],
    ['demote', { role: 'editor' }],
  ])('of two owners who %s each other in the same moment, one stays', async (_, change) => {
    const olga = await createStaff({ email: 'olga@example.com', name: 'Olga', passwordHash })
    const danas = await tokenOf(dana)
    const olgas = await tokenOf(olga)
    // Each call reads its session before the next one is begun with another's.
    bringToken(danas)
    const first = patch(olga.id, change)
    bringToken(olgas)
    const second = patch(dana.id, change)
    const statuses = (await Promise.all([first, second])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const owners = (await listStaffAccounts()).filter(
      ({ role, deactivatedAt }) => role === 'owner' && !deactivatedAt,
    )
    expect(owners).toHaveLength(1)
  })

  test('of five owners who all step down at once, one stays', async () => {
    const otherAnswers = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        createStaff({ email: `owner${number}@example.com`, name: 'Owner', passwordHash }),
      ),
    )
    const { changeStaffAccount } = await import('@/lib/data/staff-accounts')
    const results = await Promise.allSettled(
      [dana, ...otherAnswers].map(({ id }) => changeStaffAccount(id, { role: 'editor' })),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect((await listStaffAccounts()).filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  test('a lost second step is switched off by an owner, one’s own isn’t', async () => {
    await write((db) =>
      db.staff.update({ where: { id: editor.id }, data: { totpSecret: 'x', totpSince: new Date() } }),
    )
    expect((await accountOf(editor.email)).hasSecondFactor).toBe(true)
    const drop = (id: string, body: object = { password }) => dropFactor(send('DELETE', body), about(id))
    for (const body of [{}, { password: '' }, { password: 'something else' }])
      expect(await errorsOf(await drop(editor.id, body))).toHaveProperty('password')
    expect((await accountOf(editor.email)).hasSecondFactor).toBe(true)
    expect((await drop(editor.id)).status).toBe(204)
    expect((await accountOf(editor.email)).hasSecondFactor).toBe(false)
    expect((await drop(dana.id)).status).toBe(409)
    expect((await drop('none')).status).toBe(404)
    expect(await listAudit({ staffId: dana.id, limit: 1 })).toMatchObject([
      { action: 'staff-changed', detail: 'turned off two-step verification' },
    ])
  })
})
