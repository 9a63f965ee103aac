import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { POST as postChat } from '@/app/api/chat-leads/route'
import { POST as postContact } from '@/app/api/contact/route'
import { closeDatabase } from '@/lib/data/client'
import { listLeads } from '@/lib/data/leads'
import { captureLead } from '@/lib/leads/capture'
import { replaySpool, spoolLead, watchSpool } from '@/lib/leads/spool'
import { contactMessages } from '@/lib/schemas/contact'
import { onPostgres } from '../data/postgres-database'
import { refuseSomeLeads } from '../data/refuse-leads'
import { temporaryDatabase } from '../data/temporary-database'

const database = temporaryDatabase()
const spool = () => path.join(database.folder(), 'spool')
const spooled = () => (existsSync(spool()) ? readdirSync(spool()) : [])

beforeEach(() => rmSync(spool(), { recursive: true, force: true }))

const contact = {
  name: 'Dana Ortiz',
  email: 'dana@example.com',
  phone: '845 555 0199',
  projectType: 'kitchen-remodeling',
  message: 'Galley kitchen, about 8 by 12 feet.',
}

const request = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${url}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', host: 'localhost:3000', ...headers },
  })
const send = (body: unknown, headers?: Record<string, string>) =>
  postContact(request('/api/contact', JSON.stringify(body), headers))
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const submit = (fields: Record<string, string>, headers?: Record<string, string>) =>
  postContact(request('/api/contact', new URLSearchParams(fields).toString(), { ...urlencoded, ...headers }))

