import { revalidatePath } from 'next/cache'
import { PATCH as forget } from '@/app/api/not-found-hits/route'
import { DELETE, PATCH } from '@/app/api/redirects/[id]/route'
import { POST } from '@/app/api/redirects/route'
import { POST as checkLinks } from '@/app/api/pages/dead-links/route'
import { townPages } from '@/lib/content/town-pages'
import { type Redirect } from '@/lib/content-types'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { countNotFound, countNotFoundHits, listNotFoundHits } from '@/lib/data/not-found-hits'
import { pageStore } from '@/lib/records/page/store'
import { knownRedirect } from '@/lib/data/redirect-table'
import { getRedirect, listRedirects, moveRedirect } from '@/lib/data/redirects'
import { builtAddresses, listAddresses, nearestAddress } from '@/lib/pages/addresses'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts } from '../hostile-input'
import { signInStaff } from '../staff-session'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { apiRequest, withParams } from './requests'

temporaryDatabase()
beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  await signInStaff()
})

const send = (method: string, body?: object) => apiRequest(method, '/api/redirects', body)
const add = (from: string, to: string, more: object = {}) => POST(send('POST', { from, to, ...more }))
const addRedirect = async (from: string, to: string) => {
  const answer = await add(from, to)
  expect(answer.status).toBe(201)
  return (await answer.json()) as Redirect
}
const refusal = async (answer: Response | Promise<Response>) =>
  ((await (await answer).json()) as { errors?: Record<string, string> }).errors ?? {}
const page = (slug: string, isPublished = true) =>
  pageStore.create({ title: slug, slug, components: [], isPublished })
const all = async () =>
  Object.fromEntries(
    (await listRedirects({ pageSize: 100 })).redirects.map(({ fromPath, toPath }) => [fromPath, toPath]),
  )

test('a redirect is kept in small letters, known at once, written down, and its route is rendered again', async () => {
  await countNotFound('/Kitchen-Remodel.html/')
  expect(knownRedirect('/kitchen-remodel.html')).toBeUndefined()
  const redirect = await addRedirect(' /Kitchen-Remodel.html/ ', '/rockland/kitchen-remodeling')
  expect(redirect).toMatchObject({
    fromPath: '/kitchen-remodel.html',
    // As the page writes its own address.
    toPath: '/rockland/kitchen-remodeling/',
    isManual: true,
  })
  expect(knownRedirect('/KITCHEN-remodel.html/')).toBe('/rockland/kitchen-remodeling/')
  expect(await listNotFoundHits()).toEqual([])
  expect(jest.mocked(revalidatePath).mock.calls).toEqual([['/kitchen-remodel.html', undefined]])
  expect(await listAudit({ limit: 1 })).toMatchObject([
    {
      action: 'redirect-changed',
      target: '/kitchen-remodel.html',
      detail: 'to /rockland/kitchen-remodeling/',
    },
  ])
})

test('deleted, it leads nowhere at once, and can be put back wherever it led', async () => {
  await page('pay')
  const { id } = await addRedirect('/financing', '/pay')
  const context = withParams({ id })
  expect((await DELETE(send('DELETE'), context)).status).toBe(204)
  expect((await DELETE(send('DELETE'), context)).status).toBe(404)
  expect(knownRedirect('/financing')).toBeUndefined()
  expect(await listAudit({ limit: 1 })).toMatchObject([{ action: 'redirect-changed', detail: 'deleted' }])
  await write((db) => db.page.updateMany({ data: { isPublished: false } }))
  expect(await refusal(add('/financing', '/pay'))).toHaveProperty('to')
  const again = await add('/financing', '/pay', { again: true, isManual: false })
  expect(await again.json()).toMatchObject({ toPath: '/pay', isManual: false })
})

test.each([
  ['/services', /a page at this address/],
  ['/Services/', /a page at this address/],
  ['/', /a page at this address/],
  ['/rockland/nyack/kitchen-remodeling', /a page at this address/],
  ['/admin/old', /needs this address/],
  ['/api', /needs this address/],
  ['/media/old.jpg', /needs this address/],
  ['/sitemap.xml', /needs this address/],
  ['kitchen.html', /first slash/],
  ['//evil.example', /first slash/],
  ['/\\evil.example', /first slash/],
  ['/a b', /first slash/],
  ['https://evil.example/old', /stays on this site/],
  ['/?p=12', /after the \?/],
  ['/old#top', /after the \?/],
  ['/%zz', /isn’t an address/],
  ['', /Enter the old address/],
  [`/${'a'.repeat(300)}`, /300 characters/],
])('%s can’t be redirected', async (from, reason) => {
  expect(await refusal(add(from, '/contact'))).toEqual({ from: expect.stringMatching(reason) as string })
  expect(await all()).toEqual({})
})

