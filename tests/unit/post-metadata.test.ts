import { blogMetadata } from '@/app/(site)/blog/blog-metadata'
import { postMetadata } from '@/lib/seo/page-metadata'
import { samplePosts } from '@/lib/content/samples'
import { seoProblems } from '@/lib/seo/metadata'

const [sample] = samplePosts
if (!sample) throw new Error('no sample post')

const texts = (post: typeof sample) => {
  const { title, description } = postMetadata(post)
  return [title as string, description ?? ''] as const
}

test.each(samplePosts)('$slug has a title and description that fit', (post) => {
  expect(seoProblems(...texts(post))).toEqual([])
})

test('a short excerpt goes on with the post itself', () => {
  const [, description] = texts({
    ...sample,
    excerpt: 'Eight feet by ten.',
    content: 'A common room.\n'.repeat(20),
  })
  expect(description).toMatch(/^Eight feet by ten\. A common room\. A common/)
  expect(description.length).toBeLessThanOrEqual(160)
})

test('long imported texts are cut at a word', () => {
  const [title, description] = texts({
    ...sample,
    title: 'Kitchen words '.repeat(10),
    excerpt: 'Words '.repeat(60),
  })
  expect(title).toMatch(/words…$/i)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeLessThanOrEqual(160)
})

test('a post is an article with its dates, for search engines and social networks', () => {
  expect(postMetadata(sample).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2024-12-15T12:00:00.000Z',
    section: 'Kitchen Design',
  })
})

test.each([
  [1, null, '/blog/page/2'],
  [2, '/blog', '/blog/page/3'],
  [154, '/blog/page/153', null],
])('page %i of the blog says which come before and after it, in words that fit', (page, previous, next) => {
  const metadata = blogMetadata(page, 154)
  expect(seoProblems(metadata.title as string, metadata.description ?? '')).toEqual([])
  const url = (path: string | null) => path && `http://localhost:3000${path}`
  expect(metadata.pagination).toEqual({ previous: url(previous), next: url(next) })
  expect(metadata.alternates?.canonical).toBe(url(page === 1 ? '/blog' : `/blog/page/${page}`))
})
