import { revalidatePath } from 'next/cache'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { GET as getPublic } from '@/app/api/blog-posts/route'
import { POST as bringBack } from '@/app/api/blog/[id]/restore/route'
import { GET as getRevision } from '@/app/api/blog/[id]/revisions/[revision]/route'
import { GET as getRevisions, POST as keep } from '@/app/api/blog/[id]/revisions/route'
import { DELETE, GET as getOne, PUT } from '@/app/api/blog/[id]/route'
import { GET as getAll, POST } from '@/app/api/blog/route'
import { POST as due } from '@/app/api/pages/due/route'
import { DELETE as purgeKind } from '@/app/api/trash/[kind]/[id]/route'
import { PostBody } from '@/components/site/screens/blog/post-body'
import { ownCallHeaders } from '@/lib/auth/own-call'
import { type PostRevision, type StaffPost } from '@/lib/content-types'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { listMediaUses } from '@/lib/data/media'
import { listPostRows } from '@/lib/data/post-list'
import { getPublishedPost, listPublishedPosts } from '@/lib/data/posts'
import { postStore } from '@/lib/records/post/store'
import { getRedirect } from '@/lib/data/redirects'
import { listTrash, pruneTrash } from '@/lib/records/trash'
import { cleanPostText } from '@/lib/page-document/post-html'
import { foldedWords } from '@/lib/text/fold'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts, nothingRuns } from '../hostile-input'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

let staffId = ''
beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  staffId = (await signInStaff('Dana')).id
})
const becomeEditor = () =>
  write((db) => db.staff.update({ where: { id: staffId }, data: { role: 'editor' } }))

const context = (id: string, revision?: string) => withParams({ id, revision })
const post = (body: unknown) => POST(apiRequest('POST', '/api/blog', body))
const put = (id: string, body: unknown) => PUT(apiRequest('PUT', `/api/blog/${id}`, body), context(id))
const remove = (id: string) => DELETE(apiRequest('DELETE', `/api/blog/${id}`), context(id))
const purge = (id: string) => purgeKind(apiRequest('DELETE', '/'), withParams({ kind: 'post', id }))
const add = async (fields: object = {}) => {
  const answer = await post({ title: 'Drawers or doors', slug: 'drawers', ...fields })
  expect(answer.status).toBe(201)
  return (await answer.json()) as StaffPost
}
const changed = async (id: string, fields: object) => {
  const answer = await put(id, fields)
  expect(answer.status).toBe(200)
  return (await answer.json()) as StaffPost
}
type Problem = {
  errors?: Record<string, string>
  suggestions?: string[]
  post?: StaffPost
  savedBy?: string
  hasRevision?: boolean
}
const problem = async (answer: Response) => (await answer.json()) as Problem
const regenerated = () => jest.mocked(revalidatePath).mock.calls.map(([path]) => path)
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const pass = (id: string, moments: object) => write((db) => db.post.update({ where: { id }, data: moments }))
const shownFields = {
  shown: 'all',
  parts: [],
  category: '',
  town: '',
  oldestFirst: false,
  page: 1,
  pageSize: 50,
} as const