test.each([
  ['https://evil.example/contact', /stays on this site/],
  ['//evil.example', /first slash/],
  ['/\\evil.example', /first slash/],
  ['javascript:alert(1)', /first slash/],
  ['https://user@localhost:3000@evil.example/', /stays on this site/],
  ['/admin', /visitors can open/],
  ['/api/auth/signout', /visitors can open/],
  ['/nothing-here', /no page at this address/],
  ['/contact?x=1', /after the \?/],
])('nothing leads to %s', async (to, reason) => {
  expect(await refusal(add('/old', to))).toEqual({ to: expect.stringMatching(reason) as string })
  expect(await all()).toEqual({})
})

test('the site’s own address with its host is its path', async () => {
  expect(await addRedirect('http://localhost:3000/Old/Page/', 'http://localhost:3000/contact')).toMatchObject(
    {
      fromPath: '/old/page',
      toPath: '/contact',
    },
  )
})

test('a draft’s address may lead on until it is published; a published one’s may not', async () => {
  await page('plan', false)
  await addRedirect('/plan', '/contact')
  await page('live')
  expect(await refusal(add('/live', '/contact'))).toHaveProperty('from')
})

test('chains are collapsed, both ways; circles and doubles are refused', async () => {
  await addRedirect('/b', '/contact')
  // A redirect to another redirect leads to that one's target.
  expect(await addRedirect('/a', '/b')).toMatchObject({ toPath: '/contact' })
  // A redirect to an address that moves now leads to its new address.
  await page('c')
  await addRedirect('/old-c', '/c')
  await write((db) => db.page.updateMany({ data: { isPublished: false } }))
  await addRedirect('/c', '/gallery')
  expect(await all()).toEqual({ '/a': '/contact', '/b': '/contact', '/old-c': '/gallery', '/c': '/gallery' })
  expect(await refusal(add('/x', '/x'))).toEqual({ to: expect.any(String) as string })
  await write((db) => db.$transaction((tx) => moveRedirect(tx, '/moved', '/target')))
  expect(await refusal(add('/target', '/moved'))).toEqual({
    to: expect.stringMatching(/leads back/) as string,
  })
  const double = await add('/A', '/services')
  expect(double.status).toBe(409)
  expect(await refusal(double)).toEqual({
    from: expect.stringMatching(/leads to \/contact already/) as string,
  })
})

