import { revalidatePath } from 'next/cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { DELETE, GET as getOne, PUT } from '@/app/api/pages/[id]/route'
import { listAudit } from '@/lib/records/audit-log'
import { POST as duplicate } from '@/app/api/pages/[id]/duplicate/route'
import { POST as restore } from '@/app/api/pages/[id]/restore/route'
import { GET as getRevision } from '@/app/api/pages/[id]/revisions/[revision]/route'
import { GET as getRevisions } from '@/app/api/pages/[id]/revisions/route'
import { GET as getPages, POST } from '@/app/api/pages/route'
import { blockRegistry, blockTypes, defaultConfig } from '@/components/blocks/registry'
import { CustomPage } from '@/components/site/screens/custom-page/custom-page'
import { type Page } from '@/lib/content-types'
import { write } from '@/lib/data/client'
import { getPublishedPage } from '@/lib/data/pages'
import { getRedirect } from '@/lib/data/redirects'
import { maxBlocks, parseComponents } from '@/lib/page-document/parse'
import { blockData } from '../block-data'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts, nothingRuns } from '../hostile-input'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

const database = temporaryDatabase()

beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  await signInStaff('Dana')
})

const context = (id: string, revision?: string) => withParams({ id, revision })
const post = (body: unknown) => POST(apiRequest('POST', '/api/pages', body))
const put = (id: string, body: unknown) => PUT(apiRequest('PUT', `/api/pages/${id}`, body), context(id))
const add = async (fields: object) => {
  const answer = await post({ title: 'Financing', slug: 'financing', ...fields })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Page
}
const problem = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  return (await answer.json()) as {
    status: number
    detail: string
    errors?: Record<string, string>
    page?: Page
    hasRevision?: boolean
  }
}
const list = async () => (await (await getPages(apiRequest('GET', '/api/pages'))).json()) as Page[]
const regenerated = () => jest.mocked(revalidatePath).mock.calls.map(([path]) => path)
const hero = { id: 'hero-1', type: 'hero', config: { title: 'Hello' } }

describe('who may', () => {
  test('visitors see the published pages, staff all of them', async () => {
    await add({ slug: 'draft' })
    await add({ slug: 'open', isPublished: true })
    expect((await list()).map(({ slug }) => slug).sort()).toEqual(['draft', 'open'])
    signOutStaff()
    expect((await list()).map(({ slug }) => slug)).toEqual(['open'])
  })

  test('fields that no screen shows are for staff only', async () => {
    await add({ content: 'A note of ours', isPublished: true })
    expect((await list())[0]).toMatchObject({ content: 'A note of ours', version: 1 })
    signOutStaff()
    const [page] = await list()
    for (const field of ['content', 'version', 'publishAt', 'unpublishAt', 'createdAt'])
      expect(page).not.toHaveProperty(field)
    expect(page).toMatchObject({ components: [], isPublished: true })
  })

  test('only staff change anything or see a single page', async () => {
    const { id } = await add({})
    signOutStaff()
    const requests = [
      post({ title: 'A', slug: 'a' }),
      put(id, { title: 'B' }),
      DELETE(apiRequest('DELETE', `/api/pages/${id}`), context(id)),
      getOne(apiRequest('GET', `/api/pages/${id}`), context(id)),
      restore(apiRequest('POST', `/api/pages/${id}/restore`), context(id)),
      duplicate(apiRequest('POST', `/api/pages/${id}/duplicate`), context(id)),
      getRevisions(apiRequest('GET', `/api/pages/${id}/revisions`), context(id)),
      getRevision(apiRequest('GET', `/api/pages/${id}/revisions/x`), context(id, 'x')),
    ]
    for (const answer of await Promise.all(requests)) expect(answer.status).toBe(401)
  })

  test('another site is refused', async () => {
    const answer = await POST(
      apiRequest('POST', '/api/pages', { title: 'A', slug: 'a' }, { origin: 'https://evil.example' }),
    )
    expect(answer.status).toBe(403)
  })
})

