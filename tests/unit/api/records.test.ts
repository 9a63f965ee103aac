import { revalidatePath } from 'next/cache'
import * as projectHandlers from '@/app/api/portfolio/route'
import * as projectItem from '@/app/api/portfolio/[id]/route'
import * as projectRestore from '@/app/api/portfolio/[id]/restore/route'
import * as projectOrder from '@/app/api/portfolio/order/route'
import * as testimonialHandlers from '@/app/api/testimonials/route'
import * as testimonialItem from '@/app/api/testimonials/[id]/route'
import * as testimonialRestore from '@/app/api/testimonials/[id]/restore/route'
import * as testimonialOrder from '@/app/api/testimonials/order/route'
import { sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { write } from '@/lib/data/client'
import { listAudit } from '@/lib/records/audit-log'
import { projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'
import { listTrash } from '@/lib/records/trash'
import { mostRecords } from '@/lib/schemas/content-fields'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts } from '../hostile-input'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

// Tests what all kinds of records have in common. The special parts of a kind are tested beside: portfolio.test.ts,
// testimonials.test.ts.

temporaryDatabase()

beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  const { id } = await signInStaff('Dana')
  // An editor may do all of this.
  await write((db) => db.staff.update({ where: { id }, data: { role: 'editor' }, select: { id: true } }))
})

const project = {
  title: 'Blue Kitchen',
  location: 'Nanuet, NY',
  description: 'A kitchen in blue.',
  projectType: 'kitchen',
  beforeImage: '/images/kitchen-01-before.webp',
  afterImage: '/images/kitchen-01-after.webp',
}
const testimonial = { name: 'Ana B.', location: 'Nyack, NY', content: 'Three weeks, as they said.' }

const kinds = [
  {
    kind: 'project' as const,
    handlers: {
      ...projectItem,
      ...projectHandlers,
      read: projectItem.GET,
      restore: projectRestore.POST,
      order: projectOrder.PUT,
    },
    store: projectStore,
    samples: sampleProjects,
    fields: project,
    title: 'title',
    text: 'description',
    path: '/gallery/blue-kitchen',
    route: '/gallery',
    /** Stores rows beside the endpoints. */
    createRows: (rows: object[]) => {
      const columns = { ...project, category: 'Kitchen', cost: '', timeline: '' }
      const data = rows.map((row, index) => ({ ...columns, slug: `p-${index}`, ...row }))
      return write((db) => db.project.createMany({ data }))
    },
  },
  {
    kind: 'testimonial' as const,
    handlers: {
      ...testimonialItem,
      ...testimonialHandlers,
      read: testimonialItem.GET,
      restore: testimonialRestore.POST,
      order: testimonialOrder.PUT,
    },
    store: testimonialStore,
    samples: sampleTestimonials,
    fields: testimonial,
    title: 'name',
    text: 'content',
    path: '',
    route: '/reviews',
    createRows: (rows: object[]) => {
      const columns = { ...testimonial, projectType: '', timeline: '' }
      return write((db) => db.testimonial.createMany({ data: rows.map((row) => ({ ...columns, ...row })) }))
    },
  },
]

type Stored = Record<string, unknown> & { id: string; version: number; updatedAt: string }

