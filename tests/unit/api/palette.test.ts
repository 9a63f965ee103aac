import { POST } from '@/app/api/palette/route'
import { phoneHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { changeLead } from '@/lib/data/lead-changes'
import { createLead } from '@/lib/data/leads'
import { pageStore } from '@/lib/records/page/store'
import { write } from '@/lib/data/client'
import { type PaletteAnswer } from '@/lib/palette/types'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts } from '../hostile-input'
import { signInStaff, signOutStaff } from '../staff-session'

temporaryDatabase()
beforeEach(signInStaff)

const post = (body: unknown) =>
  POST(
    new Request('http://localhost:3000/api/palette', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  )
const ask = (query: string) => post({ q: query })
const find = async (query: string) => {
  const answer = await ask(query)
  expect(answer.status).toBe(200)
  return (await answer.json()) as PaletteAnswer
}
const nothing = {
  leadLists: [],
  leads: [],
  records: [],
  site: [],
  copy: [],
}
const names = ({ leads }: PaletteAnswer) => leads.map(({ name }) => name)

const addPost = (title: string, isPublished: boolean) =>
  write((db) =>
    db.post.create({
      data: {
        slug: title.toLowerCase().replaceAll(' ', '-'),
        title,
        excerpt: '',
        content: '',
        featuredImage: '',
        town: 'Nyack',
        category: '',
        isPublished,
      },
    }),
  )
const addProject = (title: string, location: string) =>
  write((db) =>
    db.project.create({
      data: {
        title,
        location,
        description: '',
        beforeImage: '',
        afterImage: '',
        projectType: 'kitchen',
        category: 'Kitchen',
        cost: '',
        timeline: '',
      },
    }),
  )
const addTestimonial = (name: string, location: string) =>
  write((db) =>
    db.testimonial.create({ data: { name, location, content: '', projectType: '', timeline: '' } }),
  )

test('signed out it is a 401 that says nothing', async () => {
  signOutStaff()
  await createLead({ source: 'contact', name: 'Ana Nyack' })
  const answer = await ask('ana')
  expect(answer.status).toBe(401)
  expect(await answer.text()).not.toContain('Ana')
})

test('one query finds leads, pages, posts, content and the public pages', async () => {
  await createLead({
    source: 'contact',
    name: 'Quinn Sample',
    town: 'west-nyack',
    projectType: 'kitchen-remodeling',
    message: 'private words',
  })
  const page = await pageStore.create({ title: 'Showroom in Nyack', slug: 'showroom', components: [] })
  const deleted = await pageStore.create({ title: 'Nyack of old', slug: 'old', components: [] })
  await pageStore.trash(deleted.id)
  await addPost('What a Nyack Kitchen Costs', true)
  await addProject('White Shaker Kitchen', 'Nyack, NY')
  await addTestimonial('Lee P.', 'Upper Nyack, NY')
  const answer = await ask('nYa')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(text).not.toContain('private words')
  const anyId = expect.any(String) as string
  expect(JSON.parse(text)).toEqual({
    leadLists: [],
    leads: [
      {
        id: expect.any(String) as string,
        name: 'Quinn Sample',
        about: 'Kitchen remodeling · West Nyack',
        standing: 'waiting under 1 min',
        contact: '',
      },
    ],
    records: [
      { kind: 'page', id: page.id, title: 'Showroom in Nyack', detail: '/showroom · Draft' },
      {
        kind: 'post',
        id: anyId,
        title: 'What a Nyack Kitchen Costs',
        detail: '/blog/what-a-nyack-kitchen-costs · Published',
      },
      { kind: 'project', id: anyId, title: 'White Shaker Kitchen', detail: 'Project · Nyack' },
      { kind: 'testimonial', id: anyId, title: 'Lee P.', detail: 'Testimonial · Upper Nyack' },
    ],
    site: ['/nyack', '/rockland/nyack/kitchen-remodeling/', '/rockland/west-nyack/'],
    copy: [],
  } satisfies PaletteAnswer)
})

test('a lead is found by name, email, town, and by its number however either is written', async () => {
  const number = '(845) 555-0117'
  const lead = await createLead({
    source: 'chat',
    name: 'Émile O’Brien',
    phone: number,
    email: 'em_il@example.com',
    town: 'new-city',
  })
  await createLead({ source: 'chat', name: 'Somebody', phone: '8455550118', email: 'emxil@example.com' })
  for (const query of ['o’brien', "O'BRIEN em", 'émile', 'ÉMILE', 'emile', 'emlie', 'new city']) {
    expect([query, names(await find(query))]).toEqual([query, ['Émile O’Brien']])
  }
  for (const query of ['8455550117', '845-555-0117', '5550117', '0117', '+1 845 555 0117']) {
    const [found] = (await find(query)).leads
    expect([query, found?.name, found?.contact]).toEqual([query, 'Émile O’Brien', number])
  }
  expect((await find('em_il')).leads.map(({ contact }) => contact)).toEqual([
    'emxil@example.com',
    '', // its name has both
  ])
  expect(names(await find('555 01'))).toHaveLength(2)
  // Its digits are there, though not in a row.
  expect(names(await find('80117'))).toEqual([])
  await changeLead(lead.id, { status: 'won' }, { staffId: null, hours: phoneHours(defaultProfile) })
  expect((await find('émile')).leads[0]?.standing).toBe('Won')
})

test('a page whose planned moment has passed is called what it is now', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000)
  const due = await pageStore.create({ title: 'Open House', slug: 'open-house' })
  const over = await pageStore.create({ title: 'Open Doors', slug: 'open-doors', isPublished: true })
  await write((db) => db.page.update({ where: { id: due.id }, data: { publishAt: hourAgo } }))
  await write((db) => db.page.update({ where: { id: over.id }, data: { unpublishAt: hourAgo } }))
  const { records } = await find('open')
  const detailOf = (recordId: string) => records.find(({ id }) => id === recordId)?.detail
  expect([due, over].map(({ id }) => detailOf(id))).toEqual([
    '/open-house · Published',
    '/open-doors · Draft',
  ])
})

