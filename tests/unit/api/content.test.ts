import { GET as getBlogPost } from '@/app/api/blog-posts/[slug]/route'
import { GET as getBlogPosts } from '@/app/api/blog-posts/route'
import { GET as getGoogleReviews } from '@/app/api/google-reviews/route'
import { GET as getPortfolio } from '@/app/api/portfolio/route'
import { GET as getTestimonials } from '@/app/api/testimonials/route'
import { samplePosts, sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { type Post } from '@/lib/content-types'
import { write } from '@/lib/data/client'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()

const request = (path: string) => new Request(`http://localhost:3000${path}`)
const context = (slug: string) => ({ params: Promise.resolve({ slug }) })

const post = (slug: string, more: object = {}) => ({
  slug,
  title: 'Drawers or doors',
  excerpt: 'Drawers.',
  content: 'First.\nSecond.',
  featuredImage: '/images/detail-cabinets.webp',
  town: 'Nyack',
  category: 'Kitchen Design',
  isPublished: true,
  publishedAt: new Date('2025-01-10T12:00:00Z'),
  ...more,
})

test.each([
  ['/api/portfolio', getPortfolio, sampleProjects],
  ['/api/testimonials', getTestimonials, sampleTestimonials],
  ['/api/blog-posts', getBlogPosts, samplePosts],
])('%s answers with the samples while nothing is stored', async (path, handler, samples) => {
  const response = await handler(request(path))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await response.json()).toEqual(samples)
})

test('/api/portfolio and /api/testimonials answer with what is stored', async () => {
  await write(async (db) => {
    await db.testimonial.create({
      data: {
        name: 'Ana B.',
        location: 'Nyack, NY',
        content: 'Three weeks, as they said.',
        projectType: '',
        timeline: '',
      },
    })
    await db.project.create({
      data: {
        title: 'Blue kitchen',
        location: 'Nanuet, NY',
        description: 'A kitchen in blue.',
        beforeImage: '/images/kitchen-01-before.webp',
        afterImage: '/images/kitchen-01-after.webp',
        projectType: 'kitchen',
        category: 'Kitchen',
        cost: '$40,000',
        timeline: '3 weeks',
        features: '["Blue"]',
      },
    })
  })
  const testimonials: unknown = await (await getTestimonials(request('/api/testimonials'))).json()
  expect(testimonials).toMatchObject([{ name: 'Ana B.', rating: 5 }])
  const projects: unknown = await (await getPortfolio(request('/api/portfolio'))).json()
  expect(projects).toMatchObject([{ title: 'Blue kitchen', features: ['Blue'] }])
})

test('/api/blog-posts lists published posts only, newest first', async () => {
  await write(async (db) => {
    await db.post.create({ data: post('older') })
    await db.post.create({ data: post('draft', { isPublished: false, publishedAt: null }) })
    await db.post.create({ data: post('newer', { publishedAt: new Date('2025-02-10T12:00:00Z') }) })
  })
  const posts = (await (await getBlogPosts(request('/api/blog-posts'))).json()) as Post[]
  expect(posts.map(({ slug }) => slug)).toEqual(['newer', 'older'])
})

test('/api/blog-posts answers 500 posts at most, and says where the others are', async () => {
  const data = Array.from({ length: 501 }, (_, index) => post(`post-${index}`))
  await write((db) => db.post.createMany({ data }))
  const ask = async (query: string) => {
    const answer = await getBlogPosts(request(`/api/blog-posts${query}`))
    return [((await answer.json()) as Post[]).length, answer.headers.get('link')]
  }
  expect(await ask('')).toEqual([500, '</api/blog-posts?page=2>; rel="next"'])
  expect(await ask('?page=2')).toEqual([1, null])
  for (const page of ['3', '0', '-1', '1.5', 'x', '1e99'])
    expect(await ask(`?page=${page}`)).toEqual([0, null])
})

test('/api/blog-posts/{slug} answers with one published post', async () => {
  await write((db) => db.post.create({ data: post('drawers-or-doors') }))
  const response = await getBlogPost(request('/api/blog-posts/drawers-or-doors'), context('drawers-or-doors'))
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    slug: 'drawers-or-doors',
    content: 'First.\nSecond.',
    publishedAt: '2025-01-10T12:00:00.000Z',
  })
})

test.each(['no-such-post', 'draft'])('/api/blog-posts/%s is a 404 problem', async (slug) => {
  await write((db) => db.post.create({ data: post('draft', { isPublished: false, publishedAt: null }) }))
  const response = await getBlogPost(request(`/api/blog-posts/${slug}`), context(slug))
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 404, title: 'Not found' })
})

test('/api/google-reviews is empty while nothing is configured', async () => {
  const response = await getGoogleReviews(request('/api/google-reviews'))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ rating: 0, user_ratings_total: 0, reviews: [] })
})
