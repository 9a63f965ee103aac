import { revalidatePath } from 'next/cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { DELETE, GET, PUT } from '@/app/api/pages/[id]/route'
import { GET as getPages, POST } from '@/app/api/pages/route'
import { blockRegistry, getDefinition } from '@/components/blocks/registry'
import { BuiltInPage } from '@/components/site/screens/built-in-page/built-in-page'
import { builtInPages } from '@/lib/content/built-in-pages'
import { write } from '@/lib/data/client'
import { type Page } from '@/lib/content-types'
import { importPage, listSlugs } from '@/lib/data/imports'
import { getBuiltIn, listPages, listPublishedPages, seedBuiltInPages } from '@/lib/data/pages'
import { findPlaceholder } from '@/lib/page-document/template-words'
import { proseOf } from '@/lib/page-document/texts'
import { parseComponents } from '@/lib/page-document/parse'
import { pageStore } from '@/lib/records/page/store'
import { copyPage } from '@/lib/pages/custom-pages'
import { keepDraft } from '@/lib/pages/page-drafts'
import { builtInMetadata, getUntouchedListing } from '@/lib/seo/built-in-metadata'
import { blockData } from '../block-data'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

const home = 'built-in-home'
const context = withParams({ id: home })
const put = (body: unknown) => PUT(apiRequest('PUT', `/api/pages/${home}`, body), context)
const shownPage = async () =>
  renderToStaticMarkup(
    createElement(BuiltInPage, { page: await getBuiltIn(''), data: blockData, title: 'Home' }),
  )

let dana = ''
beforeEach(async () => {
  dana = (await signInStaff('Dana')).id
  await seedBuiltInPages({ isNew: true })
  jest.mocked(revalidatePath).mockClear()
})

test('each comes with blocks that its kind may have, and that are valid', () => {
  for (const { kind, blocks } of builtInPages) {
    expect(parseComponents(blocks, blockRegistry).blocks).toHaveLength(blocks.length)
    for (const { type } of blocks) expect(getDefinition(type)?.pages ?? [kind]).toContain(kind)
  }
})

test('a page that nobody has changed is shown as it came, whether it is stored or not', async () => {
  const stored = await shownPage()
  expect(stored).toContain('Serving All Rockland County')
  const built = { components: [...builtInPages[0]!.blocks], metaTitle: '', metaDescription: '' }
  expect(renderToStaticMarkup(createElement(BuiltInPage, { page: built, data: blockData, title: '' }))).toBe(
    stored,
  )
  expect(await (await GET(apiRequest('GET', `/api/pages/${home}`), context)).json()).toMatchObject({
    slug: '',
  })
  await seedBuiltInPages()
  expect((await pageStore.require(home)).version).toBe(1)
})

test('its owner rewrites, hides and moves sections, and adds blocks', async () => {
  const [hero, prices, ...others] = builtInPages[0]!.blocks
  const components = [
    { ...prices!, config: { title: 'Our prices' } },
    { ...hero!, config: { title: 'Baths by Dana', hidden: false } },
    { id: 'mine', type: 'text', config: { content: '<p>Closed on Monday.</p>' } },
    ...others.map((block) => ({ ...block, config: { ...block.config, hidden: block.id === 'towns' } })),
  ]
  expect((await put({ components, version: 1 })).status).toBe(200)
  const html = await shownPage()
  expect(html).toMatch(/Our prices.*<h1[^>]*>Baths by Dana<\/h1>.*Closed on Monday/s)
  expect(html).not.toContain('Serving All Rockland County')
  expect(jest.mocked(revalidatePath).mock.calls.map(([path]) => path)).toContain('/')
})

test('the gallery of a site without projects begins with the visitor’s own', async () => {
  const page = await getBuiltIn('gallery')
  const show = (projects: typeof blockData.projects) =>
    renderToStaticMarkup(
      createElement(BuiltInPage, { page, data: { ...blockData, projects }, title: 'Portfolio' }),
    )
  expect(show([])).toMatch(/<h1[^>]*>Portfolio<.*No project is published here yet.*See it in your finishes/s)
  expect(show([])).not.toContain('Seen something close to yours?')
  expect(show(blockData.projects)).toMatch(/<h1[^>]*>Portfolio<.*Seen something close to yours\?/s)
})