describe('who may', () => {
  test('nobody without signing in, and not from another site', async () => {
    const { id } = await add()
    signOutStaff()
    const requests = [
      post({ title: 'A', slug: 'a' }),
      getAll(apiRequest('GET', '/api/blog')),
      getOne(apiRequest('GET', '/'), context(id)),
      put(id, { title: 'B' }),
      remove(id),
      bringBack(apiRequest('POST', '/'), context(id)),
      purge(id),
      getRevisions(apiRequest('GET', '/'), context(id)),
      keep(apiRequest('POST', '/', {}), context(id)),
      getRevision(apiRequest('GET', '/'), context(id, 'x')),
    ]
    for (const answer of await Promise.all(requests)) expect(answer.status).toBe(401)
    await write((db) => db.staff.deleteMany({}))
    await signInStaff()
    const foreign = await POST(
      apiRequest('POST', '/api/blog', { title: 'A', slug: 'a' }, { origin: 'https://evil.example' }),
    )
    expect(foreign.status).toBe(403)
  })

  test('an editor writes, deletes and restores; only an owner deletes for good', async () => {
    await becomeEditor()
    const { id } = await add({ isPublished: true })
    expect((await remove(id)).status).toBe(204)
    expect((await purge(id)).status).toBe(403)
    expect((await bringBack(apiRequest('POST', '/'), context(id))).status).toBe(200)
    expect((await remove(id)).status).toBe(204)
    await write((db) => db.staff.update({ where: { id: staffId }, data: { role: 'owner' } }))
    expect((await purge(id)).status).toBe(204)
    expect((await bringBack(apiRequest('POST', '/'), context(id))).status).toBe(404)
    expect((await listAudit()).map(({ action, detail }) => [action, detail])).toEqual([
      ['post-deleted', 'for good: Drawers or doors'],
      ['post-deleted', 'Drawers or doors'],
      ['post-deleted', 'Drawers or doors'],
    ])
  })

  test('visitors are told nothing of drafts, plans and versions', async () => {
    await add({ slug: 'draft' })
    await add({ slug: 'open', isPublished: true, unpublishAt: inHours(5) })
    signOutStaff()
    const [only, ...more] = (await (await getPublic(apiRequest('GET', '/'))).json()) as object[]
    expect(more).toEqual([])
    expect(only).toMatchObject({ slug: 'open', isPublished: true })
    for (const field of ['version', 'publishAt', 'unpublishAt', 'savedById'])
      expect(only).not.toHaveProperty(field)
  })
})

describe('saving', () => {
  test.each([
    [{ slug: 'a' }, 'title'],
    [{ title: 'A' }, 'slug'],
    [{ title: 'A', slug: 'A b' }, 'slug'],
    [{ title: 'A', slug: 'page' }, 'slug'],
    [{ title: 'A', slug: 'a', featuredImage: 'https://evil.example/x.png' }, 'featuredImage'],
    [{ title: 'A', slug: 'a', content: 7 }, 'content'],
    [{ title: 'A', slug: 'a', category: 'x'.repeat(101) }, 'category'],
    [{ title: 'A', slug: 'a', publishAt: 'soon' }, 'publishAt'],
  ])('%j is refused at its field', async (body, field) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(Object.keys((await problem(answer)).errors ?? {})).toEqual([field])
  })

  test('a taken slug is refused with two that are free', async () => {
    await add()
    await add({ slug: 'drawers-2' })
    const answer = await post({ title: 'Other', slug: 'drawers' })
    expect(answer.status).toBe(409)
    const { errors, suggestions = [] } = await problem(answer)
    expect(errors).toEqual({ slug: 'Another post has this address.' })
    expect(suggestions).toEqual(['drawers-3', `drawers-${new Date().getFullYear()}`])
    for (const slug of suggestions) await add({ slug })
    const { id } = await add({ slug: 'doors' })
    expect((await problem(await put(id, { slug: 'drawers' }))).suggestions).toHaveLength(2)
  })

  test('a published post that is renamed is found at its old address too, a draft isn’t', async () => {
    const { id } = await add({ isPublished: true, town: 'Nyack' })
    jest.mocked(revalidatePath).mockClear()
    await changed(id, { slug: 'doors' })
    expect(await getRedirect('/blog/drawers')).toBe('/blog/doors')
    expect(regenerated()).toEqual(
      expect.arrayContaining(['/blog', '/blog/feed.xml', '/nyack', '/sitemap.xml']),
    )
    await changed(id, { slug: 'hinges' })
    expect(await getRedirect('/blog/drawers')).toBe('/blog/hinges')
    const draft = await add({ slug: 'draft' })
    await changed(draft.id, { slug: 'sketch' })
    expect(await getRedirect('/blog/draft')).toBeNull()
  })

  test('a save that comes too late is told what is there now and by whom', async () => {
    const { id } = await add()
    await changed(id, { version: 1, title: 'First' })
    const late = await put(id, { version: 1, title: 'Second' })
    expect(late.status).toBe(409)
    expect(await problem(late)).toMatchObject({
      post: { id, title: 'First', version: 2 },
      savedBy: 'Dana',
      hasRevision: true,
    })
    expect((await put('none', { title: 'A' })).status).toBe(404)
  })

  test('the date is the day it was first published, or the moment it was planned for', async () => {
    const { id, publishedAt } = await add()
    expect(publishedAt).toBeNull()
    const first = (await changed(id, { isPublished: true })).publishedAt
    expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await changed(id, { isPublished: false })
    expect((await changed(id, { isPublished: true })).publishedAt).toBe(first)
    const planned = await add({ slug: 'planned', publishAt: inHours(2) })
    expect(planned.publishedAt).toBeNull()
    const moment = new Date(Date.now() - 3_600_000)
    await pass(planned.id, { publishAt: moment, publishedAt: moment })
    expect(await getPublishedPost('planned')).toMatchObject({ publishedAt: moment.toISOString() })
    expect((await changed(planned.id, { title: 'New' })).publishedAt).toBe(moment.toISOString())
  })

  test('a rewritten sample is one no more, a published one still is', async () => {
    const { id } = await add()
    await pass(id, { isSample: true, content: 'One.\nTwo.' })
    expect((await changed(id, { isPublished: true, content: '<p>One.</p><p>Two.</p>' })).isSample).toBe(true)
    expect((await changed(id, { content: '<p>Three.</p>' })).isSample).toBe(false)
  })
})

