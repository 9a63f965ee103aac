import { revalidatePath } from 'next/cache'
import { POST as due } from '@/app/api/pages/due/route'
import { DELETE, PUT } from '@/app/api/pages/[id]/route'
import { POST } from '@/app/api/pages/route'
import { ownCallHeaders } from '@/lib/auth/own-call'
import { type Page } from '@/lib/content-types'
import { write } from '@/lib/data/client'
import { getPublishedPage, listPublishedPages } from '@/lib/data/pages'
import { pageStore } from '@/lib/records/page/store'
import { pageRevisions } from '@/lib/data/page-fields'
import { listRevisions } from '@/lib/data/revisions'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const put = (id: string, body: object) => PUT(apiRequest('PUT', `/api/pages/${id}`, body), withParams({ id }))
const remove = (id: string) => DELETE(apiRequest('DELETE', `/api/pages/${id}`), withParams({ id }))
const errorsOf = async (answer: Response) => ((await answer.json()) as { errors: object }).errors

/** As time does it: what lay ahead has passed. */
const pass = (id: string, moments: { publishAt?: string; unpublishAt?: string }) =>
  write((db) => db.page.update({ where: { id }, data: moments }))

describe('a page with a schedule', () => {
  test('is a draft until its moment, and published from then on without anybody saving it', async () => {
    const { id } = await pageStore.create({ title: 'Event', slug: 'event', publishAt: inHours(2) })
    expect(await pageStore.require(id)).toMatchObject({ isPublished: false, unpublishAt: null })
    expect(await getPublishedPage('event')).toBeNull()
    await pass(id, { publishAt: inHours(-1) })
    expect(await pageStore.require(id)).toMatchObject({ isPublished: true, publishAt: null })
    expect(await getPublishedPage('event')).toMatchObject({ id, isPublished: true })
    expect(await listPublishedPages()).toHaveLength(1)
    expect(await pageStore.count()).toEqual({ total: 1, published: 1 })
  })

  test('is hidden from its moment on', async () => {
    const page = { title: 'Hours', slug: 'hours', isPublished: true, unpublishAt: inHours(2) }
    const { id } = await pageStore.create(page)
    expect(await getPublishedPage('hours')).toMatchObject({ unpublishAt: page.unpublishAt })
    await pass(id, { unpublishAt: inHours(-1) })
    expect(await getPublishedPage('hours')).toBeNull()
    expect(await pageStore.require(id)).toMatchObject({
      isPublished: false,
      publishAt: null,
      unpublishAt: null,
    })
    expect(await pageStore.count()).toEqual({ total: 1, published: 0 })
  })

  test('keeps what has come about through later saves, whatever they name', async () => {
    const { id } = await pageStore.create({ title: 'Event', slug: 'event', publishAt: inHours(2) })
    await pass(id, { publishAt: inHours(-1) })
    expect((await pageStore.update(id, { title: 'The event' })).after).toMatchObject({ isPublished: true })
    expect((await pageStore.update(id, { isPublished: false })).after).toMatchObject({
      isPublished: false,
      publishAt: null,
    })
  })

  test('leaves no revision of its own: what the page says stays the same', async () => {
    const { id } = await pageStore.create({ title: 'Event', slug: 'event' })
    await pageStore.update(id, { publishAt: inHours(2) })
    expect(await listRevisions(pageRevisions, id)).toMatchObject([{ version: 1 }])
  })
})

