import { revalidatePath } from 'next/cache'
import { DELETE as removeSamples } from '@/app/api/samples/route'
import { POST as restoreSamples } from '@/app/api/samples/restore/route'
import { DELETE, PUT } from '@/app/api/portfolio/[id]/route'
import { POST as restoreProject } from '@/app/api/portfolio/[id]/restore/route'
import { GET, POST } from '@/app/api/portfolio/route'
import { samplePosts, sampleProjectRows, sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { type Post, type StoredProject } from '@/lib/content-types'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { createMedia, deleteMedia } from '@/lib/data/media'
import { getRedirect } from '@/lib/data/redirects'
import { temporaryDatabase } from '../data/temporary-database'
import { hostileTexts } from '../hostile-input'
import { signInStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'
import { postStore } from '@/lib/records/post/store'
import { projectStore } from '@/lib/records/project/store'
import { removeAllSamples } from '@/lib/records/samples'
import { testimonialStore } from '@/lib/records/testimonial/store'

temporaryDatabase()

beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  const { id } = await signInStaff('Dana')
  // An editor may do all of this.
  await write((db) => db.staff.update({ where: { id }, data: { role: 'editor' }, select: { id: true } }))
})

const request = (method: string, body?: unknown) => apiRequest(method, '/api/portfolio', body)
const context = (id: string) => withParams({ id })
const fields = {
  title: 'Blue Kitchen',
  location: 'Nanuet, NY',
  description: 'A kitchen in blue.',
  projectType: 'kitchen',
  beforeImage: '/images/kitchen-01-before.webp',
  afterImage: '/images/kitchen-01-after.webp',
}
const post = (body: unknown) => POST(request('POST', body))
const put = (id: string, body: unknown) => PUT(request('PUT', body), context(id))
const remove = (id: string) => DELETE(request('DELETE'), context(id))
const restore = (id: string) => restoreProject(request('POST'), context(id))
const add = async (more: object = {}) => {
  const answer = await post({ ...fields, ...more })
  expect(answer.status).toBe(201)
  return (await answer.json()) as StoredProject
}
type Problem = {
  errors?: Record<string, string>
  suggestions?: string[]
}
const problem = async (answer: Response) => (await answer.json()) as Problem
const listed = async () => (await (await GET(request('GET'))).json()) as StoredProject[]
const regenerated = () => jest.mocked(revalidatePath).mock.calls.map(([path]) => path)

