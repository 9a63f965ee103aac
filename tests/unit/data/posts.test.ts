import { samplePosts } from '@/lib/content/samples'
import { write } from '@/lib/data/client'
import { addMissingPostTexts } from '@/lib/data/post-search'
import { getPublishedPost, listLatestPosts, listPosts, listPublishedPosts } from '@/lib/data/posts'
import { postStore } from '@/lib/records/post/store'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

type Columns = Partial<
  Record<'publishedAt' | 'publishAt' | 'unpublishAt' | 'createdAt' | 'town', string> & {
    isPublished: boolean
  }
>
const post = (slug: string, more: Columns = {}) =>
  write((db) =>
    db.post.create({
      data: {
        title: slug,
        slug,
        excerpt: '',
        content: '',
        featuredImage: '',
        town: 'Nyack',
        category: 'News',
        ...more,
      },
    }),
  )

const page = async (skip: number, take: number) => {
  const { posts, total } = await listLatestPosts({ skip, take })
  return { slugs: posts.map(({ slug }) => slug), total }
}

test('the samples stand in while there is no post at all', async () => {
  expect(await listPublishedPosts()).toEqual(samplePosts)
  for (const sample of samplePosts) expect(await getPublishedPost(sample.slug)).toEqual(sample)
  expect(await getPublishedPost('unknown')).toBeNull()
  expect(await listLatestPosts({ skip: 1, take: 1 })).toEqual({ posts: [samplePosts[1]], total: 3 })
  expect((await listLatestPosts({ take: 3, town: 'Suffern' })).total).toBe(1)
  expect(await listPosts()).toEqual([])
  expect(await postStore.count()).toEqual({ total: 0, published: 0, own: 0, samples: 0 })
})

test('with drafts only, nothing is published and no sample returns', async () => {
  await post('draft')
  expect(await listPublishedPosts()).toEqual([])
  expect(await getPublishedPost('draft')).toBeNull()
  expect(await getPublishedPost(samplePosts[0]?.slug ?? '')).toBeNull()
  expect((await listPosts()).map(({ slug }) => slug)).toEqual(['draft'])
})

test('published posts come newest first; without a date of publication by the date they were written', async () => {
  await post('old', { isPublished: true, publishedAt: '2024-01-01T12:00:00Z' })
  await post('undated', { isPublished: true, createdAt: '2024-02-01T12:00:00Z' })
  await post('new', { isPublished: true, publishedAt: '2024-03-01T12:00:00Z' })
  await post('draft', { createdAt: '2024-04-01T12:00:00Z' })
  expect((await listPublishedPosts()).map(({ slug }) => slug)).toEqual(['new', 'undated', 'old'])
  expect(await page(0, 2)).toEqual({ slugs: ['new', 'undated'], total: 3 })
  expect(await page(2, 2)).toEqual({ slugs: ['old'], total: 3 })
  expect(await page(4, 2)).toEqual({ slugs: [], total: 3 })
  expect((await listPosts()).map(({ slug }) => slug)).toEqual(['draft', 'new', 'undated', 'old'])
  expect(await postStore.count()).toEqual({ total: 4, published: 3, own: 4, samples: 0 })
  expect(await getPublishedPost('old')).toMatchObject({
    slug: 'old',
    publishedAt: '2024-01-01T12:00:00.000Z',
  })
})

test('a post that was shown by itself stands where that moment puts it; a town has its own', async () => {
  const suffern = { isPublished: true, town: 'Suffern' }
  await post('day', { ...suffern, publishedAt: '2024-02-02T12:00:00Z' })
  await post('by itself', { town: 'Suffern', publishAt: '2024-03-01T12:00:00Z' })
  await post('written', { isPublished: true, createdAt: '2024-02-01T12:00:00Z' })
  await post('later', { ...suffern, isPublished: false, publishAt: '2999-01-01T12:00:00Z' })
  await post('over', { ...suffern, unpublishAt: '2024-02-05T12:00:00Z' })
  const all = (await listPublishedPosts()).map(({ slug }) => slug)
  expect(all).toEqual(['by itself', 'day', 'written'])
  expect(await page(0, 9)).toEqual({ slugs: all, total: 3 })
  expect(await page(1, 1)).toEqual({ slugs: ['day'], total: 3 })
  const { posts, total } = await listLatestPosts({ take: 1, town: 'Suffern' })
  expect([posts.map(({ slug }) => slug), total]).toEqual([['by itself'], 2])
})

test('the order is right after every change, of which only what has changed is read', async () => {
  const at = (day: number) => new Date(Date.UTC(2024, 0, day))
  for (let day = 1; day <= 9; day += 1)
    await post(`p${day}`, { isPublished: day !== 5, publishedAt: at(day).toISOString() })
  const update = (slug: string, data: object) => write((db) => db.post.updateMany({ where: { slug }, data }))
  const changes: [string, () => Promise<unknown>][] = [
    ['nothing', () => Promise.resolve()],
    ['published', () => update('p5', { isPublished: true })],
    ['hidden', () => update('p9', { isPublished: false })],
    ['another date', () => update('p2', { publishedAt: at(20) })],
    ['in the trash', () => update('p3', { deletedAt: new Date() })],
    ['brought back', () => update('p3', { deletedAt: null })],
    ['a new one', () => post('p21', { isPublished: true, publishedAt: at(21).toISOString() })],
    ['one that is planned', () => update('p4', { publishAt: new Date(Date.now() + 86_400_000) })],
    ['gone without a trace', () => write((db) => db.post.deleteMany({ where: { slug: 'p6' } }))],
    [
      'two at once',
      () => Promise.all([update('p1', { publishedAt: at(30) }), update('p7', { isPublished: false })]),
    ],
    [
      'an older state brought in',
      async () => {
        await write((db) => db.post.updateMany({ data: { updatedAt: at(2) } }))
        await update('p2', { publishedAt: at(8), updatedAt: at(3) })
      },
    ],
  ]
  for (const [what, change] of changes) {
    await change()
    const right = (await listPublishedPosts()).map(({ slug }) => slug)
    expect([what, await page(0, 99)]).toEqual([what, { slugs: right, total: right.length }])
  }
  // An unchanged list isn't read again.
  await update('p8', { town: 'Suffern', updatedAt: at(1) })
  await update('p2', { title: 'Told anew' })
  expect((await listLatestPosts({ take: 1, town: 'Suffern' })).total).toBe(0)
})

test('posts of one moment stand on one page each', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `p${index}`)
  for (const name of names) await post(name, { isPublished: true, publishedAt: '2024-01-01T12:00:00Z' })
  const pages = await Promise.all([0, 3, 6].map((skip) => page(skip, 3)))
  expect(pages.flatMap(({ slugs }) => slugs).sort()).toEqual(names)
})

test('posts that were stored before there was a search get what they are found by, and no new date', async () => {
  const { id, updatedAt } = await post('Küchen-Ideen')
  await addMissingPostTexts()
  const stored = await write((db) => db.post.findUniqueOrThrow({ where: { id } }))
  expect(stored).toMatchObject({ searchText: 'kuchen-ideen\nkuchen-ideen\nnyack\nnews', updatedAt })
})