async function until(met: () => boolean): Promise<void> {
  const end = Date.now() + 10_000
  while (!met()) {
    if (Date.now() > end) throw new Error('it never came to that')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** The database is away while this runs. */
async function withoutDatabase(run: () => Promise<void>) {
  await database.takeAway()
  await run()
  await database.bringBack()
}

const kitchen =
  '/design?cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=slate&metal=black'

describe('POST /api/contact', () => {
  test('answers 201 with the id of what is in the database', async () => {
    const answer = await send({
      ...contact,
      name: '  Dana Ortiz ',
      source: 'estimate',
      page: '/nyack',
      town: 'nyack',
      service: 'kitchen-remodeling',
      utm_source: 'newsletter',
      gclid: 'abc',
      referrer: 'https://www.example.com/',
      design: `${kitchen}&unknown=1`,
      unknown: 'dropped',
    })
    expect(answer.status).toBe(201)
    const { id } = (await answer.json()) as { id: string }
    expect(await listLeads()).toMatchObject([
      {
        ...contact,
        id,
        status: 'new',
        source: 'estimate',
        page: '/nyack',
        town: 'nyack',
        service: 'kitchen-remodeling',
        utmSource: 'newsletter',
        gclid: 'abc',
        referrer: 'https://www.example.com/',
        design: kitchen,
      },
    ])
  })

  test('every message is the specified one, word for word', async () => {
    const answer = await send({
      name: ' J ',
      email: 'dana@',
      phone: '845 555',
      projectType: '',
      message: 'Tiles',
    })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ errors: contactMessages })
    expect(await (await send({})).json()).toMatchObject({ errors: contactMessages })
    expect(await listLeads()).toEqual([])
  })

  test('the shortest valid request passes', async () => {
    const shortest = {
      name: 'Jo',
      email: 'j@o.co',
      phone: '8455550199',
      projectType: 'not-sure',
      message: 'New floor.',
    }
    expect((await send(shortest)).status).toBe(201)
  })

  test('attribution never makes a lead fail', async () => {
    const odd = {
      source: 'billboard',
      page: 7,
      town: null,
      service: {},
      utm_source: 'x'.repeat(5000),
      plan: [],
    }
    expect((await send({ ...contact, ...odd, message: 'A null \0 and half a pair \ud83d.' })).status).toBe(
      201,
    )
    const [lead] = await listLeads()
    expect(lead).toMatchObject({
      source: 'contact',
      page: '',
      town: '',
      service: '',
      utmSource: 'x'.repeat(150),
    })
    expect(lead?.message).toBe('A null  and half a pair \ufffd.')
  })

  test('a plain form is redirected, and its page is known from the Referer', async () => {
    const referer =
      'http://localhost:3000/contact?town=nyack&service=flooring-installation&utm_medium=mail&name=x'
    const answer = await submit({ ...contact, source: 'contact' }, { referer })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you'])
    expect(await listLeads()).toMatchObject([
      {
        name: 'Dana Ortiz',
        page: '/contact',
        town: 'nyack',
        service: 'flooring-installation',
        utmMedium: 'mail',
      },
    ])
  })

  test.each([
    ['the visualizer', `http://localhost:3000${kitchen}`, kitchen],
    [
      'a page that it leads to',
      `http://localhost:3000/contact?design=${encodeURIComponent(kitchen)}`,
      kitchen,
    ],
    [
      'the visualizer with a finish that there isn’t',
      `http://localhost:3000${kitchen.replace('slate', 'x')}`,
      '',
    ],
    ['another site’s visualizer', `https://elsewhere.example${kitchen}`, ''],
  ])('a kitchen comes along with a plain form of %s', async (_, referer, design) => {
    await submit(contact, { referer })
    expect(await listLeads()).toMatchObject([{ design }])
  })

  test('another site as Referer says nothing about our pages', async () => {
    await submit(contact, { referer: 'https://elsewhere.example/landing?town=nyack' })
    expect(await listLeads()).toMatchObject([{ page: '', town: '' }])
  })

  test('a plain form that is wrong comes back whole, with the messages and the telephone number', async () => {
    const typed = { ...contact, name: 'J', message: '"Tiles" <b>&</b>', town: 'nyack' }
    const answer = await submit(typed, { referer: 'http://localhost:3000/contact?utm_source=mail' })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/)
    const html = await answer.text()
    expect(html).toContain(contactMessages.name)
    expect(html).not.toContain(contactMessages.email)
    expect(html).toContain('tel:+18455550142')
    expect(html).toContain('value="dana@example.com"')
    expect(html).toContain('&quot;Tiles&quot; &lt;b&gt;&amp;&lt;/b&gt;</textarea>')
    expect(html).toContain('value="kitchen-remodeling" checked')
    for (const hidden of [
      ['town', 'nyack'],
      ['page', '/contact'],
      ['utm_source', 'mail'],
    ])
      expect(html).toContain(`<input type="hidden" name="${hidden[0]}" value="${hidden[1]}">`)
  })

  test('too much at once is 413, in the form that was asked in', async () => {
    expect((await send({ ...contact, message: 'x'.repeat(40_000) })).status).toBe(413)
    const page = await submit({ ...contact, message: 'x'.repeat(40_000) })
    expect([page.status, page.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
    expect((await send({ ...contact, message: 'x'.repeat(31_000) })).status).toBe(201)
  })

  test('a form of another site gets 403 and no form to send again', async () => {
    const page = await submit(contact, { origin: 'https://elsewhere.example' })
    expect(page.status).toBe(403)
    expect(await page.text()).not.toContain('<form')
  })
})

describe('POST /api/chat-leads', () => {
  const sendChat = (body: unknown) => postChat(request('/api/chat-leads', JSON.stringify(body)))

  test('name and phone are enough', async () => {
    expect((await sendChat({ name: 'J', phone: '1' })).status).toBe(201)
    expect(await listLeads()).toMatchObject([
      { source: 'chat', name: 'J', phone: '1', email: '', message: '', preferredContact: 'phone' },
    ])
  })

  test('the message has no bound below that of the body', async () => {
    const body = {
      name: 'Dana',
      phone: '845',
      email: 'dana@example.com',
      message: 'x'.repeat(30_000),
      preferredContact: 'email',
    }
    expect((await sendChat(body)).status).toBe(201)
    expect((await listLeads())[0]).toMatchObject({ preferredContact: 'email', message: body.message })
  })

  test.each([
    [{ phone: '845' }, 'name'],
    [{ name: ' ', phone: '845' }, 'name'],
    [{ name: 'Dana', phone: '' }, 'phone'],
    [{ name: 'Dana', phone: 845 }, 'phone'],
    [{ name: 'Dana', phone: '845', preferredContact: 'pigeon' }, 'preferredContact'],
  ])('%j is refused for its %s', async (body, field) => {
    const answer = await sendChat(body)
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field])
  })
})

