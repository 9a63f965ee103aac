import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import files from 'node:fs/promises'
import path from 'node:path'
import { GET as getLeads, POST as postChat } from '@/app/api/chat-leads/route'
import { POST as postContact } from '@/app/api/contact/route'
import { PATCH as judge } from '@/app/api/leads/[id]/route'
import { POST as postProof } from '@/app/api/leads/proof/route'
import { write } from '@/lib/data/client'
import { createLead, judgeLead, listLeads } from '@/lib/data/leads'
import { challengeFor } from '@/lib/leads/challenge'
import { confirmAtFor } from '@/lib/leads/confirm-at'
import { isProof, proofText } from '@/lib/leads/proof-of-work'
import { replaySpool } from '@/lib/leads/spool'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff, signOutStaff } from '../staff-session'

const database = temporaryDatabase()
beforeEach(signOutStaff)

const contact = {
  name: 'Dana Ortiz',
  email: 'dana@example.com',
  phone: '845 555 0199',
  projectType: 'kitchen-remodeling',
  message: 'Galley kitchen, about 8 by 12 feet.',
}
const chat = { name: 'Dana Ortiz', phone: '845 555 0199' }
type Taken = { id: string; challenge?: string }

const json = (path: string, body: unknown, from = '192.0.2.1', method = 'POST') =>
  new Request(`http://localhost:3000${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  })
const form = (path: string, fields: Record<string, string>, from: string) =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
  })
const take = async (answer: Response): Promise<Taken> => {
  expect(answer.status).toBe(201)
  return (await answer.json()) as Taken
}
const sendChat = async (more: object, from?: string) =>
  take(await postChat(json('/api/chat-leads', { ...chat, ...more }, from)))
const prove = (challenge: string, answer: string) =>
  postProof(json('/api/leads/proof', { challenge, answer }))
const mails = () => write((db) => db.outbox.findMany({ select: { leadId: true, kind: true } }))

function solve(challenge: string): string {
  for (let number = 0; ; number += 1) {
    const hash = createHash('sha256')
      .update(proofText(challenge, String(number)))
      .digest()
    if (isProof(hash)) return String(number)
  }
}

describe('nobody is suspected who', () => {
  test.each([
    ['types for five seconds', { elapsed: 5_000 }],
    ['has the form filled in by the browser, in two seconds', { elapsed: 2_000, homepage: '' }],
    ['has left the page open for days', { elapsed: 3e8 }],
    ['sends from a script that counts nothing', {}],
    ['sends what no browser would say', { elapsed: 'quick', homepage: 7, key: {} }],
  ])('%s', async (_, more) => {
    expect(
      (await take(await postContact(json('/api/contact', { ...contact, ...more })))).challenge,
    ).toBeUndefined()
    expect((await sendChat(more)).challenge).toBeUndefined()
    expect(await listLeads()).toMatchObject([
      { status: 'new', suspicion: '' },
      { status: 'new', suspicion: '' },
    ])
    expect(await mails()).toHaveLength(2)
  })

  test('has no script', async () => {
    const answer = await postContact(form('/api/contact', { ...contact, homepage: '' }, '192.0.2.2'))
    expect(answer.status).toBe(303)
    expect(await listLeads()).toMatchObject([{ status: 'new', suspicion: '' }])
  })
})

describe('held, never dropped', () => {
  test('is what fills in the field that people don’t see, and no work makes up for it', async () => {
    expect(await sendChat({ homepage: 'https://spam.example' })).toEqual({ id: expect.any(String) as string })
    await postContact(form('/api/contact', { ...contact, homepage: 'x' }, '192.0.2.3'))
    const heldFields = { status: 'spam', suspicion: 'It filled in a field that people don’t see.' }
    expect(await listLeads()).toMatchObject([heldFields, heldFields])
    expect(await mails()).toEqual([])
  })

  test('is what is sent as no hand could, until the browser has done its work', async () => {
    const { id, challenge = '' } = await sendChat({ elapsed: 400 })
    expect(await listLeads()).toMatchObject([
      { id, status: 'spam', suspicion: 'It was sent 0.4 seconds after its page was opened.' },
    ])
    expect(await mails()).toEqual([])
    expect((await prove(challenge, solve(challenge))).status).toBe(204)
    expect((await prove(challenge, solve(challenge))).status).toBe(204)
    expect(await listLeads()).toMatchObject([{ id, status: 'new', suspicion: '' }])
    expect(await mails()).toEqual([{ leadId: id, kind: 'lead-notification' }])
  })

  test('is what an address sends beyond the limit; other addresses notice nothing', async () => {
    const from = '198.51.100.1'
    for (let sent = 0; sent < 60; sent += 1) await sendChat({ message: String(sent) }, from)
    const { id, challenge } = await sendChat({}, from)
    expect(challenge).toBeDefined()
    expect((await sendChat({}, '198.51.100.2')).challenge).toBeUndefined()
    const [after, held] = await listLeads({ limit: 2 })
    expect(after).toMatchObject({ status: 'new' })
    expect(held).toMatchObject({
      id,
      status: 'spam',
      suspicion: expect.stringContaining('More than 60') as string,
    })
  })
})

test('1,200 empty posts close nothing', async () => {
  for (let sent = 0; sent < 1_200; sent += 1) {
    const from = sent % 2 ? '198.51.100.9' : `2001:db8::${sent.toString(16)}`
    expect((await postContact(json('/api/contact', {}, from))).status).toBe(400)
  }
  await sendChat({}, '198.51.100.9')
  expect(await listLeads()).toMatchObject([{ status: 'new' }])
})

describe('a proof', () => {
  test.each([
    ['not solved', (challenge: string) => [challenge, 'x']],
    ['solved wrongly', (challenge: string) => [challenge, String(Number(solve(challenge)) + 1)]],
    ['for another lead', (challenge: string) => [challenge.replace(/^./, '_'), solve(challenge)]],
    ['longer valid than it was', (challenge: string) => [challenge.replace(/\.\d/, '.9'), solve(challenge)]],
    ['made up', () => ['a.b.c', '1']],
    ['empty', () => ['', '']],
  ])('%s clears nothing', async (_, change) => {
    const { challenge = '' } = await sendChat({ elapsed: 1 })
    const [given = '', answer = ''] = change(challenge)
    expect((await prove(given, answer)).status).toBe(400)
    expect(await listLeads()).toMatchObject([{ status: 'spam' }])
  })

  test('that comes too late clears nothing', async () => {
    const { challenge = '' } = await sendChat({ elapsed: 1 })
    const answer = solve(challenge)
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000)
    expect((await prove(challenge, answer)).status).toBe(400)
    now.mockRestore()
  })

  test('uses up its address’s confirmations only for what is confirmed, and once', async () => {
    const from = '203.0.113.77'
    const proveFrom = (challenge: string, answer: string) =>
      postProof(json('/api/leads/proof', { challenge, answer }, from))
    for (let number = 0; number < 11; number += 1) {
      const { challenge = '' } = await sendChat({ elapsed: 1, email: '', message: `Without ${number}` }, from)
      expect((await proveFrom(challenge, solve(challenge))).status).toBe(204)
    }
    const { challenge = '' } = await sendChat({ elapsed: 1, email: 'ann@home.test' }, from)
    const answer = solve(challenge)
    for (let time = 0; time < 3; time += 1) expect((await proveFrom(challenge, answer)).status).toBe(204)
    for (let otherCount = 0; otherCount < 9; otherCount += 1) expect(await confirmAtFor(from)).toBeUndefined()
    expect(await confirmAtFor(from)).toBeDefined()
  })

  test('overrules no person', async () => {
    const { id, challenge = '' } = await sendChat({ elapsed: 1 })
    await judgeLead(id, false, null)
    await judgeLead(id, true, null)
    expect((await prove(challenge, solve(challenge))).status).toBe(204)
    expect(await listLeads()).toMatchObject([{ status: 'spam' }])
  })

  test('counts while the lead waits in the spool', async () => {
    await database.takeAway()
    const { id, challenge = '' } = await sendChat({ elapsed: 1 })
    const waiting = () => readFileSync(path.join(database.folder(), 'spool', `${id}.json`), 'utf8')
    expect(JSON.parse(waiting())).toMatchObject({ status: 'spam' })
    expect((await prove(challenge, solve(challenge))).status).toBe(204)
    expect(JSON.parse(waiting())).toMatchObject({ id, status: 'new', suspicion: '' })
    await database.bringBack()
    expect(await replaySpool()).toBe(1)
    expect(await listLeads()).toMatchObject([{ id, status: 'new', suspicion: '' }])
    expect(await mails()).toHaveLength(1)
  })

  test('of a lead that is gone is no accident', async () => {
    const challenge = challengeFor('gone')
    expect((await prove(challenge, solve(challenge))).status).toBe(204)
  })
})

describe('staff', () => {
  const verdict = (id: string, body: unknown) =>
    judge(json(`/api/leads/${id}`, body, '192.0.2.9', 'PATCH'), { params: Promise.resolve({ id }) })

  test('mend a wrong verdict, and give one', async () => {
    const { id } = await createLead({
      source: 'chat',
      name: 'Dana',
      status: 'spam',
      suspicion: 'It was quick.',
    })
    expect((await verdict(id, { spam: false })).status).toBe(401)
    const { name } = await signInStaff()
    const mended = await verdict(id, { spam: false })
    expect(mended.status).toBe(200)
    expect(await mended.json()).toMatchObject({
      status: 'new',
      suspicion: '',
      events: [{ kind: 'stored' }, { kind: 'not-spam', text: 'It was quick.', staffName: name }],
    })
    expect(await mails()).toEqual([{ leadId: id, kind: 'lead-notification' }])
    expect(await (await verdict(id, { spam: true })).json()).toMatchObject({ status: 'spam' })
    expect(await mails()).toEqual([])
    expect((await verdict('nothing', { spam: true })).status).toBe(404)
    expect((await verdict(id, { spam: 'yes' })).status).toBe(400)
  })

  test('read the list a piece at a time', async () => {
    await signInStaff()
    for (const name of ['One', 'Two', 'Three'])
      await createLead({ source: 'chat', name, createdAt: new Date(2024, 1, 1 + name.length).toISOString() })
    const read = async (query: string) => {
      const answer = await getLeads(new Request(`http://localhost:3000/api/chat-leads${query}`))
      expect(answer.status).toBe(200)
      const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name)
      return {
        names,
        next: /<\/api\/chat-leads(.*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1],
      }
    }
    expect(await read('')).toEqual({
      names: expect.arrayContaining(['One', 'Two', 'Three']) as string[],
      next: undefined,
    })
    const first = await read('?limit=2')
    expect(first.names[0]).toBe('Three')
    const second = await read(first.next ?? '')
    expect([...first.names, ...second.names].sort()).toEqual(['One', 'Three', 'Two'])
    expect(second.next).toBeUndefined()
    for (const query of ['?limit=0', '?limit=-1', '?limit=1e9', '?limit=x', '?limit=1.5'])
      expect((await read(query)).names).toHaveLength(3)
    expect((await read('?after=nothing')).names).toEqual([])
  })
})