test('all words are wanted, in any order', async () => {
  await pageStore.create({ title: 'Kitchen Financing', slug: 'pay-monthly', components: [] })
  await pageStore.create({ title: 'Kitchen Permits', slug: 'permits', components: [] })
  expect((await find('financing KITCHEN')).records).toHaveLength(1)
  expect((await find('/pay-monthly')).records).toHaveLength(1)
  expect((await find('kitchen')).records).toHaveLength(2)
  expect((await find('kitchen nothing')).records).toHaveLength(0)
})

test('at most five of each kind, the newest first', async () => {
  for (let index = 1; index <= 7; index++) {
    const createdAt = `2026-01-0${index}T10:00:00.000Z`
    await createLead({ source: 'contact', name: `Sample ${index}`, phone: '845 555 0199', createdAt })
    await pageStore.create({ title: `Sample ${index}`, slug: `sample-${index}`, components: [] })
    await addPost(`Sample ${index}`, false)
    await addProject(`Sample ${index}`, '')
    await addTestimonial(`Sample ${index}`, '')
  }
  const { site, copy, leadLists, leads, records } = await find('sample')
  expect(leads).toHaveLength(5)
  for (const recordKind of ['page', 'post', 'project', 'testimonial'])
    expect(records.filter(({ kind }) => kind === recordKind)).toHaveLength(5)
  expect([...site, ...copy, ...leadLists]).toEqual([])
  expect(names(await find('sample'))).toEqual(['Sample 7', 'Sample 6', 'Sample 5', 'Sample 4', 'Sample 3'])
  expect((await find('8455550199')).leads).toHaveLength(5)
})