describe('sent again', () => {
  const key = 'a1'.repeat(16)
  const idOf = async (answer: Response) => {
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }

  test('a form instance makes one lead with one answer: twice at once, and again', async () => {
    const answers = await Promise.all([send({ ...contact, key }), send({ ...contact, key })])
    const ids = await Promise.all([...answers, await send({ ...contact, key })].map(idOf))
    expect(new Set(ids).size).toBe(1)
    expect(await listLeads()).toMatchObject([{ id: ids[0], name: 'Dana Ortiz' }])
  })

  test('also when it is sent before, while and after the database is away', async () => {
    const ids = [await idOf(await send({ ...contact, key }))]
    await withoutDatabase(async () => {
      ids.push(await idOf(await send({ ...contact, key })), await idOf(await send({ ...contact, key })))
      expect(spooled()).toHaveLength(1)
    })
    await replaySpool()
    ids.push(await idOf(await send({ ...contact, key })))
    expect(new Set(ids).size).toBe(1)
    expect(await listLeads()).toHaveLength(1)
    expect(spooled()).toEqual([])
  })

  test('a key changes nothing of the lead that has it, and tells nothing but its id', async () => {
    const id = await idOf(await send({ ...contact, key }))
    const answer = await send({ ...contact, name: 'Somebody else', phone: '914 555 0100', key })
    expect(await answer.json()).toEqual({ id })
    expect(await listLeads()).toMatchObject([{ name: 'Dana Ortiz', phone: '845 555 0199' }])
  })

  test('the button of a plain form pressed twice makes one lead; other words or another address make another', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    await submit(contact, from('192.0.2.1'))
    await submit(contact, from('192.0.2.1'))
    expect(await listLeads()).toHaveLength(1)
    await submit({ ...contact, message: 'And a bathroom.' }, from('192.0.2.1'))
    await submit(contact, from('192.0.2.2'))
    expect(await listLeads()).toHaveLength(3)
  })

  test('without a key each is a lead of its own', async () => {
    await send(contact)
    await send(contact)
    expect(await listLeads()).toHaveLength(2)
  })
})

