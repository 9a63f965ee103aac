import { DELETE as deletePage, PUT as putPage } from '@/app/api/pages/[id]/route'
import { GET as working } from '@/app/api/pages/[id]/draft/route'
import { POST as addPage } from '@/app/api/pages/route'
import { GET as news } from '@/app/api/news/[list]/route'
import { POST } from '@/app/api/presence/route'
import { type Page } from '@/lib/content-types'
import { type Collaborator } from '@/lib/staff-types'
import { write } from '@/lib/data/client'
import { createStaff } from '@/lib/data/staff'
import { temporaryDatabase } from '../data/temporary-database'
import { bringToken, signInStaff, tokenOf } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

type Heard = { others: Collaborator[]; saved: { version: number; own: boolean } | null }
const say = (tab: string, more: object) =>
  POST(apiRequest('POST', '/api/presence', { kind: 'page', tab, edited: null, ...more }))
const hear = async (tab: string, more: object) => (await (await say(tab, more)).json()) as Heard
const listNews = async (list: string) =>
  (await (await news(apiRequest('GET', `/api/news/${list}`), withParams({ list }))).json()) as {
    stamp: string
    open: Record<string, Collaborator[]>
  }

test('own words are a place to be in too: of a page of a place and a service', async () => {
  await signInStaff()
  const id = 'nyack/kitchen-remodeling'
  expect(await hear('a', { kind: 'landing', id })).toMatchObject({ others: [] })
  for (const wrong of ['nyack/kitchen/remodeling', '/nyack', 'nyack:town'])
    expect((await say('a', { kind: 'landing', id: wrong })).status).toBe(400)
})

test('two who have a page open hear of each other, of a save and of a goodbye; no session is kept open by it', async () => {
  const owner = await tokenOf(await signInStaff('Owner'))
  const dana = await createStaff({ email: 'dana@example.com', name: 'Dana', passwordHash: 'none' })
  const danas = await tokenOf(dana)
  bringToken(owner)
  const sent = { title: 'Offer', slug: 'offer', components: [] }
  const page = (await (await addPage(apiRequest('POST', '/api/pages', sent))).json()) as Page
  const on = withParams({ id: page.id })
  const hourAgo = new Date(Date.now() - 3_600_000)
  await write((db) => db.staffSession.updateMany({ data: { lastSeenAt: hourAgo } }))
  expect(await hear('a', { id: page.id })).toEqual({ others: [], saved: { version: 1, own: true } })

  bringToken(danas)
  const { others, saved } = await hear('b', { id: page.id, edited: 61 })
  expect([others, saved]).toEqual([[{ name: 'Owner', own: false, edited: null }], { version: 1, own: false }])
  const first = await listNews('pages')
  expect(first.open).toEqual({ [page.id]: others })
  const seen = await write((db) => db.staffSession.findMany({ select: { lastSeenAt: true } }))
  for (const { lastSeenAt } of seen) expect(lastSeenAt).toEqual(hourAgo)

  await putPage(apiRequest('PUT', '/api/pages', { title: 'Sale' }), on)
  expect((await listNews('pages')).stamp).not.toBe(first.stamp)
  bringToken(owner)
  expect(await hear('a', { id: page.id })).toEqual({
    others: [{ name: 'Dana', own: false, edited: expect.closeTo(61, -1) as number }],
    saved: { version: 2, own: false },
  })
  const now = (await (await working(apiRequest('GET', '/api/pages'), on)).json()) as object
  expect(now).toMatchObject({ page: { title: 'Sale', version: 2 }, savedBy: 'Dana', hasRevision: true })

  bringToken(danas)
  expect((await say('b', { id: page.id, leaves: true })).status).toBe(204)
  bringToken(owner)
  expect((await hear('a', { id: page.id })).others).toEqual([])
  const trash = await listNews('trash')
  await deletePage(apiRequest('DELETE', '/api/pages'), on)
  expect((await hear('a', { id: page.id })).saved).toBeNull()
  expect((await listNews('trash')).stamp).not.toBe(trash.stamp)
  for (const list of ['none', 'constructor', 'valueOf'])
    expect((await news(apiRequest('GET', `/api/news/${list}`), withParams({ list }))).status).toBe(404)
})
