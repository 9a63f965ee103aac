import { revalidatePath } from 'next/cache'
import { DELETE as discard, POST as publish, PUT as saveDraft } from '@/app/api/pages/[id]/draft/route'
import { POST as duplicate } from '@/app/api/pages/[id]/duplicate/route'
import { DELETE as deletePage, GET as getPage, PUT } from '@/app/api/pages/[id]/route'
import { GET as getRevisions } from '@/app/api/pages/[id]/revisions/route'
import { POST as due } from '@/app/api/pages/due/route'
import {
  DELETE as endLink,
  GET as linkSince,
  POST as makeLink,
} from '@/app/api/pages/[id]/preview-link/route'
import { POST as restore } from '@/app/api/pages/[id]/restore/route'
import { POST } from '@/app/api/pages/route'
import { ownCallHeaders } from '@/lib/auth/own-call'
import { type Page } from '@/lib/content-types'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { listUsesOf } from '@/lib/data/media'
import { getWorkingPage, listDueDrafts } from '@/lib/data/page-drafts'
import { getPublishedPage } from '@/lib/data/pages'
import { type ListedRevision } from '@/lib/record-merge/revision-list'
import { getPreviewedPage } from '@/lib/pages/preview-link'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

const hero = (title: string) => ({ id: 'hero-1', type: 'hero', config: { title } })
const request = (method: string, body?: unknown, headers = {}) =>
  apiRequest(method, '/api/pages', body, headers)
const on = (id: string) => withParams({ id })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const put = async (id: string, body: object) => PUT(request('PUT', body), on(id))
const draft = async (id: string, body: object) => saveDraft(request('PUT', body), on(id))
const json = async <Body = Page>(answer: Response | Promise<Response>) =>
  (await (await answer).json()) as Body
const stored = (id: string) => json(getPage(request('GET'), on(id)))
const revisions = (id: string) => json<ListedRevision[]>(getRevisions(request('GET'), on(id)))
const liveTitle = async () => {
  const page = await getPublishedPage('offer')
  return (page?.components[0]?.config as { title: string } | undefined)?.title
}
const callClock = (since = new Date(0)) =>
  due(request('POST', { since: since.toISOString() }, ownCallHeaders()))
/** As time does it: the moment that lay ahead has passed. */
const pass = (id: string, draftPublishAt = inHours(-1)) =>
  write((db) => db.page.update({ where: { id }, data: { draftPublishAt } }))

let live: Page
beforeEach(async () => {
  await signInStaff('Dana')
  const sent = { title: 'Offer', slug: 'offer', isPublished: true, components: [hero('Today')] }
  live = await json(POST(request('POST', sent)))
  jest.mocked(revalidatePath).mockClear()
})

