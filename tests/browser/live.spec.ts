import { type APIRequestContext } from '@playwright/test'
import { sampleClaims } from '@/lib/business/claims'
import { samplePosts, sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { store, test } from './kept-settings'

test.use({ expectedErrors: [/400/] })

/** Texts that came with the site and aren't its owner's. */
const invented = [
  ...sampleProjects.flatMap(({ title, description }) => [title, description]),
  ...sampleTestimonials.flatMap(({ name, content }) => [name, content]),
  ...samplePosts.flatMap(({ title, excerpt }) => [title, excerpt]),
  sampleClaims.rating.value,
  sampleClaims.customers.value,
  ...['25+ years', 'since 1999', 'In business since', 'Licensed', 'Insured', 'arranty', 'Quality Guarantee'],
  ...['0% financing', 'within 24 hours', 'Within 24 hours', 'within 2 hours', 'satisfaction'],
  ...[
    '>Example<',
    'Hearth &amp; Harbor',
    'Hearth & Harbor',
    'hearthandharbor',
    '555-0142',
    'Route 303, Congers',
  ],
]

/** Returns the addresses of a sitemap, through its index. */
async function addressesIn(staff: APIRequestContext, path: string): Promise<string[]> {
  const text = await (await staff.get(path)).text()
  const listedPaths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  )
  const lists = await Promise.all(
    listedPaths.map(async (address) => (address.endsWith('.xml') ? addressesIn(staff, address) : [address])),
  )
  return lists.flat()
}

let samples: object | undefined

test.afterEach(async ({ staff }) => {
  if (!samples) return
  const data = { isLive: false, samples }
  expect((await staff.put('/api/go-live', { data })).status()).toBe(204)
})

test('a live site shows nothing that isn’t its owner’s, and looks complete', async ({
  page,
  staff,
  before,
}) => {
  test.setTimeout(600_000)
  const { business } = before.values
  const checklist = page.getByRole('region', { name: 'Go-live checklist' })
  await page.setViewportSize(desktop)
  await page.goto('/admin')
  await expect(checklist.getByRole('button', { name: 'Go live' })).toBeDisabled()
  await expect(checklist.getByText('Set your company’s name').last()).toBeVisible()
  expect((await staff.put('/api/go-live', { data: { isLive: true } })).status()).toBe(400)

  const { claims } = before.values.claims
  await store(staff, 'claims', { claims: { ...claims, license: { ...claims.license, wording: '' } } })
  await store(staff, 'business', {
    ...{ name: 'Smith Kitchens', shortName: 'Smith', phone: '(845) 624-0199', email: 'info@smith.test' },
    ...{ licenseNumber: '', address: { ...business.address, street: '12 Main Street', locality: 'Nanuet' } },
  })
  await page.goto('/admin')
  await checklist.getByRole('button', { name: 'Go live' }).click()
  const question = page.getByRole('alertdialog', { name: 'Go live?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  const answer = page.waitForResponse('**/api/go-live')
  await question.getByRole('button', { name: 'Go live' }).click()
  samples = (await (await answer).json()) as object
  const message = page.getByText('Your site is live')
  await expect(message).toBeVisible()

  const paths = [
    ...new Set([
      ...(await addressesIn(staff, '/sitemap.xml')),
      ...['/gallery', '/reviews', '/blog', '/blog/feed.xml', '/thank-you', '/search?q=kitchen', '/sitemap'],
      ...['/api/portfolio', '/api/testimonials', '/api/blog-posts'],
    ]),
  ]
  expect(paths.length).toBeGreaterThan(400)
  const wrong: string[] = []
  for (const path of paths) {
    const text = await (await staff.get(path)).text()
    wrong.push(...invented.filter((part) => text.includes(part)).map((part) => `${path}: ${part}`))
    if (/href="\/(?:gallery|reviews|blog)[/"]/.test(text)) wrong.push(`${path} leads to an empty list`)
  }
  expect(wrong.slice(0, 20)).toEqual([])

  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    for (const path of [
      '/',
      '/gallery',
      '/reviews',
      '/blog',
      '/nanuet',
      '/rockland/nyack/home-renovation/',
    ]) {
      await page.goto(path)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  }
})