describe('a schedule', () => {
  test('shows and hides the post by itself, and its routes are rendered again then', async () => {
    const { id } = await add({ publishAt: inHours(1), town: 'Nyack' })
    expect(await listPublishedPosts()).toEqual([])
    const past = new Date(Date.now() - 3_600_000)
    await pass(id, { publishAt: past })
    expect(await postStore.count()).toEqual({ total: 1, published: 1, own: 1, samples: 0 })
    expect(await getPublishedPost('drawers')).toMatchObject({ id, publishedAt: past.toISOString() })
    jest.mocked(revalidatePath).mockClear()
    const look = (headers: Record<string, string> = {}) =>
      due(apiRequest('POST', '/api/pages/due', { since: new Date(0).toISOString() }, headers))
    expect((await look()).status).toBe(401)
    expect((await look(ownCallHeaders())).status).toBe(204)
    expect(regenerated()).toEqual(expect.arrayContaining(['/blog', '/nyack', '/(site)/blog/[slug]']))
    await pass(id, { unpublishAt: past })
    expect(await getPublishedPost('drawers')).toBeNull()
    expect(await postStore.count()).toEqual({ total: 1, published: 0, own: 1, samples: 0 })
  })

  test('a moment of the past is refused', async () => {
    const answer = await post({ title: 'A', slug: 'a', publishAt: '2001-01-01T00:00:00Z' })
    expect(answer.status).toBe(400)
    expect(Object.keys((await problem(answer)).errors ?? {})).toEqual(['publishAt'])
  })
})

