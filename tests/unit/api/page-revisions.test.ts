import { revalidatePath } from 'next/cache'
import { DELETE, GET as getPage, PUT } from '@/app/api/pages/[id]/route'
import { GET as getRevision } from '@/app/api/pages/[id]/revisions/[revision]/route'
import { GET as getRevisions, POST } from '@/app/api/pages/[id]/revisions/route'
import { POST as addPage } from '@/app/api/pages/route'
import { type Page, type PageRevision } from '@/lib/content-types'
import { maxDocumentLength, maxBlocks } from '@/lib/page-document/parse'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts, nothingRuns } from '../hostile-input'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

const request = (method: string, body?: unknown, headers?: Record<string, string>) =>
  apiRequest(method, '/api/pages', body, headers)
const context = (id: string, revision?: string) => withParams({ id, revision })
const keep = (id: string, body: unknown) => POST(request('POST', body), context(id))
const list = async (id: string) =>
  (await (await getRevisions(request('GET'), context(id))).json()) as (PageRevision & { blocks: number })[]
const stored = async (id: string) => (await (await getPage(request('GET'), context(id))).json()) as Page
const errorsOf = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  return ((await answer.json()) as { errors?: Record<string, string> }).errors
}

const hero = { id: 'hero-1', type: 'hero', config: { title: 'Mine' } }
const state = {
  name: 'Set aside for Terry’s version',
  title: 'Financing',
  slug: 'financing',
  metaTitle: 'SEO',
  metaDescription: '',
  isPublished: false,
  components: [hero],
}
let page: Page

beforeEach(async () => {
  await signInStaff()
  const sent = { title: 'Financing', slug: 'financing', isPublished: true }
  page = (await (await addPage(request('POST', sent))).json()) as Page
  jest.mocked(revalidatePath).mockClear()
})

test('a state is kept under a name, with who kept it, and the page stays as it is', async () => {
  const before = await stored(page.id)
  const answer = await keep(page.id, { ...state, slug: 'another', content: 'Words', title: '  Financing ' })
  expect(answer.status).toBe(201)
  const keptRevision = (await answer.json()) as PageRevision
  const said = { ...state, slug: 'another', content: 'Words', staffName: 'Owner', version: 0 }
  expect(keptRevision).toMatchObject({ ...said, components: [{ type: 'hero' }] })
  expect(keptRevision.components[0]?.config).toMatchObject({ title: 'Mine', buttonText: 'Get Started' })
  expect(await stored(page.id)).toEqual(before)
  expect(revalidatePath).not.toHaveBeenCalled()
  // The newest first, whatever its version; it doesn't pass for the page's own save.
  expect(await list(page.id)).toMatchObject([
    { name: state.name, version: 0, blocks: 1 },
    { name: '', version: 1 },
  ])
  const revisionAnswer = await getRevision(request('GET'), context(page.id, keptRevision.id))
  expect(await revisionAnswer.json()).toEqual(keptRevision)
})

test('only staff keep anything, and only from this site', async () => {
  expect(
    (await POST(request('POST', state, { origin: 'https://evil.example' }), context(page.id))).status,
  ).toBe(403)
  signOutStaff()
  expect((await keep(page.id, state)).status).toBe(401)
})

test('an unknown page, a deleted one and another page’s revision are not found', async () => {
  expect((await keep('nobody', state)).status).toBe(404)
  const keptRevision = (await (await keep(page.id, state)).json()) as PageRevision
  const sent = { title: 'Other', slug: 'other' }
  const otherPage = (await (await addPage(request('POST', sent))).json()) as Page
  expect((await getRevision(request('GET'), context(otherPage.id, keptRevision.id))).status).toBe(404)
  await DELETE(request('DELETE'), context(page.id))
  expect((await keep(page.id, state)).status).toBe(404)
  expect((await getRevision(request('GET'), context(page.id, keptRevision.id))).status).toBe(404)
})

test.each([
  [{ name: undefined }, { name: 'Enter a name' }],
  [{ name: '  ' }, { name: 'Enter a name' }],
  [{ name: 'n'.repeat(101) }, { name: 'Shorten this to 100 characters' }],
  [{ title: '' }, { title: 'Enter a title' }],
  [{ slug: 'Über uns' }, { slug: expect.stringContaining('small letters') as string }],
  [{ isPublished: undefined }, { isPublished: 'Choose yes or no' }],
  [{ metaTitle: 5 }, { metaTitle: 'Write a text here' }],
  [{ components: undefined }, { components: expect.any(String) as string }],
  [{ components: '{broken' }, { components: 'The components are not valid JSON.' }],
  [{ components: [hero, hero] }, { 'components.1.id': 'Another component has this id.' }],
  [
    { components: [{ id: 'cta-1', type: 'cta', config: { buttonLink: 'javascript:alert(1)' } }] },
    { 'components.0.buttonLink': expect.any(String) as string },
  ],
])('%j is refused at its field, and nothing is kept', async (part, errors) => {
  const answer = await keep(page.id, { ...state, ...part })
  expect(answer.status).toBe(400)
  expect(await errorsOf(answer)).toEqual(errors)
  expect(await list(page.id)).toHaveLength(1)
})

test('too many blocks and too many bytes are refused', async () => {
  const many = Array.from({ length: maxBlocks + 1 }, (_, index) => ({ ...hero, id: `hero-${index}` }))
  const tooMany = await keep(page.id, { ...state, components: many })
  expect(tooMany.status).toBe(400)
  expect((await errorsOf(tooMany))?.components).toContain(`at most ${maxBlocks} components`)
  const content = 'x'.repeat(maxDocumentLength)
  const tooLarge = await keep(page.id, {
    ...state,
    components: [{ id: 'a', type: 'anything', config: { content } }],
  })
  expect(tooLarge.status).toBe(413)
  expect(await list(page.id)).toHaveLength(1)
})

test('nothing hostile is kept in rich text', async () => {
  const components = hostileTexts.map((content, index) => ({
    id: `text-${index}`,
    type: 'text',
    config: { content },
  }))
  const answer = await keep(page.id, { ...state, components })
  expect(answer.status).toBe(201)
  const keptRevision = (await answer.json()) as PageRevision
  for (const { config } of keptRevision.components) expect(nothingRuns(String(config.content))).toBe('')
  // And what is brought back goes through the same door again.
  const back = await PUT(request('PUT', { components: keptRevision.components }), context(page.id))
  expect(((await back.json()) as Page).components).toEqual(keptRevision.components)
})
