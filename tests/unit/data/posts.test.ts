import { samplePosts } from '@/lib/content/sample-posts'
import { write } from '@/lib/data/client'
import { addMissingPostTexts } from '@/lib/data/post-search'
import {
  countPosts,
  getPublishedPost,
  listLatestPosts,
  listPosts,
  listPublishedPosts,
} from '@/lib/data/posts'
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
  expect(await countPosts()).toEqual({ total: 0, published: 0 })
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
  expect(await countPosts()).toEqual({ total: 4, published: 3 })
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