describe('the API', () => {
  beforeEach(signInStaff)

  test('takes both moments, in any time zone, and gives them in UTC', async () => {
    const answer = await POST(
      apiRequest('POST', '/api/pages', {
        title: 'Event',
        slug: 'event',
        publishAt: '2100-01-01T09:00:00-05:00',
      }),
    )
    expect(answer.status).toBe(201)
    const { id, publishAt } = (await answer.json()) as Page
    expect(publishAt).toBe('2100-01-01T14:00:00.000Z')
    const changed = await put(id, { unpublishAt: '2100-02-01T14:00:00Z' })
    expect(await changed.json()).toMatchObject({ publishAt, unpublishAt: '2100-02-01T14:00:00.000Z' })
    const cleared = await put(id, { publishAt: null })
    expect(await cleared.json()).toMatchObject({ isPublished: false, publishAt: null, unpublishAt: null })
  })

  test.each([
    [{ publishAt: 'soon' }, { publishAt: 'Choose a date and a time' }],
    [{ publishAt: '2001-01-01T00:00:00Z' }, { publishAt: expect.stringContaining('has passed') as string }],
    [
      { isPublished: true, unpublishAt: '2001-01-01T00:00:00Z' },
      { unpublishAt: expect.stringContaining('has passed') as string },
    ],
    [
      { publishAt: '2100-01-02T00:00:00Z', unpublishAt: '2100-01-01T00:00:00Z' },
      { unpublishAt: 'Choose a time after the page is first shown.' },
    ],
  ])('refuses %j at its field', async (moments, errors) => {
    const { id } = await pageStore.create({ title: 'Event', slug: 'event' })
    const answer = await put(id, moments)
    expect(answer.status).toBe(400)
    expect(await errorsOf(answer)).toEqual(errors)
    expect(await pageStore.require(id)).toMatchObject({ publishAt: null, unpublishAt: null, version: 1 })
  })

  test('takes a save of work that began before the moment came', async () => {
    const { id } = await pageStore.create({ title: 'Event', slug: 'event', publishAt: inHours(1) })
    const publishAt = inHours(-1)
    await pass(id, { publishAt })
    const answer = await put(id, { title: 'New', isPublished: false, publishAt, version: 1 })
    expect(await answer.json()).toMatchObject({ title: 'New', isPublished: true, publishAt: null })
  })
})

describe('when a moment comes', () => {
  const call = (headers = {}) =>
    due(apiRequest('POST', '/api/pages/due', { since: new Date(0).toISOString() }, headers))
  beforeEach(() => jest.mocked(revalidatePath).mockClear())

  test('only the pages concerned are due, once', async () => {
    const { id } = await pageStore.create({ title: 'Event', slug: 'event', publishAt: inHours(1) })
    await pageStore.create({ title: 'Later', slug: 'later', publishAt: inHours(3) })
    expect(await pageStore.listDue(new Date(0), new Date())).toEqual([])
    await pass(id, { publishAt: inHours(-1) })
    expect(await pageStore.listDue(new Date(0), new Date())).toEqual([expect.objectContaining({ id })])
    expect(await pageStore.listDue(new Date(), new Date())).toEqual([])
  })

  test('the routes that show them are rendered again, and no others', async () => {
    const { id } = await pageStore.create({ title: 'Event', slug: 'event', publishAt: inHours(1) })
    await pageStore.create({ title: 'Other', slug: 'other', isPublished: true })
    await pass(id, { publishAt: inHours(-1) })
    expect((await call(ownCallHeaders())).status).toBe(204)
    const paths = new Set(jest.mocked(revalidatePath).mock.calls.map(([path]) => path))
    expect([...paths]).toEqual(['/event', '/sitemap', '/sitemap.xml', '/sitemaps'])
  })

  test('a save or a deletion before the clock has looked takes it away all the same', async () => {
    await signInStaff()
    for (const act of [(id: string) => put(id, { title: 'Over' }), remove]) {
      const { id } = await pageStore.create({ title: 'Offer', slug: 'offer', isPublished: true })
      await pass(id, { unpublishAt: inHours(-1) })
      jest.mocked(revalidatePath).mockClear()
      await act(id)
      expect(jest.mocked(revalidatePath).mock.calls.map(([path]) => path)).toContain('/offer')
      await write((db) => db.page.deleteMany({}))
    }
  })

  test('nobody but the server itself can ask for it', async () => {
    for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: '' }])
      expect((await call(headers)).status).toBe(401)
    expect(revalidatePath).not.toHaveBeenCalled()
  })
})
