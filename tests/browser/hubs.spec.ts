import { type Locator } from '@playwright/test'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

/** Returns the addresses of the links within `scope`, in order. */
const addressesIn = (scope: Locator) =>
  scope.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('a service county-wide: 47 places as links by township, with the map', async ({ page }) => {
      await page.goto('/rockland/tile-backsplash-installation/')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^Tile & Backsplash Installation in Rockland County$/,
      )
      await expect(main.getByText('Detail Focused')).toBeVisible()
      await expect(main.getByRole('img', { name: /Map of Rockland County/ })).toBeVisible()
      const summary = main.getByText('All 47 places by township').first()
      if (viewport === phone) await summary.click()
      for (const township of ['Clarkstown', 'Ramapo', 'Orangetown', 'Haverstraw', 'Stony Point'])
        await expect(main.getByRole('heading', { level: 3, name: township, exact: true })).toBeVisible()
      const addresses = await addressesIn(main)
      const places = /^\/rockland\/[a-z-]+\/tile-backsplash-installation\/$/
      expect(new Set(addresses.filter((address) => places.test(address))).size).toBe(47)

      const finder = main.getByRole('searchbox', { name: 'Town or ZIP code' })
      await expect(finder).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await finder.fill('10960')
      await finder.press('Enter')
      await expect(main.getByRole('link', { name: /^Tile & Backsplash Installation in Nyack/ })).toBeVisible()
      await page.goBack()
      const piermont = main.getByRole('link', { name: 'Piermont', exact: true })
      await expect(summary.or(piermont).filter({ visible: true }).first()).toBeVisible()
      if (!(await piermont.isVisible())) await summary.click()
      await piermont.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Tile & Backsplash Installation in Piermont',
      )
    })

    test('a town with its eight services, its facts and its neighbors', async ({ page }) => {
      await page.goto('/rockland/piermont/')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remodeling in Piermont')
      await expect(main.getByRole('group', { name: 'Map of Rockland County with Piermont' })).toBeVisible()
      await expect(main.getByRole('definition').filter({ hasText: 'Village of Piermont' })).toHaveText(
        'Village of Piermont Building Department',
      )
      const services = (await addressesIn(main)).filter((address) => /^\/rockland\/piermont\/./.test(address))
      expect(new Set(services).size).toBe(8)
      await expect(main.getByRole('link', { name: 'Sparkill', exact: true })).toHaveAttribute(
        'href',
        '/rockland/sparkill/',
      )
      for (const links of [main.getByRole('list'), main.getByRole('group', { name: /^Map of/ })])
        await expect(links.getByRole('link', { name: 'Pearl River', exact: true })).toHaveAttribute(
          'href',
          '/pearl-river',
        )
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}

test('the hub of a town with a page of its own leads there', async ({ request }) => {
  const answer = await request.get('/rockland/nyack/', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, '/nyack'])
})

test('a town on the map leads to its page by keyboard, and its name is large enough on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/rockland/upper-nyack/')
  const map = page.getByRole('group', { name: 'Map of Rockland County with Upper Nyack' })
  await expect(map.getByRole('link')).toHaveCount(8)
  // A town whose name is left out for the page's own one has it as its link's label.
  await expect(map.getByRole('link', { name: 'Nyack', exact: true })).toHaveAttribute('href', '/nyack')
  const sizes = await map.locator('text').evaluateAll((texts) =>
    texts.map((text) => {
      const { a } = (text as SVGTextElement).getScreenCTM()!
      return (
        Math.hypot(a, (text as SVGTextElement).getScreenCTM()!.b) *
        parseFloat(getComputedStyle(text).fontSize)
      )
    }),
  )
  expect(sizes.length).toBeGreaterThan(6)
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(12)
  await map.getByRole('link', { name: 'Haverstraw', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/haverstraw$/)
})

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('a place lights up on the map from its link by keyboard, and its point leads where the link does', async ({
    page,
  }) => {
    await page.goto('/rockland/kitchen-remodeling/')
    const point = page.locator('[data-name="Wesley Hills"]')
    const link = page.getByRole('link').filter({ has: point })
    const ring = () => point.evaluate((element) => getComputedStyle(element, '::after').display)
    expect(await ring()).toBe('none')
    await page.keyboard.press('Tab')
    await link.focus()
    await expect.poll(ring).toBe('block')
    const map = await page.getByRole('img', { name: /47 places/ }).elementHandle()
    const share = await point.evaluate((element, drawing) => {
      const [at, box] = [element, drawing as Element].map((part) => part.getBoundingClientRect())
      return { x: (at!.x - box!.x) / box!.width, y: (at!.y - box!.y) / box!.height }
    }, map)
    expect(share.x).toBeCloseTo(0.45, 1)
    expect(share.y).toBeCloseTo(0.5, 1)
    await point.click()
    await expect(page).toHaveURL(/\/rockland\/wesley-hills\/kitchen-remodeling\/$/)
  })
})

for (const viewport of [desktop, { width: 1536, height: 864 }, { width: 960, height: 700 }])
  test(`nothing lies over Find at ${viewport.width} px, wherever the page stands`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/rockland/kitchen-remodeling/')
    const find = page.getByRole('main').getByRole('button', { name: 'Find' })
    const quote = page.getByRole('button', { name: 'Get a Free Quote' })
    const [box, covers] = [await find.boundingBox(), await quote.boundingBox()]
    if (!box || !covers) throw new Error('Find and the quote button are both shown')
    expect(box.x + box.width).toBeLessThanOrEqual(covers.x)
  })
