import { samplePosts } from '@/lib/business/samples'
import { write } from '@/lib/data/client'
import { countPosts, getPublishedPost, listPosts, listPublishedPosts } from '@/lib/data/posts'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const post = (slug: string, more: { isPublished?: boolean; publishedAt?: string; createdAt?: string } = {}) =>
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

test('the samples stand in while there is no post at all', async () => {
  expect(await listPublishedPosts()).toEqual(samplePosts)
  for (const sample of samplePosts) expect(await getPublishedPost(sample.slug)).toEqual(sample)
  expect(await getPublishedPost('unknown')).toBeNull()
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
  expect((await listPosts()).map(({ slug }) => slug)).toEqual(['draft', 'new', 'undated', 'old'])
  expect(await countPosts()).toEqual({ total: 4, published: 3 })
  expect(await getPublishedPost('old')).toMatchObject({
    slug: 'old',
    publishedAt: '2024-01-01T12:00:00.000Z',
  })
})
