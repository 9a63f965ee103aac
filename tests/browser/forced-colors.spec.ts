import { type Locator, type Page } from '@playwright/test'
import { expect, phone, test as plain } from './fixtures'
import { store, test } from './kept-settings'
import { textContrast } from './pixels'

// With colors of the visitor's own, what is chosen is drawn in the system's pair for it. Read from pixels: axe looks at styles.

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const open = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** The labels of what is chosen and to be seen. */
const chosen = (within: Locator) =>
  within.locator('label:has(:checked)').filter({ visible: true, hasText: /\S/ })

async function expectReadable(within: Locator) {
  await expect(chosen(within).first()).toBeVisible()
  for (const label of await chosen(within).all()) expect(await textContrast(label)).toBeGreaterThan(4.5)
}

const use = { viewport: phone, contextOptions: { forcedColors: 'active' } } as const
plain.describe('a chosen answer can be read', () => {
  plain.use(use)

  plain('on /contact', async ({ page }) => {
    await page.goto('/contact')
    await main(page).getByRole('radio', { name: 'Countertops' }).check()
    await expectReadable(main(page))
  })

  plain('on /estimate', async ({ page }) => {
    await page.goto('/estimate')
    await expectReadable(main(page).locator('form').first())
  })

  plain('on /design', async ({ page }) => {
    await page.goto('/design')
    await expectReadable(main(page))
  })

  plain('in the estimate dialog', async ({ page }) => {
    await page.goto('/rockland/nyack/kitchen-remodeling/')
    await open(page, 'Get a free estimate')
    await expectReadable(dialog(page))
  })

  plain('in the recommendations dialog', async ({ page }) => {
    await page.goto('/')
    await open(page, 'Get Smart Recommendations')
    await expectReadable(dialog(page))
  })

  plain('in the quote panel', async ({ page }) => {
    await page.goto('/')
    await open(page, 'Get a quote')
    await expectReadable(dialog(page))
  })

  plain('among the gallery’s filters', async ({ page }) => {
    await page.goto('/gallery?room=kitchen')
    const filters = main(page).getByRole('navigation', { name: 'Filter projects' })
    for (const link of await filters.getByRole('link').all())
      expect(await textContrast(link)).toBeGreaterThan(4.5)
  })
})

test.describe('a chosen day and time can be read', () => {
  test.use(use)

  test('on /visit/times', async ({ page, staff, before }) => {
    await store(staff, 'visits', { visits: { ...before.values.visits.visits, isOn: true } })
    await page.goto('/visit/times?town=nyack')
    await main(page)
      .getByRole('radio', { name: /^\d+:\d\d [AP]M$/ })
      .filter({ visible: true })
      .first()
      .check()
    await expectReadable(main(page).getByRole('group', { name: 'Day and time' }))
  })
})
