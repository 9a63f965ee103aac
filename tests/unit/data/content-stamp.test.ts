import { blockRegistry } from '@/components/blocks/registry'
import { GET as getBlogPosts } from '@/app/api/blog-posts/route'
import { type Post } from '@/lib/content-types'
import { write } from '@/lib/data/client'
import { pageStore } from '@/lib/records/page/store'
import { postStore } from '@/lib/records/post/store'
import { searchSite } from '@/lib/search/site-search'
import { fakeDate } from '../fake-date'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()
afterEach(() => jest.useRealTimers())

const isFound = async (query: string) => (await searchSite(query, blockRegistry)).total > 0
const listed = async () => {
  const answer = await getBlogPosts(new Request('http://localhost:3000/api/blog-posts'))
  return ((await answer.json()) as Post[]).map(({ title }) => title)
}
const published = { isPublished: true, content: 'Words.' }
/** A change that nothing tells of: who sees it has read the content again. */
const unseen = (title: string) => write((db) => db.$executeRaw`UPDATE "Post" SET title = ${title}`)

test('content is read again when it has changed, and only then', async () => {
  const post = await postStore.create({ title: 'Zebrawood', slug: 'zebrawood', ...published })
  expect([await isFound('zebrawood'), await listed()]).toEqual([true, ['Zebrawood']])
  await unseen('Ironwood')
  expect([await isFound('ironwood'), await listed()]).toEqual([false, ['Zebrawood']])

  await postStore.update(post.id, { title: 'Bubinga' })
  expect([await isFound('zebrawood'), await isFound('bubinga'), await listed()]).toEqual([
    false,
    true,
    ['Bubinga'],
  ])
  await postStore.trash(post.id)
  expect(await isFound('bubinga')).toBe(false)
  await postStore.restore(post.id)
  expect(await isFound('bubinga')).toBe(true)
  await write((db) => db.post.deleteMany())
  expect(await isFound('bubinga')).toBe(false)

  const page = await pageStore.create({ title: 'Wenge', slug: 'wenge', isPublished: true })
  expect(await isFound('wenge')).toBe(true)
  await pageStore.update(page.id, { title: 'Padauk' })
  expect(await isFound('padauk')).toBe(true)
  await pageStore.trash(page.id)
  expect(await isFound('padauk')).toBe(false)
  await pageStore.restore(page.id)
  expect(await isFound('padauk')).toBe(true)
})

test('a schedule counts at its moment, and after a minute everything is read again', async () => {
  fakeDate()
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  await postStore.create({ title: 'Zebrawood', slug: 'zebrawood', ...published, unpublishAt: at(20) })
  await postStore.create({ title: 'Bubinga', slug: 'bubinga', content: 'Words.', publishAt: at(40) })
  expect(await listed()).toEqual(['Zebrawood'])
  jest.setSystemTime(Date.now() + 20_000)
  expect([await listed(), await isFound('zebrawood')]).toEqual([[], false])
  jest.setSystemTime(Date.now() + 20_000)
  expect([await listed(), await isFound('bubinga')]).toEqual([['Bubinga'], true])
  await unseen('Ironwood')
  expect(await listed()).toEqual(['Bubinga'])
  jest.setSystemTime(Date.now() + 60_000)
  expect(await listed()).toEqual(['Ironwood'])
})