describe('POST', () => {
  test('the create screen makes a draft or a published page', async () => {
    const sent = {
      title: 'Kitchen Remodel Financing',
      slug: 'kitchen-remodel-financing',
      content: '',
      metaTitle: '',
      metaDescription: '',
      isPublished: false,
      components: '[]',
    }
    const page = await add(sent)
    expect(page).toMatchObject({ ...sent, components: [], version: 1 })
    expect(await add({ slug: 'open', isPublished: true })).toMatchObject({ isPublished: true })
  })

  test('a slug may be long', async () => {
    const slug = 'kitchen-'.repeat(124).slice(0, -1)
    expect(await add({ slug, isPublished: true })).toMatchObject({ slug })
    expect(regenerated()).toContain(`/${slug}`)
    expect(await getPublishedPage(slug)).toMatchObject({ slug })
  })

  test.each([
    [{ slug: 'a' }, { title: 'Enter a title' }],
    [{ title: '  ', slug: 'a' }, { title: 'Enter a title' }],
    [{ title: 'A' }, { slug: 'Enter a slug' }],
    [{ title: 'A', slug: '' }, { slug: 'Enter a slug' }],
    [{ title: 'A', slug: 'Über uns' }, { slug: expect.stringContaining('small letters') as string }],
    [{ title: 'A', slug: 'a--b' }, { slug: expect.stringContaining('small letters') as string }],
    [{ title: 'A', slug: '-a' }, { slug: expect.stringContaining('small letters') as string }],
    [{ title: 'A', slug: '../etc' }, { slug: expect.stringContaining('small letters') as string }],
    [{ title: 'A', slug: 'a'.repeat(1001) }, { slug: 'Shorten this to 1000 characters' }],
    [{ title: 'A', slug: 'a', isPublished: 'yes' }, { isPublished: 'Choose yes or no' }],
    [{ title: 'A', slug: 'a', components: { hero: 1 } }, { components: expect.any(String) as string }],
  ])('%j is refused at its field', async (body, errors) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect((await problem(answer)).errors).toEqual(errors)
  })

  test.each(['nyack', 'piermont', 'blog', 'admin', 'api', 'rockland', 'sitemap', 'home-renovation'])(
    'the address /%s is refused with the reason',
    async (slug) => {
      const answer = await post({ title: 'A', slug })
      expect(answer.status).toBe(409)
      expect(await problem(answer)).toMatchObject({
        detail: expect.stringContaining('comes with the site') as string,
        errors: { slug: expect.stringContaining('comes with the site') as string },
      })
    },
  )

  test('a taken slug is refused with the reason', async () => {
    await add({})
    const answer = await post({ title: 'Other', slug: 'financing' })
    expect(answer.status).toBe(409)
    expect((await problem(answer)).errors).toEqual({ slug: 'Another page has this address.' })
  })
})