describe('when the database takes nothing', () => {
  test('the lead goes to the spool, and from there into the database', async () => {
    let id = ''
    await withoutDatabase(async () => {
      const answer = await send(contact)
      expect(answer.status).toBe(201)
      id = ((await answer.json()) as { id: string }).id
      expect(spooled()).toEqual([`${id}.json`])
      const file = path.join(spool(), `${id}.json`)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ ...contact, id })
      // Still away: it stays where it is.
      expect(await replaySpool()).toBe(0)
      expect(spooled()).toEqual([`${id}.json`])
    })
    expect((await send({ ...contact, name: 'The next one' })).status).toBe(201)
    await replaySpool()
    const leads = await listLeads()
    expect(leads.map((lead) => lead.name).sort()).toEqual(['Dana Ortiz', 'The next one'])
    expect(leads.at(-1)).toMatchObject({ id, name: 'Dana Ortiz' })
    expect(spooled()).toEqual([])
  })

  test('spooled leads come in by themselves when the database is back: in order, each once', async () => {
    const names = ['First', 'Second', 'Third']
    const stop = watchSpool(10)
    try {
      await withoutDatabase(async () => {
        for (const name of names) expect((await send({ ...contact, name })).status).toBe(201)
        expect(spooled()).toHaveLength(3)
      })
      await until(() => spooled().length === 0)
    } finally {
      stop()
    }
    expect((await listLeads()).map(({ name }) => name)).toEqual(names.toReversed())
    await replaySpool()
    expect(await listLeads()).toHaveLength(3)
  })

  // Of a file only: what becomes of a server that goes away npm run chaos tries.
  const ofTheFile = () => {
    test.each([
      [
        'the file was away',
        () => renameSync(database.file(), `${database.file()}.away`),
        () => renameSync(`${database.file()}.away`, database.file()),
      ],
      [
        'its folder was',
        () => renameSync(database.folder(), `${database.folder()}.away`),
        () => {
          cpSync(database.folder(), `${database.folder()}.away`, { recursive: true })
          rmSync(database.folder(), { recursive: true })
          renameSync(`${database.folder()}.away`, database.folder())
        },
      ],
    ])('a process that never had the database gets it back by itself when %s', async (_, away, back) => {
      await closeDatabase()
      away()
      expect((await send(contact)).status).toBe(201)
      expect(spooled()).toHaveLength(1)
      back()
      const stop = watchSpool(10)
      await until(() => spooled().length === 0).finally(stop)
      expect(await listLeads()).toHaveLength(1)
    })

    test('a database removed under an open connection loses no lead', async () => {
      const copy = `${database.file()}.copy`
      copyFileSync(database.file(), copy)
      await listLeads()
      for (const suffix of ['', '-wal', '-shm']) rmSync(database.file() + suffix, { force: true })
      expect((await send(contact)).status).toBe(201)
      expect(spooled()).toHaveLength(1)
      renameSync(copy, database.file())
      expect(await replaySpool()).toBe(1)
      expect(await listLeads()).toMatchObject([{ name: 'Dana Ortiz' }])
    })
  }
  if (!onPostgres) ofTheFile()

  test('two instances that replay at the same time store no lead twice', async () => {
    await withoutDatabase(async () => {
      for (const name of ['First', 'Second']) await send({ ...contact, name })
    })
    jest.resetModules()
    const otherSpool = await import('@/lib/leads/spool')
    expect(otherSpool.replaySpool).not.toBe(replaySpool)
    await Promise.all([replaySpool(), otherSpool.replaySpool()])
    expect(await listLeads()).toHaveLength(2)
    expect(spooled()).toEqual([])
  })

  test('those that the database refuses for a reason that nobody knows stay, and hold up nobody', async () => {
    await refuseSomeLeads(database)
    mkdirSync(spool(), { recursive: true })
    const put = (second: number, name: string) => {
      const lead = { id: name, createdAt: new Date(second * 1000).toISOString(), source: 'contact', name }
      writeFileSync(path.join(spool(), `${name}.json`), JSON.stringify(lead))
    }
    put(1, 'Refused-1')
    put(2, 'Taken')
    expect(await replaySpool()).toBe(1)
    expect(spooled()).toEqual(['Refused-1.json'])
    for (const [second, name] of ['Refused-2', 'Refused-3', 'Later', 'Last'].entries()) put(second + 3, name)
    expect(await replaySpool()).toBe(2)
    expect(spooled()).toEqual(['Refused-1.json', 'Refused-2.json', 'Refused-3.json'])
    expect((await listLeads()).map(({ name }) => name)).toEqual(['Last', 'Later', 'Taken'])
    expect(await replaySpool()).toBe(0)
  })

  test('a file that was never finished goes after an hour', async () => {
    mkdirSync(spool(), { recursive: true })
    for (const name of ['old.tmp', 'new.tmp']) writeFileSync(path.join(spool(), name), '{"id"')
    const then = new Date(Date.now() - 61 * 60_000)
    utimesSync(path.join(spool(), 'old.tmp'), then, then)
    await replaySpool()
    expect(spooled()).toEqual(['new.tmp'])
  })

  test('if the disk takes no file, none is left half written', async () => {
    // Fails between opening the file and giving it its name, as a full disk does.
    const unwritable = { id: 'x', createdAt: '', source: 'chat', name: 1n as unknown as string } as const
    await expect(spoolLead(unwritable)).rejects.toThrow()
    expect(spooled()).toEqual([])
  })

  test('a lead that is in the database already is not stored twice', async () => {
    const { id } = await captureLead({ source: 'chat', name: 'Dana', phone: '845' })
    mkdirSync(spool(), { recursive: true })
    const createdAt = new Date().toISOString()
    writeFileSync(
      path.join(spool(), `${id}.json`),
      JSON.stringify({ id, createdAt, source: 'chat', name: 'Dana' }),
    )
    await replaySpool()
    expect(await listLeads()).toHaveLength(1)
    expect(spooled()).toEqual([])
  })

  test('a text that is named and missing stops no lead, in the database or in the spool', async () => {
    const lead = { source: 'chat', name: 'Dana', email: undefined, status: undefined } as const
    await captureLead(lead)
    await withoutDatabase(async () => void (await captureLead(lead)))
    expect(await replaySpool()).toBe(1)
    const stored = { name: 'Dana', email: '', status: 'new' }
    expect(await listLeads()).toMatchObject([stored, stored])
  })

  test('a file that holds no lead is set aside and stops nobody', async () => {
    mkdirSync(spool(), { recursive: true })
    writeFileSync(path.join(spool(), 'broken.json'), '{"id":')
    const lead = { id: 'x', createdAt: new Date().toISOString(), source: 'contact', name: 'Dana' }
    writeFileSync(path.join(spool(), 'x.json'), JSON.stringify(lead))
    expect(await replaySpool()).toBe(1)
    expect(spooled()).toEqual(['broken.json.refused'])
    expect(await listLeads()).toMatchObject([{ id: 'x' }])
  })

  test('a database that another process keeps locked doesn’t keep the visitor waiting for ever', async () => {
    await listLeads() // open, with its mode set
    const unlock = await database.lock()
    try {
      expect((await send(contact)).status).toBe(201)
      expect(spooled()).toHaveLength(1)
    } finally {
      await unlock()
    }
    await replaySpool()
    expect(await listLeads()).toHaveLength(1)
    expect(spooled()).toEqual([])
  }, 20_000)

  test('a database that refuses to write sends the lead to the spool', async () => {
    await closeDatabase()
    await database.run('DROP TABLE "LeadEvent"') // file modes would not hinder root
    expect((await send(contact)).status).toBe(201)
    expect(spooled()).toHaveLength(1)
  })

  test('if the spool takes it neither, the answer is 503 with the telephone number', async () => {
    await withoutDatabase(async () => {
      writeFileSync(spool(), 'a file where the folder should be')
      const answer = await send(contact)
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({
        status: 503,
        detail: 'Please call us at (845) 555-0142.',
      })
      const page = await submit(contact)
      expect(page.status).toBe(503)
      const html = await page.text()
      expect(html).toContain('(845) 555-0142')
      expect(html).toContain(contact.message)
    })
  })
})