describe('revisions', () => {
  const list = async (id: string) =>
    (await (await getRevisions(apiRequest('GET', '/'), context(id))).json()) as PostRevision[]

  test('each save of a draft is kept, one that changes nothing isn’t, and one can be read again', async () => {
    const { id } = await add({ content: '<p>One.</p>' })
    await changed(id, { content: '<p>Two.</p>' })
    await changed(id, { content: '<p>Two.</p>' })
    await changed(id, { publishAt: inHours(3) })
    const revisions = await list(id)
    expect(revisions.map(({ version }) => version)).toEqual([2, 1])
    expect(revisions[0]).not.toHaveProperty('content')
    const revisionAnswer = await getRevision(apiRequest('GET', '/'), context(id, revisions[1]?.id))
    expect(await revisionAnswer.json()).toMatchObject({ content: '<p>One.</p>', staffName: 'Dana' })
    expect((await getRevision(apiRequest('GET', '/'), context(id, 'none'))).status).toBe(404)
  })

  test('a name goes to the revision that there is where nothing has changed', async () => {
    const { id } = await add({ content: '<p>One.</p>' })
    await changed(id, { content: '<p>One.</p>', revisionName: 'Before the sale' })
    expect(await list(id)).toMatchObject([{ name: 'Before the sale', version: 1 }])
    await changed(id, { content: '<p>One.</p>', revisionName: 'Again' })
    expect((await list(id)).map(({ name }) => name)).toEqual(['Again', 'Before the sale'])
  })

  test('of those older than 30 days the first and the newest of a day stay', async () => {
    const { id } = await add({ content: '<p>One.</p>' })
    for (const text of ['Two', 'Three', 'Four']) await changed(id, { content: `<p>${text}.</p>` })
    const createdAt = new Date(Date.now() - 40 * 24 * 3_600_000)
    await write((db) => db.revision.updateMany({ where: { recordId: id }, data: { createdAt } }))
    await changed(id, { content: '<p>Five.</p>' })
    expect((await list(id)).map(({ version }) => version)).toEqual([5, 4, 1])
  })

  test('a state can be kept without being saved, sanitized like a save', async () => {
    const { id } = await add()
    const state = {
      name: 'Set aside',
      title: 'Mine',
      slug: 'drawers',
      content: '<p>Hi<script>1</script></p>',
      isPublished: false,
    }
    expect((await keep(apiRequest('POST', '/', state), context(id))).status).toBe(201)
    const [mine] = await list(id)
    expect(mine).toMatchObject({ name: 'Set aside', version: 0, title: 'Mine' })
    const revisionAnswer = await getRevision(apiRequest('GET', '/'), context(id, mine?.id))
    expect(await revisionAnswer.json()).toMatchObject({ content: '<p>Hi</p>' })
  })
})

describe('the trash', () => {
  test('a deleted post is gone, frees its address, and comes back at a free one', async () => {
    const { id } = await add({ isPublished: true })
    expect((await remove(id)).status).toBe(204)
    expect(await getPublishedPost('drawers')).toBeNull()
    expect((await remove(id)).status).toBe(404)
    expect((await put(id, { title: 'x' })).status).toBe(404)
    await add({ title: 'Another' })
    const { rows } = await listTrash({ kind: 'post', page: 1, size: 9 })
    expect(rows).toMatchObject([{ id, path: '/blog/drawers', deletedBy: 'Dana' }])
    const back = (await (await bringBack(apiRequest('POST', '/'), context(id))).json()) as StaffPost
    expect(back).toMatchObject({ slug: 'drawers-2', isPublished: true })
    expect(await getPublishedPost('drawers-2')).toMatchObject({ id })
  })

  test('posts deleted 30 days ago are removed with their revisions, and nothing else', async () => {
    const [old, young, present] = [await add(), await add({ slug: 'b' }), await add({ slug: 'c' })]
    for (const { id } of [old, young]) await remove(id)
    await pass(old.id, { deletedAt: new Date(Date.now() - 31 * 24 * 3_600_000) })
    await pruneTrash()
    const remainingRows = await write((db) => db.post.findMany({ select: { id: true } }))
    expect(remainingRows.map(({ id }) => id).sort()).toEqual([young.id, present.id].sort())
    expect(await write((db) => db.revision.count({ where: { recordId: old.id } }))).toBe(0)
  })
})