describe('PUT', () => {
  test('takes components as JSON or as a list, and leaves the rest', async () => {
    const { id } = await add({ metaTitle: 'SEO' })
    const answer = await put(id, { components: JSON.stringify([hero]) })
    expect(answer.status).toBe(200)
    const page = (await answer.json()) as Page
    expect(page).toMatchObject({ title: 'Financing', metaTitle: 'SEO', isPublished: false, version: 2 })
    expect(page.components).toMatchObject([hero])
    const again = (await (await put(id, { components: [hero, { ...hero, id: 'hero-2' }] })).json()) as Page
    expect(again.components).toHaveLength(2)
    expect(((await (await put(id, { title: 'New' })).json()) as Page).components).toHaveLength(2)
  })

  test('an older version is refused, its own is taken', async () => {
    const { id } = await add({})
    expect((await put(id, { version: 1, title: 'First' })).status).toBe(200)
    const late = await put(id, { version: 1, title: 'Second' })
    expect(late.status).toBe(409)
    expect((await problem(late)).detail).toContain('Someone else')
    expect((await put(id, { version: 2, title: 'Third' })).status).toBe(200)
  })

  test('a save that comes too late is told what is there now, who saved it, and whether that is kept', async () => {
    const { id } = await add({ components: [hero] })
    await put(id, { version: 1, title: 'Draft' })
    expect(await problem(await put(id, { version: 1, title: 'Late' }))).toMatchObject({
      page: { id, title: 'Draft', version: 2, components: [{ id: 'hero-1', config: { title: 'Hello' } }] },
      savedBy: 'Dana',
      hasRevision: true,
    })
    await put(id, { version: 2, isPublished: true })
    const { page, hasRevision } = await problem(await put(id, { version: 2, title: 'Late' }))
    expect([page?.version, hasRevision]).toEqual([3, true])
    expect((await put('none', { version: 1, title: 'Late' })).status).toBe(404)
  })

  test('a component has an id, a type and a config, also where its page was stored by older code', async () => {
    const { id } = await add({ components: [hero] })
    const shape = async () => {
      const [page] = await list()
      return page?.components.map((block) => Object.keys(block))
    }
    expect(await shape()).toEqual([['id', 'type', 'config']])
    await write((db) => db.page.update({ where: { id }, data: { components: JSON.stringify([hero]) } }))
    expect(await shape()).toEqual([['id', 'type', 'config']])
  })

  test('names the block and the field it refuses', async () => {
    const { id } = await add({ components: [hero] })
    const answer = await put(id, {
      components: [hero, { id: 'cta-1', type: 'cta', config: { buttonLink: 'javascript:1' } }],
    })
    expect(answer.status).toBe(400)
    expect(Object.keys((await problem(answer)).errors ?? {})).toEqual(['components.1.buttonLink'])
    expect(
      ((await (await getOne(apiRequest('GET', `/api/pages/${id}`), context(id))).json()) as Page).version,
    ).toBe(1)
  })

  test('5,000 blocks and 10 MB are refused clearly', async () => {
    const { id } = await add({})
    const many = Array.from({ length: 5000 }, (_, index) => ({ id: `a-${index}`, type: 'text', config: {} }))
    const tooMany = await put(id, { components: many })
    expect(tooMany.status).toBe(400)
    expect((await problem(tooMany)).errors?.components).toContain('at most 500 components; this one has 5000')
    const tooLarge = await put(id, { components: 'x'.repeat(10 * 1024 * 1024) })
    expect(tooLarge.status).toBe(413)
    await problem(tooLarge)
  })

  test('renaming a published page leaves a redirect, renaming a draft none', async () => {
    const { id } = await add({ isPublished: true })
    await put(id, { slug: 'pay-monthly' })
    expect(await getRedirect('/financing')).toBe('/pay-monthly')
    await put(id, { slug: 'monthly' })
    expect(await getRedirect('/financing')).toBe('/monthly')
    const draft = await add({ slug: 'draft' })
    await put(draft.id, { slug: 'sketch' })
    expect(await getRedirect('/draft')).toBeNull()
  })

  test('a rename whose redirect can’t be stored changes nothing and can be tried again', async () => {
    const { id } = await add({ isPublished: true })
    await database.run('ALTER TABLE "Redirect" RENAME TO "Away"')
    jest.mocked(revalidatePath).mockClear()
    const answer = await put(id, { slug: 'pay-monthly' })
    expect(answer.status).toBe(500)
    expect((await problem(answer)).detail).not.toMatch(/Redirect|SQL/)
    expect(await getPublishedPage('financing')).toMatchObject({ id, version: 1 })
    expect(await getPublishedPage('pay-monthly')).toBeNull()
    expect(regenerated()).toEqual([])
    await database.run('ALTER TABLE "Away" RENAME TO "Redirect"')
    expect((await put(id, { slug: 'pay-monthly', version: 1 })).status).toBe(200)
    expect(await getRedirect('/financing')).toBe('/pay-monthly')
  })

  test('an unknown page is not found', async () => {
    expect((await put('nobody', { title: 'A' })).status).toBe(404)
  })
})