describe('a draft of a live page', () => {
  test('is what staff edit, while visitors see the page as it was', async () => {
    const answer = await draft(live.id, {
      title: 'Sale',
      slug: 'sale',
      components: [hero('Monday')],
      version: 1,
    })
    expect(answer.status).toBe(200)
    expect(await json(answer)).toMatchObject({
      title: 'Sale',
      slug: 'offer',
      isPublished: true,
      version: 2,
      components: [{ config: { title: 'Monday' } }],
      draft: { publishAt: null },
    })
    expect(await liveTitle()).toBe('Today')
    const now = await stored(live.id)
    expect(now).toMatchObject({ title: 'Offer', updatedAt: live.updatedAt, draft: { publishAt: null } })
    expect(revalidatePath).not.toHaveBeenCalled()
    expect(await revisions(live.id)).toMatchObject([
      {
        title: 'Sale',
        isPublished: false,
        isCurrent: true,
        isLive: false,
        changes: 'Title changed, 1 component changed',
      },
      { title: 'Offer', version: 1, isCurrent: false, isLive: true },
    ])
    expect((await json(duplicate(request('POST'), on(live.id)))).title).toBe('Copy of Sale')
  })

  test('goes live by publishing it, once, and the next save starts from there', async () => {
    await draft(live.id, { components: [hero('Monday')], version: 1 })
    const answer = await json(publish(request('POST', { version: 2 }), on(live.id)))
    expect(answer).toMatchObject({ version: 3, components: [{ config: { title: 'Monday' } }] })
    expect(answer).not.toHaveProperty('draft')
    expect(await liveTitle()).toBe('Monday')
    expect(jest.mocked(revalidatePath).mock.calls.flat()).toContain('/offer')
    expect((await publish(request('POST', {}), on(live.id))).status).toBe(409)
    expect(await revisions(live.id)).toMatchObject([{ isCurrent: true, isLive: true }, {}, {}])
  })

  test('is given up for a save of the whole page, and by discarding it; it stays among the revisions', async () => {
    await draft(live.id, { components: [hero('Monday')] })
    await put(live.id, { components: [hero('Now')] })
    expect(await liveTitle()).toBe('Now')
    expect(await stored(live.id)).not.toHaveProperty('draft')
    await draft(live.id, { components: [hero('Tuesday')] })
    const after = await json(discard(request('DELETE'), on(live.id)))
    expect(after).toMatchObject({ version: 5, components: [{ config: { title: 'Now' } }] })
    expect(await getWorkingPage(live.id)).toMatchObject({ components: [{ config: { title: 'Now' } }] })
    const rows = await revisions(live.id)
    expect(rows).toHaveLength(4)
    expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false])
  })

  test('goes on waiting while the live page is renamed or its texts are changed, and has them too', async () => {
    await draft(live.id, { components: [hero('Monday')] })
    await put(live.id, { slug: 'spring', metaTitle: 'Spring' })
    expect(await getWorkingPage(live.id)).toMatchObject({
      ...{ slug: 'spring', metaTitle: 'Spring', draft: {} },
      components: [{ config: { title: 'Monday' } }],
    })
    expect(await stored(live.id)).toMatchObject({
      metaTitle: 'Spring',
      components: [{ config: { title: 'Today' } }],
    })
  })

  test('becomes the page when visitors don’t see that any more', async () => {
    await draft(live.id, { components: [hero('Monday')] })
    const hidden = await json(put(live.id, { isPublished: false }))
    expect(hidden).toMatchObject({ isPublished: false, components: [{ config: { title: 'Monday' } }] })
    expect(hidden).not.toHaveProperty('draft')
    // On a page that isn't live it is an ordinary save, which shows nothing.
    expect(await json(draft(live.id, { title: 'Quiet', slug: 'quiet' }))).toMatchObject({
      slug: 'quiet',
      isPublished: false,
    })
  })

  test('that says what is live is none', async () => {
    await draft(live.id, { components: [hero('Monday')] })
    expect(await json(draft(live.id, { components: live.components }))).not.toHaveProperty('draft')
    expect(await liveTitle()).toBe('Today')
  })

  test('is refused where somebody has saved since, with what they saved', async () => {
    await draft(live.id, { title: 'Theirs', version: 1 })
    for (const answer of [
      await draft(live.id, { title: 'Mine', version: 1 }),
      await put(live.id, { title: 'Mine', version: 1 }),
    ]) {
      expect(answer.status).toBe(409)
      expect(await json<object>(answer)).toMatchObject({
        page: { title: 'Theirs', version: 2 },
        savedBy: 'Dana',
        hasRevision: true,
      })
    }
    expect((await publish(request('POST', { version: 1 }), on(live.id))).status).toBe(409)
    expect((await draft('nobody', { title: 'Mine' })).status).toBe(404)
  })

  test('keeps its pictures from being taken for unused', async () => {
    const hash = 'a'.repeat(32)
    const image = `/media/${hash}/1.webp`
    await draft(live.id, {
      components: [{ id: 'image-1', type: 'image', config: { images: [{ src: image, alt: 'A sink' }] } }],
    })
    expect((await listUsesOf(hash)).uses).toHaveLength(1)
    await discard(request('DELETE'), on(live.id))
    expect((await listUsesOf(hash)).uses).toHaveLength(0)
  })
})

