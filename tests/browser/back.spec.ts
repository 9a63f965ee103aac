import { type Page } from '@playwright/test'
import { expect, phone, test } from './fixtures'

// Browser Back closes what lies open over a page and leaves the page where it was (public/_back.js).

test.use({ viewport: phone })

const open = (page: Page) => page.locator('dialog:modal, [popover]:popover-open')
const landing = '/rockland/nyack/kitchen-remodeling/'
/** A page with another before it, scrolled down. */
async function arrive(page: Page, path: string) {
  await page.goto('/privacy')
  await page.goto(path)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
}
/** That what is open has its entry in the history: from then on Back closes it. */
const heeded = (page: Page, length: number) =>
  expect.poll(() => page.evaluate(() => history.length)).toBe(length + 1)
const lengthOf = (page: Page) => page.evaluate(() => history.length)

const ways = [
  ['the menu', '/', (page: Page) => page.getByRole('button', { name: /^Menu/ })],
  ['the quote panel', '/services', (page: Page) => page.getByRole('button', { name: 'Get a quote' })],
  [
    'recommendations',
    '/',
    (page: Page) => page.getByRole('button', { name: 'Get Smart Recommendations' }).first(),
  ],
  [
    'a picture',
    '/gallery',
    (page: Page) => page.getByRole('link', { name: /Enlarge: White kitchen with a waterfall/ }),
  ],
  [
    'the panel of a page made for each request',
    '/search?q=tile',
    (page: Page) => page.getByRole('button', { name: 'Get a quote' }),
  ],
] as const

for (const [what, path, opener] of ways)
  test(`Back closes ${what}, and the page stays where it was; Forward opens nothing`, async ({ page }) => {
    await arrive(page, path)
    const length = await lengthOf(page)
    await opener(page).click()
    await expect(open(page)).toHaveCount(1)
    await heeded(page, length)
    await page.waitForLoadState('networkidle')
    const at = await page.evaluate(() => scrollY)
    const address = page.url()
    await page.goBack()
    await expect(open(page)).toHaveCount(0)
    expect(page.url()).toBe(address)
    expect(await page.evaluate(() => scrollY)).toBe(at)
    await page.goForward()
    await expect(open(page)).toHaveCount(0)
    await page.goBack()
    // And from the page itself Back leads on.
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy$/)
  })

test('closed otherwise, nothing is left in the history, and it opens and closes again', async ({ page }) => {
  await arrive(page, landing)
  const button = page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first()
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  const isThere = dialog.getByRole('textbox', { name: 'Name' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.goBack()]) {
    await button.click()
    await expect(isThere).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto')
    await close()
    await expect(open(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${landing}$`))
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy$/)
})

test('a link in the menu is followed, and Back from there leads to the page, closed', async ({ page }) => {
  await arrive(page, '/')
  const menu = page.locator('#site-menu')
  const length = await lengthOf(page)
  await page.getByRole('button', { name: /^Menu/ }).click()
  await heeded(page, length)
  await menu.getByRole('link', { name: 'Areas' }).click()
  await expect(page).toHaveURL(/\/#towns$/)
  await expect(menu).toBeHidden()
  await expect(page.locator('#towns')).toBeInViewport()

  await page.getByRole('button', { name: /^Menu/ }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/#towns$/)
  await expect(open(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})