describe.each(kinds)('$kind', ({ kind, handlers, store, samples, fields, title, text, ...its }) => {
  const request = (method: string, body?: unknown) => apiRequest(method, '/api/records', body)
  const context = (id: string) => withParams({ id })
  const firstTitle = Object.values(fields)[0]!
  const post = (body: unknown) => handlers.POST(request('POST', body))
  const put = (id: string, body: unknown) => handlers.PUT(request('PUT', body), context(id))
  const remove = (id: string) => handlers.DELETE(request('DELETE'), context(id))
  const restore = (id: string) => handlers.restore(request('POST'), context(id))
  const sendOrder = (body: unknown) => handlers.order(request('PUT', body))
  const add = async (name: string = firstTitle, more: object = {}) => {
    const answer = await post({ ...fields, [title]: name, ...more })
    expect(answer.status).toBe(201)
    return (await answer.json()) as Stored
  }
  const arrange = async (ids: string[], before?: string[]) => {
    const answer = await sendOrder({ ids, before })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { ids: string[] }).ids
  }
  const listed = async () => (await (await handlers.GET(request('GET'))).json()) as Stored[]
  const stored = async () => (await store.list()) as unknown as Stored[]
  const titles = async () => (await listed()).map((record) => record[title]).join('')

  test('only staff may change anything', async () => {
    const { id } = await add()
    signOutStaff()
    const answers = [
      post(fields),
      put(id, { [title]: 'Changed' }),
      remove(id),
      restore(id),
      sendOrder({ ids: [id] }),
    ]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(await listed()).toMatchObject([{ [title]: firstTitle }])
  })

  test('a new record comes first and invalidates the pages that show it', async () => {
    await add()
    await add('Second')
    expect((await listed()).map((record) => record[title])).toEqual(['Second', firstTitle])
    const routes = jest.mocked(revalidatePath).mock.calls.map(([path]) => path)
    expect(routes).toEqual(expect.arrayContaining(['/', its.route]))
  })

  test.each(hostileTexts)('accepts %j as text', async (hostile) => {
    expect((await add(`x ${hostile.slice(0, 80)}`, { [text]: hostile }))[text]).toBe(
      hostile.replace(/\u0001/g, ' ').trim(),
    )
  })

  test('there is room for a limited number', async () => {
    await its.createRows(Array.from({ length: mostRecords }, () => ({})))
    const answer = await post(fields)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { detail: string }).detail).toContain(`room for 500 ${kind}s`)
  })

  test('a change touches only the fields sent, and raises the version', async () => {
    const { id } = await add()
    const changed: unknown = await (await put(id, { isFeatured: true, version: 1 })).json()
    expect(changed).toMatchObject({ ...fields, isFeatured: true, version: 2 })
    expect(await (await handlers.read(request('GET'), withParams({ id }))).json()).toEqual(changed)
    expect((await put('no-such', { [title]: 'x' })).status).toBe(404)
  })

  test('a change of an old version is refused with the stored record; of two at once, one is', async () => {
    const { id } = await add()
    await put(id, { [title]: 'Remote', version: 1 })
    const answer = await put(id, { [title]: 'Local', version: 1 })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ now: { [title]: 'Remote', version: 2 } })
    const changes = ['A', 'B'].map((name) => put(id, { [title]: name, version: 2 }))
    expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a trashed record can be restored to its position', async () => {
    const last = await add()
    const first = await add('First')
    expect((await remove(last.id)).status).toBe(204)
    expect((await listed()).map(({ id }) => id)).toEqual([first.id])
    expect((await listTrash({ kind, page: 1, size: 9 })).rows).toMatchObject([
      { kind, id: last.id, title: firstTitle, path: its.path, deletedBy: 'Dana' },
    ])
    expect((await remove(last.id)).status).toBe(404)
    expect((await put(last.id, { [title]: 'x' })).status).toBe(404)
    expect(await (await restore(last.id)).json()).toMatchObject({ [title]: firstTitle, version: 1 })
    expect((await listed()).map(({ id }) => id)).toEqual([first.id, last.id])
    expect((await restore(last.id)).status).toBe(404)
    expect(await listAudit()).toMatchObject([
      { action: `${kind}-deleted`, target: last.id, detail: firstTitle },
    ])
  })

  describe('ordering', () => {
    const addThree = async () => {
      const ids: string[] = []
      for (const name of ['c', 'b', 'a']) ids.unshift((await add(name)).id)
      return ids as [string, string, string]
    }

    test('follows what is sent; versions and dates stay', async () => {
      const [a, b, c] = await addThree()
      const before = await stored()
      expect(await arrange([c, a, b])).toEqual([c, a, b])
      expect(await titles()).toBe('cab')
      const after = await stored()
      for (const { id, version, updatedAt } of before)
        expect(after.find((record) => record.id === id)).toMatchObject({ version, updatedAt })
    })

    test('keeps what two people moved at once, and loses no record', async () => {
      const [a, b, c] = await addThree()
      const d = (await add('d')).id
      const before = [d, a, b, c]
      await Promise.all([arrange([a, d, b, c], before), arrange([d, a, c, b], before)])
      expect(await titles()).toBe('adcb')
      const added = await add('x')
      await remove(c)
      expect(await arrange([b, a, d, c], [a, d, c, b])).toEqual([b, added.id, a, d])
    })

    test('refuses bad input and ignores unknown ids', async () => {
      const [a] = await addThree()
      expect((await sendOrder({ ids: a })).status).toBe(400)
      expect((await sendOrder({ ids: [1] })).status).toBe(400)
      expect(await arrange(['no-such', a])).toHaveLength(3)
    })
  })

  test('the last change leaves samples out', async () => {
    expect(await store.lastChange()).toBeNull()
    await its.createRows([
      { updatedAt: '2026-05-01T12:00:00.000Z' },
      { updatedAt: '2026-04-01T12:00:00.000Z' },
      { updatedAt: '2026-06-01T12:00:00.000Z', isSample: true },
    ])
    expect(await store.lastChange()).toBe('2026-05-01T12:00:00.000Z')
  })

  test('an empty list shows the samples, but doesn’t count them', async () => {
    expect(await listed()).toEqual(samples)
    expect(await store.listShown()).toEqual(samples)
    expect(await store.count()).toEqual({ total: 0, featured: 0, own: 0, samples: 0 })
  })
})