describe('the list', () => {
  test('is searched, narrowed, sorted and paged at the server', async () => {
    await add({
      slug: 'a',
      title: 'Sage kitchens',
      category: 'Kitchen Design',
      town: 'Nyack',
      isPublished: true,
    })
    await add({
      slug: 'b',
      title: 'Baths',
      category: 'Bathroom',
      content: 'Tile in SAGE green',
      isPublished: true,
    })
    await add({ slug: 'c', title: 'Draft', town: 'Nyack' })
    const slugs = async (changedFields: object) =>
      (await listPostRows({ ...shownFields, ...changedFields })).rows.map(({ slug }) => slug)
    expect(await slugs({ parts: foldedWords('SAGÉ') })).toEqual(['b', 'a'])
    const ours = await add({ slug: 'd', title: 'Ümit’s choice', excerpt: '<p>Œuvre</p>' })
    expect(await slugs({ parts: foldedWords('umit oeuvre') })).toEqual(['d'])
    await changed(ours.id, { title: 'Another choice' })
    expect(await slugs({ parts: foldedWords('umit') })).toEqual([])
    await write((db) => db.post.delete({ where: { id: ours.id } }))
    expect(await slugs({})).toEqual(['c', 'b', 'a'])
    expect(await slugs({ oldestFirst: true })).toEqual(['a', 'b', 'c'])
    expect(await slugs({ shown: 'drafts' })).toEqual(['c'])
    expect(await slugs({ town: 'Nyack', shown: 'published' })).toEqual(['a'])
    expect(await slugs({ page: 2, pageSize: 2 })).toEqual(['a'])
    expect(await listPostRows(shownFields)).toMatchObject({
      total: 3,
      counts: { all: 3, published: 2, drafts: 1 },
      categories: ['Bathroom', 'Kitchen Design'],
      towns: ['Nyack'],
    })
  })

  test('2,000 posts weigh as much as one page of them', async () => {
    const row = { excerpt: '', content: 'x'.repeat(5_000), featuredImage: '', town: '', category: '' }
    const many = Array.from({ length: 2_000 }, (_, index) => ({
      ...row,
      title: `Post ${index}`,
      slug: `p-${index}`,
    }))
    await write((db) => db.post.createMany({ data: many }))
    const part = await listPostRows({ ...shownFields, pageSize: 25 })
    expect(part.total).toBe(2_000)
    expect(JSON.stringify(part).length).toBeLessThan(12_000)
  })
})

describe('the fields of a post', () => {
  test('nothing hostile is stored or shown, as rich text or as plain', async () => {
    for (const text of hostileTexts) {
      for (const content of [text, `<p>a</p>${text}<p>b</p>`, `<p>${text}</p>`]) {
        const post = { content: cleanPostText(content) }
        expect(nothingRuns(renderToStaticMarkup(createElement(PostBody, { post })))).toBe('')
      }
    }
    const { content } = await add({ content: `<p>a</p>${hostileTexts.join('')}` })
    expect(content).toBe(cleanPostText(content))
  })

  test('even what was stored before is sanitized where it is shown', () => {
    const content = '<p onclick="alert(1)">Hi<script>alert(1)</script></p><img src=x onerror=alert(1)>'
    const html = renderToStaticMarkup(createElement(PostBody, { post: { content } }))
    expect(html).toContain('<p>Hi</p>')
    expect(html).not.toMatch(/onclick|onerror|script|<img/)
  })

  test('headings, lists, links and own pictures stay; plain text has a paragraph for each line', async () => {
    const rich =
      '<h2>Start</h2><ul><li>One <a href="/contact">ask</a></li></ul><img src="/images/kitchen-01-after.webp" alt="An island" />'
    const { content } = await add({ content: rich })
    expect(content).toBe(rich)
    const html = renderToStaticMarkup(createElement(PostBody, { post: { content } }))
    expect(html).toMatch(/<img [^>]*srcset="[^"]+480w[^"]*"/)
    expect(html).toMatch(/alt="An island"/)
    const plain = renderToStaticMarkup(
      createElement(PostBody, { post: { content: 'First\nSecond & <b>third</b>' } }),
    )
    expect(plain).toMatch(/<p[^>]*>First<\/p><p>Second &amp; &lt;b&gt;third&lt;\/b&gt;<\/p>/)
  })

  test('its pictures are noted, in the text too, with where they are', async () => {
    const picture = '/images/kitchen-01-after.webp'
    const { id } = await add({ content: `<p>a</p><img src="${picture}" alt="x">` })
    const uses = async () => (await listMediaUses()).get(picture)
    expect(await uses()).toMatchObject({
      uses: [{ label: 'Drawers or doors, post', href: `/admin/blog/${id}/edit` }],
      revisions: 1,
    })
    await changed(id, { content: '<p>a</p>' })
    expect((await uses())?.uses).toEqual([])
    await changed(id, { featuredImage: picture })
    await remove(id)
    expect((await uses())?.uses).toEqual([
      { label: 'Drawers or doors (deleted post)', href: '/admin/trash?kind=post', inTrash: true },
    ])
    await purge(id)
    expect(await uses()).toBeUndefined()
  })
})