test('saved as it came, it follows the next version of the site, and a draft of its search texts shows its blocks', async () => {
  const { components, version } = (await (
    await GET(apiRequest('GET', `/api/pages/${home}`), context)
  ).json()) as Page
  const saved = (await (await put({ components, version, metaTitle: 'Mine' })).json()) as Page
  const row = await write((db) => db.page.findUnique({ where: { id: home }, select: { components: true } }))
  expect(JSON.parse(row!.components)).toMatchObject({ blocks: [] })
  const draft = await keepDraft(home, { metaTitle: 'Later', version: saved.version }, blockRegistry)
  expect(draft.draft).toBeDefined()
  expect(draft.components).toHaveLength(components.length)
})

test('its search texts replace the computed ones, which its settings show', async () => {
  const computed = await getUntouchedListing('')
  expect(computed).toMatchObject({ title: expect.stringMatching(/^Kitchen & Bath Remodeling/) as string })
  expect(await builtInMetadata('', {})).toMatchObject(computed!)
  await put({ metaTitle: 'Mine', version: 1 })
  expect(await builtInMetadata('', {})).toMatchObject({ ...computed, title: 'Mine' })
})

test('it keeps its title, address and visibility, and can’t be deleted', async () => {
  const answer = await put({
    title: 'Start',
    slug: 'start',
    isPublished: false,
    metaTitle: 'Mine',
    version: 1,
  })
  expect((await answer.json()) as Page).toMatchObject({ title: 'Home', slug: '', isPublished: true })
  const refusal = await DELETE(apiRequest('DELETE', `/api/pages/${home}`), context)
  expect(refusal.status).toBe(400)
  expect(await refusal.json()).toMatchObject({ detail: expect.stringContaining('stays') as string })
})

test('a section is saved only on a page that it belongs to', async () => {
  const [gallery] = builtInPages.find(({ kind }) => kind === 'gallery')!.blocks
  const text = { id: 'mine', type: 'text', config: {} }
  const refusal = await put({ components: [text, gallery], version: 1 })
  expect(refusal.status).toBe(400)
  expect(await refusal.json()).toMatchObject({
    errors: { 'components.1.type': 'Section 2 belongs to another page. Delete it here.' },
  })
  const fields = { title: 'Mine', slug: 'mine', isPublished: false }
  const post = (components: unknown[]) =>
    POST(apiRequest('POST', '/api/pages', { ...fields, components }), withParams({}))
  expect((await post([gallery])).status).toBe(400)
  expect((await post([text])).status).toBe(201)
})

test('a copy of it leaves out the sections that are only its own', async () => {
  const { components } = await copyPage(home, blockRegistry)
  const types = components.map(({ type }) => type)
  expect(types).toContain('price-ledger')
  expect(types).not.toContain('home-hero')
})

test('lists of the pages that staff made leave it out', async () => {
  expect((await listPages()).map(({ slug }) => slug)).toEqual(['about'])
  expect(await listPublishedPages()).toEqual([])
  expect(await (await getPages(apiRequest('GET', '/api/pages'))).json()).toMatchObject([{ slug: 'about' }])
  expect(await pageStore.count()).toMatchObject({ total: 1, published: 0 })
})

test('a new site has an About page to be filled in, once', async () => {
  const { id, components, isPublished } = (await listPages())[0]!
  expect(isPublished).toBe(false)
  const { blocks } = parseComponents(components, blockRegistry)
  expect(blocks.map(({ type }) => type)).toEqual(['hero', 'text-picture', 'team', 'credentials', 'cta'])
  expect(blocks.flatMap((block) => proseOf(block, blockRegistry)).filter(findPlaceholder)).toHaveLength(6)
  await write((db) => db.page.delete({ where: { id }, select: { id: true } }))
  await seedBuiltInPages({ isNew: true })
  expect(await listPages()).toEqual([])
})

test('an imported About page takes the place of the one that nobody has filled in', async () => {
  const entry = {
    key: 'wp-about',
    movedFrom: null,
    fields: {
      ...{ title: 'About Smith', slug: 'about', metaTitle: '', metaDescription: '' },
      ...{ isPublished: true, publishAt: null, created: new Date(), modified: new Date() },
    },
    components: [],
  }
  expect((await listSlugs()).page).not.toContain('about')
  expect(await importPage(entry, dana)).not.toBeNull()
  expect((await listPages()).map(({ title }) => title)).toEqual(['About Smith'])
  expect((await listSlugs()).page).toContain('about')
})