describe('a draft with a moment', () => {
  test('goes live at it, in every instance, and only then', async () => {
    const publishAt = inHours(2)
    const saved = await json(draft(live.id, { components: [hero('Monday')], publishAt }))
    expect(saved.draft).toMatchObject({ publishAt })
    // Another save of the draft leaves the plan as it is.
    expect((await json(draft(live.id, { title: 'Sale' }))).draft).toMatchObject({ publishAt })
    await callClock()
    expect(await liveTitle()).toBe('Today')
    await pass(live.id)
    expect((await callClock()).status).toBe(204)
    expect(await liveTitle()).toBe('Monday')
    expect(jest.mocked(revalidatePath).mock.calls.flat()).toContain('/offer')
    expect((await revisions(live.id))[0]).toMatchObject({ isPublished: true, staffName: 'Dana' })
    // Another instance sees that it happened, and renders the page again.
    expect(await listDueDrafts(new Date(0), new Date())).toMatchObject([{ id: live.id, waits: false }])
    jest.mocked(revalidatePath).mockClear()
    await callClock()
    expect(jest.mocked(revalidatePath).mock.calls.flat()).toContain('/offer')
    expect(await stored(live.id)).toMatchObject({ version: 4 })
    // The next draft isn't planned.
    expect((await json(draft(live.id, { title: 'Later' }))).draft).toEqual({
      savedAt: expect.any(String) as string,
      publishAt: null,
    })
  })

  test('isn’t taken where the moment has passed', async () => {
    const answer = await draft(live.id, { title: 'Sale', publishAt: inHours(-1) })
    expect(answer.status).toBe(400)
    expect((await json<{ errors: object }>(answer)).errors).toEqual({
      publishAt: 'This time has passed. Choose a later one, or publish now.',
    })
    expect(await stored(live.id)).not.toHaveProperty('draft')
  })

  test('waits no more once it is cleared, or the page is in the trash', async () => {
    await draft(live.id, { title: 'Sale', publishAt: inHours(2) })
    expect((await json(draft(live.id, { publishAt: null }))).draft).toMatchObject({ publishAt: null })
    await draft(live.id, { publishAt: inHours(2) })
    await pass(live.id)
    await deletePage(request('DELETE'), on(live.id))
    expect(await listDueDrafts(new Date(0), new Date())).toEqual([])
  })
})

describe('a name', () => {
  test('never publishes: on a live page the work becomes its draft', async () => {
    await draft(live.id, { components: [hero('Monday')], version: 1, revisionName: 'Before spring' })
    expect(await liveTitle()).toBe('Today')
    expect((await revisions(live.id))[0]).toMatchObject({
      name: 'Before spring',
      isPublished: false,
      isCurrent: true,
    })
  })

  test('goes to the revision that there is where nothing has changed', async () => {
    await draft(live.id, { title: live.title, components: live.components, revisionName: 'As it was' })
    expect(await revisions(live.id)).toMatchObject([{ name: 'As it was', version: 1, isLive: true }])
    // A second name is another bookmark.
    await draft(live.id, { components: live.components, revisionName: 'Again' })
    expect((await revisions(live.id)).map(({ name }) => name)).toEqual(['Again', 'As it was'])
  })
})

describe('a preview link', () => {
  const make = async () => (await json<{ link: string }>(makeLink(request('POST'), on(live.id)))).link
  const tokenOf = (link: string) => link.split('/preview/')[1] ?? ''

  test('leads to the page as it is saved, drafts included, and is stored as a hash', async () => {
    expect(await json(linkSince(request('GET'), on(live.id)))).toEqual({ since: null })
    const token = tokenOf(await make())
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await getPreviewedPage(token)).toMatchObject({ id: live.id, title: 'Offer' })
    await draft(live.id, { title: 'Sale' })
    expect(await getPreviewedPage(token)).toMatchObject({ title: 'Sale' })
    expect(JSON.stringify(await write((db) => db.previewLink.findMany()))).not.toContain(token)
    expect(await json(linkSince(request('GET'), on(live.id)))).toEqual({
      since: expect.any(String) as string,
    })
    expect(await listAudit()).toMatchObject([{ action: 'preview-link-made', target: 'Offer' }])
  })

  test('ends by hand, by a new one, and for good when the page goes to the trash', async () => {
    const first = tokenOf(await make())
    const second = tokenOf(await make())
    expect(await getPreviewedPage(first)).toBeNull()
    await endLink(request('DELETE'), on(live.id))
    expect(await getPreviewedPage(second)).toBeNull()
    expect((await listAudit())[0]).toMatchObject({ action: 'preview-link-ended', target: 'Offer' })
    const third = tokenOf(await make())
    await deletePage(request('DELETE'), on(live.id))
    expect(await getPreviewedPage(third)).toBeNull()
    expect((await makeLink(request('POST'), on(live.id))).status).toBe(404)
    await restore(request('POST'), on(live.id))
    expect(await getPreviewedPage(third)).toBeNull()
  })

  test('none is found without its token', async () => {
    await make()
    for (const token of ['', 'x', live.id]) expect(await getPreviewedPage(token)).toBeNull()
  })
})

test('nothing of it is for strangers', async () => {
  signOutStaff()
  const answers = [
    draft(live.id, { title: 'Mine' }),
    publish(request('POST', {}), on(live.id)),
    discard(request('DELETE'), on(live.id)),
    linkSince(request('GET'), on(live.id)),
    makeLink(request('POST'), on(live.id)),
    endLink(request('DELETE'), on(live.id)),
  ]
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(401)
})