test('a landing page is found by its place and service, and so is where its copy is edited', async () => {
  const { site, copy } = await find('nanuet kitchen')
  expect(site).toEqual(['/rockland/nanuet/kitchen-remodeling/'])
  expect(copy).toEqual([
    { label: 'Kitchen Remodeling in Nanuet', href: '/admin/areas/pages/nanuet/kitchen-remodeling' },
  ])
  expect((await find('nanuet')).copy).toEqual([])
})

test('nothing asked, nothing found', async () => {
  await createLead({ source: 'contact', name: 'Ana' })
  for (const query of ['', '   ', '%', '_', "'", '%_%', '"\\', '\0', '--', ');'])
    expect([query, await find(query)]).toEqual([query, nothing])
})

test('a query that is no text is refused', async () => {
  for (const body of [{}, { q: 7 }, { q: null }, ['ana'], 'ana', null])
    expect([body, (await post(body)).status]).toEqual([body, 400])
})

test.each(hostileTexts)('a hostile query finds nothing and breaks nothing: %j', async (text) => {
  await createLead({ source: 'contact', name: 'Ana' })
  expect((await find(text)).leads).toEqual([])
})

test('a long query is cut, and costs no more', async () => {
  await createLead({ source: 'contact', name: 'a'.repeat(100), phone: '1'.repeat(20_000) })
  expect(names(await find(`  ${'a'.repeat(30_000)}`))).toHaveLength(1)
  const before = performance.now()
  await find(`${'1'.repeat(14)}2`)
  await find('1 2 3 4 5 6 7 8 9 10 '.repeat(500))
  expect(performance.now() - before).toBeLessThan(2_000)
})

test('the inbox’s lists of a town or a service, with how many they have', async () => {
  for (const [name, town] of [
    ['Ana', 'nyack'],
    ['Ben', 'nyack'],
    ['Cleo', 'monsey'],
  ] as const)
    await createLead({ source: 'contact', name, town, projectType: 'kitchen-remodeling' })
  expect((await find('Show leads from Nyack')).leadLists).toEqual([
    { label: 'Show leads from Nyack', href: '/admin/leads?view=all&town=nyack', count: 2 },
  ])
  expect((await find('kitchen')).leadLists).toMatchObject([{ count: 3 }])
  // A list of nobody is none.
  expect((await find('suffern')).leadLists).toEqual([])
})

describe('recent records', () => {
  const recent = async (paths: unknown) => post({ q: '', recent: paths })

  test('is called what it is called now, in the order of its addresses; what is gone or foreign is left out', async () => {
    const lead = await createLead({
      source: 'contact',
      name: 'Quinn',
      message: 'private words',
      town: 'nyack',
    })
    const page = await pageStore.create({ title: 'Showroom', slug: 'showroom', components: [] })
    const gonePage = await pageStore.create({ title: 'Gone', slug: 'gone', components: [] })
    await pageStore.trash(gonePage.id)
    const paths = [
      `/admin/pages/${page.id}/edit`,
      `/admin/pages/${gonePage.id}/edit`,
      `/admin/leads/${lead.id}`,
      '/admin/leads/none',
      '/admin/settings/audit',
      'https://evil.example/admin/leads/x',
      ...hostileTexts.slice(0, 2).map((text) => text.slice(0, 100)),
    ]
    const answer = await recent(paths)
    const text = await answer.text()
    expect(text).not.toContain('private words')
    expect(JSON.parse(text)).toEqual([
      { path: paths[0], kind: 'page', title: 'Showroom', detail: '/showroom · Draft' },
      {
        path: paths[2],
        kind: 'lead',
        title: 'Quinn',
        detail: expect.stringMatching(/Nyack · waiting/) as string,
      },
    ])
  })

  test('signed out it is a 401; what is no list of addresses is refused', async () => {
    for (const bad of ['x', [1], ['x'.repeat(201)], Array.from({ length: 11 }, String)])
      expect((await recent(bad)).status).toBe(400)
    const lead = await createLead({ source: 'contact', name: 'Quinn' })
    signOutStaff()
    const answer = await recent([`/admin/leads/${lead.id}`])
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain('Quinn')
  })
})
