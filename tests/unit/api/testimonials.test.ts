import { revalidatePath } from 'next/cache'
import { PUT as putOrder } from '@/app/api/testimonials/order/route'
import { GET, POST } from '@/app/api/testimonials/route'
import { type StoredTestimonial } from '@/lib/content-types'
import { write } from '@/lib/data/client'
import { featuredFirst } from '@/lib/landing/local-work'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff } from '../staff-session'
import { apiRequest } from './requests'

temporaryDatabase()

beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  const { id } = await signInStaff('Dana')
  // An editor may do all of this.
  await write((db) => db.staff.update({ where: { id }, data: { role: 'editor' }, select: { id: true } }))
})

const request = (method: string, body?: unknown) => apiRequest(method, '/api/testimonials', body)
const fields = { name: 'Ana B.', location: 'Nyack, NY', content: 'Three weeks, as they said.' }
const post = (body: unknown) => POST(request('POST', body))
const add = async (more: object = {}) => {
  const answer = await post({ ...fields, ...more })
  expect(answer.status).toBe(201)
  return (await answer.json()) as StoredTestimonial
}
const errorsOf = async (answer: Response) =>
  Object.keys(((await answer.json()) as { errors?: object }).errors ?? {})
const listed = async () => (await (await GET(request('GET'))).json()) as StoredTestimonial[]

test('a new testimonial needs three fields, and has five stars by default', async () => {
  expect(await add()).toMatchObject({ rating: 5, isVerified: false, projectType: '', version: 1 })
  const more = { rating: 3, projectType: 'Tile', timeline: '1 week', isVerified: true, isFeatured: true }
  expect(await add({ name: 'Bo', ...more })).toMatchObject(more)
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
