import { type Page } from '@playwright/test'
import { expect } from './fixtures'
import { test as signedIn } from './staff-pages'

// With a scroll bar that takes room, as on Windows: by default a browser without a window has none.
const test = signedIn.extend({})
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
  // Higher than the pages: none of them scrolls.
  viewport: { width: 1600, height: 6_000 },
})

const leftOf = async (page: Page) => (await page.locator('main h1').first().boundingBox())!.x
const hasScrollBar = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight > document.documentElement.clientHeight)

test('on a short screen nothing moves when a dialog opens', async ({ page }) => {
  await page.goto('/admin/account')
  expect(await hasScrollBar(page)).toBe(false)
  const before = await leftOf(page)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await leftOf(page)).toBe(before)
})