test('of the same address twice at once, one is kept', async () => {
  const both = await Promise.all([add('/same', '/contact'), add('/same', '/gallery')])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('no address changes the form of the answer', async () => {
  for (const text of hostileTexts) {
    const answer = await add(`/${text}`, '/contact')
    expect([201, 400, 409]).toContain(answer.status)
    expect([400, 201]).toContain((await add(`/y${Math.random()}`, text)).status)
  }
  for (const to of Object.values(await all())) expect(to).toMatch(/^\/[\x21-\x7e]*$/)
})

test('the list is searched in both addresses and paged', async () => {
  for (let number = 1; number <= 5; number += 1) await addRedirect(`/old-${number}`, '/contact')
  await addRedirect('/kitchens.html', '/gallery')
  expect((await listRedirects({ pageSize: 2, page: 2 })).redirects).toHaveLength(2)
  expect(await listRedirects({ pageSize: 2, page: 3, search: ' OLD-' })).toMatchObject({
    total: 5,
    redirects: [{ fromPath: '/old-1' }],
  })
  expect((await listRedirects({ pageSize: 9, search: 'gallery' })).total).toBe(1)
  expect((await listRedirects({ pageSize: 9, search: '100%_' })).total).toBe(0)
})

test('a forgotten address stays out of sight however often it is asked for, and can be listed again', async () => {
  await countNotFound('/gone', 'https://example.com/links', 3)
  await countNotFound('/other')
  expect(await listNotFoundHits({ skip: 1, limit: 5 })).toHaveLength(1)
  const say = (isForgotten: boolean) => forget(send('PATCH', { path: '/Gone/', isForgotten }))
  const paths = async (isForgotten = false) =>
    (await listNotFoundHits({ isForgotten })).map(({ path, count }) => [path, count])
  expect((await say(true)).status).toBe(204)
  await countNotFound('/gone', '', 40)
  expect(await paths()).toEqual([['/other', 1]])
  expect(await paths(true)).toEqual([['/gone', 43]])
  expect([await countNotFoundHits(), await countNotFoundHits({ isForgotten: true })]).toEqual([1, 1])
  expect((await say(false)).status).toBe(204)
  expect(await paths()).toEqual([
    ['/gone', 43],
    ['/other', 1],
  ])
  await say(true)
  await addRedirect('/gone', '/contact')
  expect(await paths(true)).toEqual([])
})

describe('changing a redirect', () => {
  const change = (id: string, from: string, to: string) =>
    PATCH(send('PATCH', { from, to }), withParams({ id }))

  test('moves its start and its end at once, is written down, and makes it ours', async () => {
    await write((db) => db.$transaction((tx) => moveRedirect(tx, '/was', '/contact')))
    const [{ id } = { id: '' }] = (await listRedirects({ pageSize: 1 })).redirects
    jest.mocked(revalidatePath).mockClear()
    const answer = await change(id, ' /Was-Once/ ', '/rockland/kitchen-remodeling')
    expect(await answer.json()).toMatchObject({
      fromPath: '/was-once',
      toPath: '/rockland/kitchen-remodeling/',
      isManual: true,
    })
    expect(knownRedirect('/was')).toBeUndefined()
    expect(knownRedirect('/was-once')).toBe('/rockland/kitchen-remodeling/')
    expect(jest.mocked(revalidatePath).mock.calls.map(([path]) => path)).toEqual(['/was-once', '/was'])
    expect(await listAudit({ limit: 1 })).toMatchObject([
      { target: '/was-once', detail: 'to /rockland/kitchen-remodeling/, instead of /was' },
    ])
    expect((await change(id, '/was-once', '/contact')).status).toBe(200)
  })

  test('is checked as adding one is, and changes nothing where it is refused', async () => {
    const { id } = await addRedirect('/a', '/contact')
    await addRedirect('/b', '/gallery')
    const before = await all()
    expect((await change(id, '/b', '/contact')).status).toBe(409)
    expect(await refusal(change(id, '/services', '/contact'))).toHaveProperty('from')
    expect(await refusal(change(id, '/a', '/nothing-here'))).toHaveProperty('to')
    expect(await refusal(change(id, '/a', '/a'))).toHaveProperty('to')
    // Its own old start leads nowhere once it has moved.
    expect(await refusal(change(id, '/c', '/a'))).toHaveProperty('to')
    expect((await change('unknown', '/c', '/contact')).status).toBe(404)
    expect(await all()).toEqual(before)
    // A target that leads on is taken to its end.
    expect(await (await change(id, '/a', '/b')).json()).toMatchObject({ toPath: '/gallery' })
  })
})

describe('the nearest address', () => {
  test.each([
    ['/kitchen-remodel.html', '/rockland/kitchen-remodeling/'],
    ['/Kitchen_Remodeling/Nyack.html', '/rockland/nyack/kitchen-remodeling/'],
    ['/about/contact-us.php', '/contact'],
    ['/testimonials-and-reviews', '/reviews'],
    ['/photo-gallery/', '/gallery'],
    ['/bathroom-remodeling-suffern', '/rockland/suffern/bathroom-remodeling/'],
    ['/financing-options', '/financing'],
    ['/wp-content/x', null],
    ['/xyzzy', null],
    ['/index.html', null],
    ['/', null],
  ])('of %s is %s', async (askedPath, nearest) => {
    await page('financing')
    expect(nearestAddress(askedPath, await listAddresses())).toBe(nearest)
  })

  test('is looked up by twelve words at most', async () => {
    const addresses = await listAddresses()
    const after = (count: number) =>
      `/${Array.from({ length: count }, (_, index) => `word${index}`).join('-')}-kitchen-remodeling-suffern`
    expect(nearestAddress(after(9), addresses)).toBe('/rockland/suffern/kitchen-remodeling/')
    expect(nearestAddress(after(12), addresses)).toBeNull()
  })
})

test('every page of app/(site) that needs no slug is known, and the towns’', () => {
  const site = path.resolve(__dirname, '../../../app/(site)')
  const siteFiles = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx' && !file.includes('['))
    .map(
      (file) =>
        `/${path
          .dirname(file)
          .replace(/\([^)]*\)\/?/g, '')
          .replace(/^\.$/, '')}`,
    )
  expect(siteFiles.length).toBeGreaterThan(8 + townPages.length - 1)
  for (const address of siteFiles) expect(builtAddresses).toContain(address)
  expect(existsSync(site)).toBe(true)
})

test('a redirect of the site’s own is found by the page’s route as before', async () => {
  await write((db) => db.$transaction((tx) => moveRedirect(tx, '/was', '/contact')))
  expect(await getRedirect('/was')).toBe('/contact')
  expect((await listRedirects({ pageSize: 5 })).redirects).toMatchObject([{ isManual: false }])
})

test('of a page’s links those are dead that lead to no page of this site and nowhere on', async () => {
  await page('spring-offer')
  await page('still-a-draft', false)
  await addRedirect('/old-offer', '/spring-offer')
  const alive = [
    '/spring-offer?from=mail#top',
    '/old-offer',
    '/rockland/kitchen-remodeling',
    '/media/some-picture.webp',
    'https://www.example.com/gone',
    'http://localhost:3000/contact',
    'mailto:office@example.com',
  ]
  const dead = ['/still-a-draft', '/nothing-here', 'http://localhost:3000/nothing-here', '/%E0%A4%A']
  const answer = await checkLinks(apiRequest('POST', '/api/pages/dead-links', { links: [...alive, ...dead] }))
  expect(await answer.json()).toEqual({ dead })
  const many = Array.from({ length: 201 }, () => '/contact')
  expect((await checkLinks(apiRequest('POST', '/api/pages/dead-links', { links: many }))).status).toBe(400)
})