describe('a new project', () => {
  test('needs little, gets an address of its title, stands first, and shows at once', async () => {
    await add()
    const project = await add({
      title: 'Green bath',
      projectType: 'bathroom',
      features: ['Tub', ' ', 'Tile'],
    })
    expect(project).toMatchObject({
      slug: 'green-bath',
      category: 'Bathroom',
      features: ['Tub', 'Tile'],
      cost: '',
      completedAt: null,
      isFeatured: false,
      isSample: false,
      version: 1,
    })
    expect((await listed()).map(({ slug }) => slug)).toEqual(['green-bath', 'blue-kitchen'])
    // Visitors read nothing that only staff need.
    expect(Object.keys((await listed())[0]!)).not.toEqual(expect.arrayContaining(['version']))
    expect(regenerated()).toEqual(expect.arrayContaining(['/', '/gallery', '/(site)/gallery/[slug]']))
  })

  test('keeps all of its fields', async () => {
    const all = {
      cost: '$40,000',
      timeline: '3 weeks',
      features: ['One'],
      completedAt: '2026-02-28',
      isFeatured: true,
      isSample: true,
      slug: 'own-words',
      style: 'modern',
      size: 'large',
      level: 'high',
      design: 'sage_oak_calacatta_white-subway_slate_black',
      costLines: [{ label: 'Cabinets', amount: '$20,000' }],
      details: [{ picture: '/images/doors-oak.webp', caption: 'The doors' }],
    }
    const project = await add(all)
    expect(project).toMatchObject({ ...fields, ...all, completedAt: '2026-02-28T12:00:00.000Z' })
  })

  test.each([
    ['45000', '$45,000'],
    ['$45000', '$45,000'],
    ['45,000.00', '$45,000'],
    ['$ 1,250,000', '$1,250,000'],
    ['about 45000', 'about 45000'],
    ['$40k', '$40k'],
    ['4,50', '4,50'],
    ['', ''],
  ])('writes a cost of %s as the others: %s', async (typed, cost) => {
    const { id } = await add({ cost: typed })
    expect(await (await put(id, {})).json()).toMatchObject({ cost })
    expect(await (await put(id, { cost: typed })).json()).toMatchObject({ cost })
  })

  test('takes the finishes by the visualizer’s address, also of a bath', async () => {
    const choices = 'cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=slate&metal=black'
    const { id, design } = await add({ design: `https://example.com/design?${choices}` })
    expect(design).toBe('sage_oak_calacatta_white-subway_slate_black')
    const bath = 'cabinets=sage&counter=calacatta&splash=white-subway&floor=slate&walls=white&metal=black'
    expect(await (await put(id, { design: `/design/bath?${bath}` })).json()).toMatchObject({
      design: 'sage_calacatta_white-subway_slate_white_black_bath',
    })
    for (const wrong of ['https://example.com', '/design?cabinets=sage', 'sage and oak'])
      expect((await problem(await put(id, { design: wrong }))).errors).toHaveProperty('design')
  })

  test('refuses a close-up that isn’t in the library, and cost lines without an amount', async () => {
    const gonePath = `/media/${'a'.repeat(32)}/gone-800x600.webp`
    const { errors } = await problem(await post({ ...fields, details: [{ picture: gonePath, caption: '' }] }))
    expect(errors).toHaveProperty(['details.0.picture'])
    const wrong = { costLines: [{ label: 'Cabinets', amount: '' }], details: [{ picture: '', caption: '' }] }
    expect((await post({ ...fields, ...wrong })).status).toBe(400)
  })

  test.each([
    ['nanuet', 'Nanuet, NY'],
    ['NEW CITY ny', 'New City, NY'],
    ['Nyack, New York', 'Nyack, NY'],
    ['upper nyack NY 10960', 'Upper Nyack, NY'],
    ['Albany, NY', 'Albany, NY'],
    ['near Nyack', 'near Nyack'],
    ['Nyack Beach', 'Nyack Beach'],
  ])('writes the place %s as the others: %s', async (typed, location) => {
    expect(await add({ location: typed })).toMatchObject({ location })
  })

  test('without a picture of the finished room isn’t shown to visitors', async () => {
    await add({ afterImage: '' })
    expect((await listed()).every(({ isSample }) => isSample)).toBe(true)
    await add({ title: 'Another' })
    expect((await listed()).map(({ title }) => title)).toEqual(['Another'])
    expect(await projectStore.list()).toHaveLength(2)
  })

  test.each([
    [{ title: ' \n ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ location: '' }, 'location'],
    [{ description: undefined }, 'description'],
    [{ projectType: 'basement' }, 'projectType'],
    [{ category: 'kitchen' }, 'category'],
    [{ completedAt: '2026-02-30' }, 'completedAt'],
    [{ completedAt: 'soon' }, 'completedAt'],
    [{ completedAt: '1066-10-14' }, 'completedAt'],
    [{ features: 'one' }, 'features'],
    [{ features: [1] }, 'features.0'],
    [{ features: Array.from({ length: 21 }, String) }, 'features'],
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ isFeatured: 'yes' }, 'isFeatured'],
    [{ beforeImage: 'https://evil.example/x.webp' }, 'beforeImage'],
    [{ afterImage: '/images/no-such.webp' }, 'afterImage'],
    [{ afterImage: '/media/0123456789abcdef0123456789abcdef/room-1200x800.webp' }, 'afterImage'],
  ])('%j is refused at its field', async (more, field) => {
    const answer = await post({ ...fields, ...more })
    expect(answer.status).toBe(400)
    expect(Object.keys((await problem(answer)).errors ?? {})).toEqual([field])
  })

  test.each(hostileTexts)('%j is a text like any other, and no picture', async (text) => {
    const project = await add({ title: `x ${text}`, description: text, cost: text.slice(0, 50) })
    expect(project.slug).toMatch(/^[a-z0-9-]+$/)
    expect((await post({ ...fields, afterImage: text })).status).toBe(400)
  })

  test('with a picture of the library keeps it from being deleted; from the trash it comes back without it', async () => {
    const hash = '0123456789abcdef0123456789abcdef'
    const { id } = await createMedia({ hash, name: 'r', width: 1200, height: 800, bytes: 1, color: '' })
    const src = `/media/${hash}/room-1200x800.webp`
    const project = await add({ afterImage: src })
    await expect(deleteMedia(id)).rejects.toThrow('Blue Kitchen, after')
    await remove(project.id)
    // A path that tells of another size would break the page's layout.
    expect((await post({ ...fields, afterImage: src.replace('800', '80') })).status).toBe(400)
    await deleteMedia(id)
    const { beforeImage } = fields
    expect(await (await restore(project.id)).json()).toMatchObject({ beforeImage, afterImage: '' })
  })
})

