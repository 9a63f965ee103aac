import { type Locator, type Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, expectTargets, phone, test } from './fixtures'

/** A page of each kind that visitors see. */
const kinds = [
  '/',
  '/services',
  '/gallery',
  '/gallery/white-kitchen-with-a-waterfall-island',
  '/reviews',
  '/blog',
  '/blog/2024-kitchen-design-trends-in-new-city',
  '/contact',
  '/thank-you',
  '/design',
  '/estimate',
  '/visit',
  '/search?q=kitchen',
  '/sitemap',
  '/nanuet',
  '/rockland/grand-view-on-hudson/',
  '/rockland/kitchen-remodeling/',
  '/rockland/nanuet/kitchen-remodeling/',
  '/privacy',
  '/accessibility',
]

const doubleText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% !important }' })
/** The meaning of `container-type` in browsers from before 2025. */
const containLayout = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).containerType !== 'normal') element.style.contain = 'layout'
  })
/** Returns the number of lines of the text at an element's end. */
const lines = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node.lastChild ?? node)
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
  })
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })

test.use({ viewport: phone, hasTouch: true, bypassCSP: true })

for (const path of kinds)
  test(`text twice as large and targets on a phone: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectTargets(page)
    await doubleText(page)
    await expectNoSidewaysScroll(page)
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 })
  })

test('the menu’s links can be reached when text is twice as large', async ({ page }) => {
  await page.goto('/services')
  await doubleText(page)
  await menuButton(page).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('no slash of a breadcrumb stands at the end of a line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/gallery/white-kitchen-with-a-waterfall-island')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  const apart = await crumbs.evaluate((nav) =>
    Array.from(nav.querySelectorAll('[aria-hidden]'), (slash) => {
      const name = slash.nextElementSibling?.getBoundingClientRect()
      return !name || name.left <= slash.getBoundingClientRect().left
    }),
  )
  expect(apart).toEqual([false, false])
})

test.describe('by finger', () => {
  test.use({ isMobile: true })

  test('the line between before and after is explained without keys', async ({ page }) => {
    await page.goto('/gallery/white-kitchen-with-a-waterfall-island')
    await expect(page.getByText('Drag the line')).toBeVisible()
    await expect(page.getByText('or use the arrow keys')).toHaveCSS('display', 'none')
  })
})

test('all of the gallery’s filters are in view on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/gallery')
  const filters = page.getByRole('navigation', { name: 'Filter projects' })
  await filters.scrollIntoViewIfNeeded()
  for (const filter of await filters.getByRole('link').all())
    await expect(filter).toBeInViewport({ ratio: 1 })
})

test('the logo and the content share an edge at every width', async ({ page }) => {
  for (const width of [390, 768, 960, 1024, 1199, 1440]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/contact')
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(Math.abs(logo!.x - heading!.x)).toBeLessThan(1)
    await expectNoSidewaysScroll(page)
  }
})

test('texts of one line stay on it on phones of ordinary width', async ({ page }) => {
  for (const width of [360, 380]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/rockland/kitchen-remodeling/')
    expect(await lines(page.getByRole('button', { name: 'Find' }))).toBe(1)
    const numbers = page.getByRole('main').getByText(/^\(845\) \d{3}-\d{4}$/)
    for (const number of await numbers.all()) expect(await lines(number)).toBe(1)
    await expect(numbers).not.toHaveCount(0)
  }
})

test.describe('the sum of an estimate on a phone', () => {
  test.use({ isMobile: true })

  test('stands at the foot of the window in older browsers too', async ({ page }) => {
    await page.goto('/estimate')
    await containLayout(page)
    const bar = await page.getByRole('link', { name: 'See the parts' }).boundingBox()
    const callBar = await page.getByRole('navigation', { name: 'Call, text or get a quote' }).boundingBox()
    expect(Math.abs(bar!.y + bar!.height - callBar!.y)).toBeLessThan(2)
    expect(callBar!.y + callBar!.height).toBe(phone.height)
  })

  test('takes no control’s place, and stays in sight as long as its form does', async ({ page }) => {
    await page.goto('/estimate')
    await expectAccessible(page)
    const bar = page.getByRole('link', { name: 'See the parts' })
    const isShown = () =>
      bar.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    expect(await isShown()).toBe(true)
    await page.locator('#sum').evaluate((sum) => sum.scrollIntoView())
    await expect.poll(isShown).toBe(false)
  })
})