// These come last: the counts of the process go on.
describe('one address beyond all reason', () => {
  const from = '198.51.100.20'
  const long = { message: 'x'.repeat(20_000), plan: 'y'.repeat(8_000) }
  const lengths = async () => {
    const [lead] = await listLeads({ limit: 1 })
    return {
      message: lead?.message.length,
      plan: lead?.plan.length,
      status: lead?.status,
      suspicion: lead?.suspicion,
    }
  }

  test('is held: somebody else may stand behind it. Little is kept of each request', async () => {
    await sendChat(long, from)
    expect(await lengths()).toMatchObject({ message: 20_000, plan: 8_000, status: 'new' })
    // A form instance sent again is counted, but stored once.
    const again = { ...chat, key: 'b2'.repeat(16) }
    for (let sent = 1; sent < 60; sent += 1) await postChat(json('/api/chat-leads', again, from))
    await sendChat(long, from)
    expect(await lengths()).toMatchObject({ message: 4_000, plan: 4_000, status: 'spam' })
    for (let sent = 61; sent < 600; sent += 1) await postChat(json('/api/chat-leads', again, from))
    expect((await sendChat(long, from)).challenge).toBeUndefined()
    expect(await lengths()).toEqual({
      message: 300,
      plan: 300,
      status: 'spam',
      suspicion:
        'More than 600 requests came from its address in ten minutes. Of long texts only the first 300 letters were kept.',
    })
    expect((await postContact(form('/api/contact', contact, from))).status).toBe(303)
  }, 60_000)

  test('is told to call once the disk is nearly full; nobody else is', async () => {
    const disk = jest.spyOn(files, 'statfs')
    disk.mockResolvedValue({ bavail: 900, bsize: 1_000_000 } as never)
    const refused = await postChat(json('/api/chat-leads', chat, from))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      detail: 'Too many requests came from your connection. Please call us at (845) 555-0142.',
    })
    const page = await postContact(form('/api/contact', contact, from))
    expect(page.status).toBe(429)
    expect(await page.text()).toContain('(845) 555-0142')
    expect((await sendChat({}, '198.51.100.21')).id).toBeTruthy()
    disk.mockRestore()
  })
})

test('requests of a flood from everywhere are held until their browsers have done their work', async () => {
  for (let sent = 0; sent < 620; sent += 1)
    await postChat(
      json(
        '/api/chat-leads',
        { ...chat, key: sent.toString(16).padStart(32, '0') },
        `203.0.113.${sent % 250}`,
      ),
    )
  const { challenge = '' } = await sendChat({ elapsed: 60_000 }, '198.51.100.3')
  const [held] = await listLeads({ limit: 1 })
  expect(held).toMatchObject({ status: 'spam', suspicion: expect.stringContaining('poured in') as string })
  expect((await prove(challenge, solve(challenge))).status).toBe(204)
  expect(await listLeads({ limit: 1 })).toMatchObject([{ status: 'new' }])
}, 60_000)
