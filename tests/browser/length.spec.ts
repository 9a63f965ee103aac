import { expect, phone, test } from './fixtures'

test.use({ viewport: phone })

/** The most that a page may have people scroll on a phone, in pixels. */
const most = 8500

for (const path of [
  '/',
  '/services',
  '/rockland/kitchen-remodeling/',
  '/rockland/home-renovation/',
  '/rockland/pearl-river/bathroom-remodeling/',
  '/rockland/new-city/kitchen-remodeling/',
])
  test(`a phone scrolls less than ${most} pixels: ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
  })

test('projects stand in one row, which shows that it goes on and follows the keyboard', async ({ page }) => {
  await page.goto('/')
  const plates = page.locator('#portfolio').getByRole('article')
  await plates.first().scrollIntoViewIfNeeded()
  const [first, second] = await plates.evaluateAll((all) =>
    all.map((plate) => {
      const { top, left, right } = plate.getBoundingClientRect()
      return { top, left, right }
    }),
  )
  expect(second!.top).toBe(first!.top)
  // The second one is cut by the window's edge.
  expect(second!.left).toBeLessThan(phone.width - 20)
  expect(second!.right).toBeGreaterThan(phone.width)
  await expect(plates.last()).not.toBeInViewport()
  await plates.last().getByRole('link').focus()
  await expect(plates.last()).toBeInViewport({ ratio: 0.9 })
})
