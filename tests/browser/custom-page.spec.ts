import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

// Pages that staff make: seen by a visitor as soon as they are published, and as they are then.

const kitchen = '/images/kitchen-01-after.webp'
const block = (type: string, config: object = {}) => ({ id: `${type}-1`, type, config })
const hostile =
  '<img src="/x" onerror="document.title=1"><svg onload="document.title=2"></svg><script>document.title=3</script>'
const everyBlock = [
  block('hero', { title: 'Paid for month by month', backgroundImage: '/images/hero-kitchen.webp' }),
  block('text', {
    content: '<h2>How it works</h2><p>A price in writing.<script>document.title = "hacked"</script></p>',
  }),
  block('image', { images: [{ src: kitchen, alt: 'A white kitchen' }], caption: hostile }),
  block('testimonial', { name: 'Ana B.', content: hostile, location: hostile.slice(0, 90) }),
  block('team', { members: [{ name: 'Maria Conti', role: 'Designer', bio: hostile }] }),
  block('services'),
  block('columns', {
    title: 'Two ways',
    columns: [
      { heading: 'In one piece', content: 'Cash or check.', image: kitchen },
      { heading: 'By month', content: hostile },
    ],
  }),
  block('button', { buttonText: 'See the prices', buttonLink: '/services', look: 'outline' }),
  block('divider'),
  block('video', { title: 'How we work', address: 'https://youtu.be/dQw4w9WgXcQ', poster: kitchen }),
  block('price-table', { rows: [{ what: 'A new sink', price: '$300-$900', detail: hostile.slice(0, 190) }] }),
  block('map'),
  block('projects', { kind: 'kitchen' }),
  block('before-after', {
    beforeImage: '/images/kitchen-02-before.webp',
    afterImage: '/images/kitchen-02-after.webp',
  }),
  block('text-picture', { content: 'At your table', image: kitchen }),
  block('reviews'),
  block('faq', {
    items: [{ question: 'Can I pay it off early?', answer: `Yes, without a fee. ${hostile}` }],
  }),
  block('contact-form'),
  block('cta', { title: 'Find out your number' }),
  block('pricing-table'),
]

test('a page with every block is what a visitor gets, without any editor', async ({ page: visitor, own }) => {
  const { slug } = await own.page([], {
    isPublished: true,
    metaTitle: 'Kitchen Financing in Rockland County, NY',
    metaDescription: 'What a new kitchen costs per month, in writing.',
    components: JSON.stringify(everyBlock),
  })
  await visitor.setViewportSize(desktop)
  const scripts: string[] = []
  visitor.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const answer = await visitor.goto(`/${slug}`)
  expect(answer?.status()).toBe(200)
  await expect(visitor).toHaveTitle('Kitchen Financing in Rockland County, NY')
  await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', /per month/)
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${slug}$`))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Paid for month by month')
  for (const heading of [
    'How it works',
    'Meet Our Team',
    'What we do',
    'Before and after',
    'Find out your number',
  ])
    await expect(visitor.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  await expect(visitor.getByText('Unknown component type: pricing-table')).toBeVisible()
  await expect(visitor.getByText('Pictures on this page are design renderings.')).toHaveCount(1)
  await expect(visitor.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '#contact')
  await expect(visitor.getByRole('main').getByRole('button', { name: 'Request my estimate' })).toBeVisible()
  // Before anybody scrolls or points at something.
  expect(scripts).toEqual([])
  await visitor.getByText('Can I pay it off early?').click()
  await expect(visitor.getByText(/^Yes, without a fee/)).toBeVisible()
  for (const viewport of [desktop, phone]) {
    await visitor.setViewportSize(viewport)
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }
  const html = (await answer?.text()) ?? ''
  expect(html).not.toMatch(/<img src="?\/x|<svg onload|<script>document/)
  expect(html).not.toMatch(/dnd-kit|tiptap|prosemirror/i)
})

test('changes of staff show at once', { tag: '@postgres' }, async ({ request: visitor, own, staff }) => {
  const seen = async (path: string) => {
    const answer = await visitor.get(path, { maxRedirects: 0 })
    return { status: answer.status(), html: await answer.text(), to: answer.headers().location }
  }
  const hero = (title: string) => ({ components: [block('hero', { title })] })
  const draft = await own.page([], hero('Version one'))
  const put = (data: object) => staff.put(`/api/pages/${draft.id}`, { data })
  const [first, second] = [`/${draft.slug}`, `/${draft.slug}-new`]

  expect((await seen(first)).status).toBe(404)
  expect((await seen(`${first}/`)).status).toBe(404)
  await put({ isPublished: true })
  expect((await seen(first)).html).toContain('Version one')
  expect((await seen(`${first}/`)).status).toBe(200)
  expect((await seen('/sitemap.xml')).html).toContain(`${first}<`)

  await put(hero('Version two'))
  for (const path of [first, `${first}/`]) expect((await seen(path)).html).toContain('Version two')
  expect((await seen(first)).html).not.toContain('Version one')

  await put({ slug: second.slice(1) })
  const moved = await seen(first)
  expect(moved.status).toBe(308)
  expect(moved.to).toMatch(new RegExp(`${second}$`))
  expect((await seen(second)).html).toContain('Version two')

  await put({ components: [] })
  const { html } = await seen(second)
  expect(html).toContain('No Content Available')
  expect(html.replaceAll('&#x27;', "'")).toContain("This page doesn't have any components to display yet.")

  await put({ isPublished: false })
  expect((await seen(second)).status).toBe(404)
  expect((await seen('/sitemap.xml')).html).not.toContain(second)
  await put({ isPublished: true })
  expect((await seen(second)).status).toBe(200)
  await staff.delete(`/api/pages/${draft.id}`)
  expect((await seen(second)).status).toBe(404)
  await staff.post(`/api/pages/${draft.id}/restore`, { data: {} })
  expect((await seen(second)).status).toBe(200)
})