describe('the address', () => {
  test('of the same title gets a number; one chosen twice is refused, with two that are free', async () => {
    await add()
    expect((await add()).slug).toBe('blue-kitchen-2')
    const answer = await post({ ...fields, slug: 'blue-kitchen' })
    expect(answer.status).toBe(409)
    const { errors, suggestions } = await problem(answer)
    expect(errors).toEqual({ slug: 'Another project has this address.' })
    expect(suggestions).toHaveLength(2)
    expect((await add({ slug: suggestions?.[0] })).slug).toBe('blue-kitchen-nanuet')
    expect((await add({ slug: suggestions?.[1] })).slug).toBe(suggestions?.[1])
  })

  test('that changes leads on from the old one, without detours', async () => {
    const { id } = await add()
    await put(id, { slug: 'second' })
    await put(id, { slug: 'third' })
    expect(await getRedirect('/gallery/blue-kitchen')).toBe('/gallery/third')
    expect(await getRedirect('/gallery/second')).toBe('/gallery/third')
    await put(id, { slug: 'second' })
    expect(await getRedirect('/gallery/second')).toBeNull()
    expect(await getRedirect('/gallery/third')).toBe('/gallery/second')
  })

  test('of a project that nobody could see leads nowhere', async () => {
    const { id } = await add({ afterImage: '' })
    await put(id, { slug: 'second' })
    expect(await getRedirect('/gallery/blue-kitchen')).toBeNull()
  })

  test('to one that is taken is refused, and nothing else of the change is kept', async () => {
    await add({ title: 'Taken' })
    const { id } = await add()
    const answer = await put(id, { slug: 'taken', title: 'New title' })
    expect(answer.status).toBe(409)
    expect((await problem(answer)).suggestions).toHaveLength(2)
    expect((await listed())[0]).toMatchObject({ title: 'Blue Kitchen', slug: 'blue-kitchen' })
  })

  test('of rows from before there were pages is made when they are first read, several readers at once', async () => {
    const row = { ...fields, category: 'Kitchen', cost: '', timeline: '' }
    const day = (date: number) => ({ createdAt: new Date(2025, 0, date) })
    await write((db) =>
      db.project.createMany({
        data: [
          { ...row, id: 'b', ...day(2) },
          { ...row, id: 'a', ...day(1) },
          { ...row, id: 'c', title: '厨房', ...day(3) },
          { ...row, id: 'd', title: 'Taken', slug: 'blue-kitchen-2', ...day(4) },
        ],
      }),
    )
    const [first, ...others] = await Promise.all([listed(), listed(), listed()])
    for (const otherProject of others) expect(otherProject).toEqual(first)
    expect(Object.fromEntries(first.map(({ id, slug }) => [id, slug]))).toEqual({
      a: 'blue-kitchen',
      b: 'blue-kitchen-3',
      c: 'project',
      d: 'blue-kitchen-2',
    })
  })
})

test('a change keeps the fields that aren’t sent', async () => {
  const { id } = await add({
    cost: '$1',
    completedAt: '2026-01-01',
    service: 'cabinet-refacing',
    isPublished: false,
  })
  const answer = await put(id, { isFeatured: true, version: 1 })
  expect(await answer.json()).toMatchObject({
    isFeatured: true,
    isPublished: false,
    service: 'cabinet-refacing',
    cost: '$1',
    version: 2,
    slug: 'blue-kitchen',
  })
  expect(await (await put(id, { completedAt: null, projectType: 'bathroom' })).json()).toMatchObject({
    completedAt: null,
    category: 'Bathroom',
    cost: '$1',
  })
})

test('a trashed project leaves its address to others; restored, it gets a number', async () => {
  const { id } = await add()
  await remove(id)
  expect((await add()).slug).toBe('blue-kitchen')
  expect(await (await restore(id)).json()).toMatchObject({ slug: 'blue-kitchen-2' })
})

describe('samples', () => {
  const seed = () =>
    write(async (db) => {
      await db.project.createMany({ data: sampleProjectRows })
      await db.testimonial.createMany({ data: sampleTestimonials })
    })

  test('go in one step and come back in one; own ones stay', async () => {
    await seed()
    const ownProject = await add()
    const answer = await removeSamples(request('DELETE'))
    const removed: unknown = await answer.json()
    expect((await listed()).map(({ id }) => id)).toEqual([ownProject.id])
    expect(await projectStore.list()).toHaveLength(1)
    // Nobody has written a testimonial: the built-in ones stand in.
    expect(await testimonialStore.listShown()).toEqual(sampleTestimonials)
    expect(await listAudit()).toMatchObject([
      { action: 'samples-removed', detail: '13 projects, 3 testimonials' },
    ])
    expect(regenerated()).toEqual(expect.arrayContaining(['/gallery', '/reviews']))
    expect((await restoreSamples(request('POST', removed))).status).toBe(204)
    expect(await listed()).toHaveLength(14)
    expect((await listed())[1]).toEqual(sampleProjects[0])
  })

  test('bringing back leaves posts alone, which go and come with going live', async () => {
    const [{ slug, title }] = samplePosts as [Post]
    const empty = { excerpt: '', content: '', featuredImage: '', town: '', category: '' }
    const { id } = await write((db) => db.post.create({ data: { ...empty, slug, title, isSample: true } }))
    // An unpublished one isn't counted as the owner's own either.
    expect(await postStore.count()).toMatchObject({ total: 1, own: 0, samples: 0 })
    const removed = await removeAllSamples()
    expect(removed).toMatchObject({ posts: [id] })
    expect((await restoreSamples(request('POST', removed))).status).toBe(204)
    expect(await postStore.count()).toMatchObject({ total: 0 })
  })

  test('bringing back passes over what is no sample', async () => {
    const ownProject = await add()
    await remove(ownProject.id)
    await restoreSamples(request('POST', { projects: [ownProject.id], testimonials: ['no-such'] }))
    expect(await projectStore.list()).toEqual([])
    expect((await restoreSamples(request('POST', { projects: [ownProject.id] }))).status).toBe(400)
  })
})
