import { revalidatePath } from 'next/cache'
import { DELETE, PUT } from '@/app/api/testimonials/[id]/route'
import { POST as restore } from '@/app/api/testimonials/[id]/restore/route'
import { PUT as putOrder } from '@/app/api/testimonials/order/route'
import { GET, POST } from '@/app/api/testimonials/route'
import { sampleTestimonials } from '@/lib/content/samples'
import { type StoredTestimonial } from '@/lib/content-types'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { listTrash } from '@/lib/records/trash'
import { featuredFirst } from '@/lib/landing/local-work'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts } from '../hostile-input'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()

beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  const { id } = await signInStaff('Dana')
  // An editor may do all of this.
  await write((db) => db.staff.update({ where: { id }, data: { role: 'editor' }, select: { id: true } }))
})

const request = (method: string, body?: unknown) => apiRequest(method, '/api/testimonials', body)
const context = (id: string) => withParams({ id })
const fields = { name: 'Ana B.', location: 'Nyack, NY', content: 'Three weeks, as they said.' }
const post = (body: unknown) => POST(request('POST', body))
const put = (id: string, body: unknown) => PUT(request('PUT', body), context(id))
const add = async (more: object = {}) => {
  const answer = await post({ ...fields, ...more })
  expect(answer.status).toBe(201)
  return (await answer.json()) as StoredTestimonial
}
const errorsOf = async (answer: Response) =>
  Object.keys(((await answer.json()) as { errors?: object }).errors ?? {})
const listed = async () => (await (await GET(request('GET'))).json()) as StoredTestimonial[]

test('nobody but staff changes anything', async () => {
  const { id } = await add()
  signOutStaff()
  const answers = await Promise.all([
    post(fields),
    put(id, { name: 'Mine' }),
    DELETE(request('DELETE'), context(id)),
    restore(request('POST'), context(id)),
    putOrder(request('PUT', { ids: [id] })),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  expect(await listed()).toMatchObject([{ name: 'Ana B.' }])
})

test('a new one needs three fields, has five stars unless it says otherwise, and stands first', async () => {
  expect(await listed()).toEqual(sampleTestimonials)
  expect(await add()).toMatchObject({ rating: 5, isVerified: false, projectType: '', version: 1 })
  const more = { rating: 3, projectType: 'Tile', timeline: '1 week', isVerified: true, isFeatured: true }
  expect(await add({ name: 'Bo', ...more })).toMatchObject(more)
  expect((await listed()).map(({ name }) => name)).toEqual(['Bo', 'Ana B.'])
  const routes = jest.mocked(revalidatePath).mock.calls.map(([path]) => path)
  expect(routes).toEqual(expect.arrayContaining(['/', '/reviews', '/thank-you']))
})

test.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 6 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ rating: '5' }, 'rating'],
  [{ rating: null }, 'rating'],
  [{ name: ' ' }, 'name'],
  [{ location: 5 }, 'location'],
  [{ content: '' }, 'content'],
  [{ content: 'x'.repeat(1501) }, 'content'],
  [{ isVerified: 1 }, 'isVerified'],
])('%j is refused at its field', async (more, field) => {
  const answer = await post({ ...fields, ...more })
  expect(answer.status).toBe(400)
  expect(await errorsOf(answer)).toEqual([field])
})

test.each(hostileTexts)('%j is a text like any other', async (text) => {
  const kept = await add({ name: text.slice(0, 90), content: text })
  expect(kept.content).toBe(text.replace(/\u0001/g, ' ').trim())
})

test('a change of an old version is refused, and says what is there now', async () => {
  const { id } = await add()
  expect(await (await put(id, { isFeatured: true, version: 1 })).json()).toMatchObject({
    ...fields,
    isFeatured: true,
    version: 2,
  })
  const answer = await put(id, { name: 'Mine', version: 1 })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ now: { name: 'Ana B.', isFeatured: true } })
})

test('a deleted one waits in the trash and comes back to its place', async () => {
  const last = await add()
  const first = await add({ name: 'Bo' })
  expect((await DELETE(request('DELETE'), context(last.id))).status).toBe(204)
  expect((await listed()).map(({ id }) => id)).toEqual([first.id])
  expect((await listTrash({ kind: 'testimonial', page: 1, size: 9 })).rows).toMatchObject([
    { id: last.id, title: 'Ana B.', path: '' },
  ])
  expect((await DELETE(request('DELETE'), context(last.id))).status).toBe(404)
  expect((await restore(request('POST'), context(last.id))).status).toBe(200)
  expect((await listed()).map(({ id }) => id)).toEqual([first.id, last.id])
  expect(await listAudit()).toMatchObject([
    { action: 'testimonial-deleted', target: last.id, detail: 'Ana B.' },
  ])
})

test('the order is the one that was sent; featured ones come first where only a few are shown', async () => {
  const [c, b, a] = [
    await add({ name: 'c', isFeatured: true }),
    await add({ name: 'b' }),
    await add({ name: 'a' }),
  ]
  const answer = await putOrder(request('PUT', { ids: [b.id, a.id, c.id], before: [a.id, b.id, c.id] }))
  expect(await answer.json()).toEqual({ ids: [b.id, a.id, c.id] })
  expect((await listed()).map(({ name }) => name).join('')).toBe('bac')
  expect(
    featuredFirst(await listed())
      .map(({ name }) => name)
      .join(''),
  ).toBe('cba')
})