describe('the pages that are shown', () => {
  test('only the routes concerned are rendered again', async () => {
    const sitemaps = ['/sitemap', '/sitemap.xml', '/sitemaps']
    const { id } = await add({})
    await put(id, { title: 'Still a draft' })
    expect(regenerated()).toEqual([])
    await put(id, { isPublished: true })
    expect(regenerated()).toEqual(['/financing', ...sitemaps])
    jest.mocked(revalidatePath).mockClear()
    await put(id, { slug: 'monthly' })
    expect(regenerated()).toEqual(['/financing', '/monthly', ...sitemaps])
    jest.mocked(revalidatePath).mockClear()
    await DELETE(apiRequest('DELETE', `/api/pages/${id}`), context(id))
    expect(regenerated()).toEqual(['/monthly', ...sitemaps])
  })

  test.each(blockTypes)('nothing hostile reaches the page through %s', async (type) => {
    const configs = hostileTexts.flatMap((text) => {
      const row = { src: text, alt: text, name: text, role: text, bio: text, image: text }
      const values = [text, [text], [{ ...row, question: text, answer: text }]]
      // Each field alone, so that one that is refused doesn't keep the others out.
      return Object.keys(defaultConfig(type)).flatMap((field) => values.map((value) => ({ [field]: value })))
    })
    const accepted = configs.map((config, index) => ({ id: `a-${index}`, type, config })).filter(isAccepted)
    const [title] = hostileTexts
    const page = await add({ title, metaTitle: title, metaDescription: title, isPublished: true })
    for (let from = 0; from < accepted.length; from += maxBlocks) {
      // Not saved with the page, since some sections belong to a page of the site.
      const components = [...parseComponents(accepted.slice(from, from + maxBlocks), blockRegistry).blocks]
      const html = renderToStaticMarkup(
        createElement(CustomPage, { page: { ...page, components }, data: blockData }),
      )
      // The page's own: its structured data, which tests of its own hold.
      const typed = html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '')
      expect(nothingRuns(typed)).toBe('')
    }
  })
})

function isAccepted(block: unknown): boolean {
  try {
    return parseComponents([block], blockRegistry).blocks.length === 1
  } catch {
    return false
  }
}

describe('the rest', () => {
  test('staff see who saved a page, visitors don’t', async () => {
    const { id } = await add({ isPublished: true })
    const pageAnswer = await getOne(apiRequest('GET', `/api/pages/${id}`), context(id))
    expect(await pageAnswer.json()).toMatchObject({ id, savedBy: 'Dana' })
    signOutStaff()
    const [page] = await list()
    expect(page).not.toHaveProperty('savedBy')
  })

  test('a deleted page is gone and can be brought back', async () => {
    const { id } = await add({ isPublished: true })
    const goneAnswer = await DELETE(apiRequest('DELETE', `/api/pages/${id}`), context(id))
    expect([goneAnswer.status, await goneAnswer.text()]).toEqual([204, ''])
    expect(await getPublishedPage('financing')).toBeNull()
    expect((await DELETE(apiRequest('DELETE', `/api/pages/${id}`), context(id))).status).toBe(404)
    expect(await listAudit()).toMatchObject([{ action: 'page-deleted', target: id }])
    const back = await restore(apiRequest('POST', `/api/pages/${id}/restore`, {}), context(id))
    expect(back.status).toBe(200)
    expect(await getPublishedPage('financing')).toMatchObject({ id })
  })

  test('a copy is a draft with a free slug', async () => {
    const { id } = await add({ isPublished: true, components: [hero], metaTitle: 'SEO' })
    const copy = async () =>
      (await (await duplicate(apiRequest('POST', `/api/pages/${id}/duplicate`), context(id))).json()) as Page
    expect(await copy()).toMatchObject({
      title: 'Copy of Financing',
      slug: 'financing-copy',
      isPublished: false,
      metaTitle: 'SEO',
      components: [{ type: 'hero' }],
    })
    expect(await copy()).toMatchObject({ slug: 'financing-copy-2' })
  })

  test('each save is kept, and can be read again', async () => {
    const { id } = await add({ components: [hero] })
    await put(id, { title: 'Unseen draft' })
    await put(id, { title: 'Before the sale', revisionName: 'Before the sale' })
    await put(id, { title: 'Live', isPublished: true })
    const answer = await getRevisions(apiRequest('GET', `/api/pages/${id}/revisions`), context(id))
    const revisions = (await answer.json()) as { id: string; name: string; staffName: string }[]
    expect(revisions).toMatchObject([
      { title: 'Live', name: '', staffName: 'Dana', blocks: 1 },
      { title: 'Before the sale', name: 'Before the sale', staffName: 'Dana', blocks: 1 },
      { title: 'Unseen draft', changes: 'Title changed' },
      { version: 1, changes: '' },
    ])
    const pageAnswer = await getRevision(apiRequest('GET', '/'), context(id, revisions[1]?.id))
    expect(await pageAnswer.json()).toMatchObject({
      title: 'Before the sale',
      components: [{ type: 'hero' }],
    })
    expect((await getRevision(apiRequest('GET', '/'), context(id, 'none'))).status).toBe(404)
  })
})
