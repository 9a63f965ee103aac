import { POST as exportLeads } from '@/app/api/leads/export/route'
import { GET as listAll, PATCH as changeLeads } from '@/app/api/leads/route'
import { GET as listPosts } from '@/app/api/blog/matching/route'
import { DELETE as removePictures } from '@/app/api/media/route'
import { DELETE as purge, GET as listAllTrash, PATCH as move } from '@/app/api/trash/route'
import { write } from '@/lib/data/client'
import { createLead, getLead, listLeads } from '@/lib/data/leads'
import { listAudit } from '@/lib/records/audit-log'
import { postStore } from '@/lib/records/post/store'
import { listTrash } from '@/lib/records/trash'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest } from './requests'

temporaryDatabase()
beforeEach(signOutStaff)

const lead = async (name: string) => (await createLead({ source: 'contact', name })).id
const patch = (items: object[]) => changeLeads(apiRequest('PATCH', '/api/leads', { items }))
const moveAll = (items: object[]) => move(apiRequest('PATCH', '/api/trash', { items }))
const purgeAll = (items: object[]) => purge(apiRequest('DELETE', '/api/trash', { items }))
const exportAll = (items: object[]) => exportLeads(apiRequest('POST', '/api/leads/export', { items }))
const asEditor = async () => {
  const { id } = await signInStaff('Ed')
  await write((db) => db.staff.update({ where: { id }, data: { role: 'editor' } }))
}
const statuses = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await getLead(id))?.status ?? 'gone'))

test('strangers change nothing, and only owners purge and export', async () => {
  const id = await lead('Robin')
  const items = [{ id, kind: 'lead', isTrashed: true, spam: true }]
  const calls = [patch, moveAll, purgeAll, exportAll]
  for (const call of calls) expect((await call(items)).status).toBe(401)
  expect((await removePictures(apiRequest('DELETE', '/api/media', { items }))).status).toBe(401)
  expect((await listAll(apiRequest('GET', '/api/leads'))).status).toBe(401)
  await asEditor()
  expect((await purgeAll(items)).status).toBe(403)
  expect((await exportAll(items)).status).toBe(403)
  expect(await statuses([id])).toEqual(['new'])
})

test('leads are marked as spam together; one that changed meanwhile stays, and the undo gives each what it was', async () => {
  await signInStaff('Ann')
  const ids = [await lead('Robin'), await lead('Kim'), await lead('Lee')]
  const [first = '', second = '', third = ''] = ids
  await patch([{ id: second, status: 'quoted' }])
  // Seen as new, but quoted by now.
  const answer = await patch([
    { id: first, spam: true, expected: { status: 'new' } },
    { id: second, spam: true, expected: { status: 'new' } },
    { id: third, spam: true, expected: { status: 'new' } },
    { id: 'nothing', spam: true },
  ])
  expect(await answer.json()).toEqual({
    refused: [
      { id: second, detail: 'Someone else has changed it since. Their change stays.' },
      { id: 'nothing', detail: 'It’s no longer there.' },
    ],
  })
  expect(await statuses(ids)).toEqual(['spam', 'quoted', 'spam'])

  await patch([{ id: third, spam: false }])
  const undo = { status: 'new', isUndo: true, expected: { status: 'spam' } }
  const undone = (await (await patch([first, third].map((id) => ({ id, ...undo })))).json()) as object
  expect(undone).toMatchObject({ refused: [{ id: third }] })
  expect(await statuses(ids)).toEqual(['new', 'quoted', 'new'])
})

test('at most 200 rows are changed at once, each validated', async () => {
  await signInStaff('Ann')
  const items = Array.from({ length: 201 }, (_, index) => ({ id: `lead${index}`, spam: true }))
  expect((await patch(items)).status).toBe(400)
  expect((await patch([])).status).toBe(400)
  expect((await patch([{ id: await lead('Robin'), value: -1 }])).status).toBe(400)
})

test('all leads of a filter are listed in its order, to be selected', async () => {
  await signInStaff('Ann')
  const first = await lead('Robin')
  await patch([{ id: await lead('Kim'), spam: true }])
  const answer = await listAll(apiRequest('GET', '/api/leads?view=waiting'))
  expect(await answer.json()).toEqual([{ id: first, name: 'Robin', status: 'new', assignedTo: null }])
})

test('records of several kinds go to the trash, come back, and are purged, with an entry in the log for each', async () => {
  await signInStaff('Ann')
  const id = await lead('Robin')
  const post = await postStore.create({ title: 'Islands', slug: 'islands' })
  const findIds = (q: string) =>
    listPosts(apiRequest('GET', `/api/blog/matching?q=${q}`)).then((answer) => answer.json())
  expect(await findIds('islands')).toEqual([{ id: post.id, name: 'Islands' }])
  expect(await findIds('attic')).toEqual([])
  const both = [
    { id, kind: 'lead' },
    { id: post.id, kind: 'post' },
  ]
  const moved = (isTrashed: boolean) => both.map((item) => ({ ...item, isTrashed }))
  const nowhere = { id: 'x', kind: 'cupboard', isTrashed: true }
  const answer = await moveAll([...moved(true), nowhere])
  expect(await answer.json()).toMatchObject({ refused: [{ id: 'x' }] })
  const listed = async (query = '') =>
    (await (await listAllTrash(apiRequest('GET', `/api/trash${query}`))).json()) as object[]
  expect(await listed()).toHaveLength(2)
  expect(await listed('?kind=post')).toEqual([{ id: post.id, kind: 'post', name: 'Islands' }])
  await moveAll(moved(false))
  expect(await listLeads()).toHaveLength(1)
  expect(await postStore.get(post.id)).not.toBeNull()
  // A record that isn't in the trash can't be purged.
  expect(await (await purgeAll(both)).json()).toMatchObject({ refused: [{ id }, { id: post.id }] })

  // Contacted meanwhile: deleting was decided on another state.
  const stale = await moveAll([{ id, kind: 'lead', isTrashed: true, status: 'spam' }])
  expect(await stale.json()).toMatchObject({ refused: [{ id }] })
  await moveAll(moved(true))
  expect(await (await purgeAll(both)).json()).toEqual({ refused: [] })
  expect((await listTrash({ kind: null, page: 1, size: 1 })).total).toBe(0)
  const log = await listAudit()
  expect(JSON.stringify(log)).not.toContain('Robin')
})

test('only the selected leads are exported', async () => {
  await signInStaff('Ann')
  const id = await lead('Robin')
  await lead('Kim')
  const text = await (await exportAll([{ id }])).text()
  expect(text).toContain('Robin')
  expect(text).not.toContain('Kim')
})
