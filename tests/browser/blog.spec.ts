import { type Post } from '@/lib/content-types'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

const titles = [
  '2024 Kitchen Design Trends in New City',
  'Suffern Bathroom Remodeling Guide',
  'Maximizing Small Kitchens in Spring Valley',
]

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('from the list to a post and on to the next', async ({ page, request }) => {
      await page.goto('/blog')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Kitchen & Bath Insights')
      const cards = page.getByRole('article')
      // Another test may have published a newer one.
      const samples = cards.getByRole('heading').filter({ hasText: new RegExp(titles.join('|')) })
      await expect(samples).toHaveText(titles)
      const first = cards.filter({ hasText: titles[0] })
      await expect(first.getByRole('img')).toBeVisible()
      await expect(first).toContainText('Kitchen Design')
      await expect(first).toContainText(/\w+ \d{1,2}, 20\d\d, 5 min read/)
      await expect(page.getByText('easy for the owner to update')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await first.getByRole('link').click()
      await expect(page).toHaveURL(/\/blog\/2024-kitchen-design-trends-in-new-city$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
      const post = page.getByRole('article').first()
      await expect(post).toContainText('Kitchen Design')
      await expect(post).toContainText('New City, NY')
      await expect(post).toContainText(/\w+ \d{1,2}, 20\d\d/)
      await expect(post).toContainText('5 min read')
      const stored = await request.get('/api/blog-posts/2024-kitchen-design-trends-in-new-city')
      const paragraphs = ((await stored.json()) as Post).content.split(/[\r\n]+/).filter(Boolean)
      expect(paragraphs.length).toBeGreaterThan(8)
      for (const text of paragraphs)
        await expect(post.getByRole('paragraph').filter({ hasText: text })).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Get Smart Recommendations' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      // Two others to read next, and the way back to all.
      const next = page.getByRole('article').nth(1).or(page.getByRole('article').nth(2))
      await expect(next.getByRole('link')).toHaveCount(2)
      await expect(next.getByRole('heading', { name: titles[0] })).toHaveCount(0)
      await page.getByRole('link', { name: 'All articles' }).click()
      await page.getByRole('link', { name: titles[1] }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '')
    })
  })
}

// Every other list of posts is fuller meanwhile.
test('more posts than one page holds', async ({ page, own, request }) => {
  for (let count = 0; count < 24; count += 1) await own.post({ isPublished: true })
  const { length } = (await (await request.get('/api/blog-posts')).json()) as Post[]
  const last = Math.ceil(length / 13)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.goto('/blog')
    await expect(page.getByRole('article')).toHaveCount(13)
    const pages = page.getByRole('navigation', { name: 'Pages of the blog' })
    await pages.getByRole('link', { name: 'Older' }).click()
    await expect(page).toHaveURL(/\/blog\/page\/2$/)
    await expect(page).toHaveTitle(/Page 2$/)
    await expect(page.getByText(`Page 2 of ${last}`)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await pages.getByRole('link', { name: 'Newer' }).click()
    await expect(page).toHaveURL(/\/blog$/)
  }
  const head = await (await request.get('/blog/page/2')).text()
  expect(head).toMatch(/<link rel="canonical" href="[^"]+\/blog\/page\/2"/)
  expect(head).toMatch(/<link rel="prev" href="[^"]+\/blog"/)
  const first = await request.get('/blog/page/1', { maxRedirects: 0 })
  expect([first.status(), first.headers().location]).toEqual([308, '/blog'])
  for (const beyond of [`${last + 1}`, '0', '02', 'two'])
    expect((await request.get(`/blog/page/${beyond}`)).status(), beyond).toBe(404)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`/blog/page/${last}<`)
})

test.describe('an unknown post', () => {
  test.use({ expectedErrors: [/404/] })

  test('is not found, with status 404, and leads on', { tag: '@journey' }, async ({ page }) => {
    const response = await page.goto('/blog/no-such-post')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
    await expect(page.getByText('The requested blog post could not be found.')).toBeVisible()
    // The two latest: other tests may have just published some.
    await expect(page.getByRole('heading', { name: 'The latest instead' })).toBeVisible()
    await expect(page.getByRole('article').getByRole('link')).toHaveCount(2)
    await expectAccessible(page)
  })
})

test('a missing page says so in the HTML itself, at the first request and from the cache', async ({
  request,
}) => {
  for (const [path, text] of [
    ['/blog/no-post-like-this', 'Post Not Found'],
    ['/no-page-like-this', '404 Page Not Found'],
  ] as const) {
    for (const visit of ['first', 'second']) {
      const response = await request.get(path)
      expect(response.status(), `${path}, ${visit}`).toBe(404)
      expect(await response.text(), `${path}, ${visit}`).toMatch(new RegExp(`<h1[^>]*>${text}`))
    }
  }
})
