import { defaultWording } from '@/lib/business/wording'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { test } from './staff-pages'

const landing = '/rockland/nyack/kitchen-remodeling/'

test.afterEach(async ({ staff }) => {
  const save = (version: string) =>
    staff.put('/api/settings/wording', { data: { version, values: { wording: defaultWording } } })
  const { version } = (await (await save('none')).json()) as { version: string }
  expect((await save(version)).status()).toBe(200)
})

test('a heading that staff look for and change shows on the pages, and the others stay', async ({ page }) => {
  await page.goto('/admin/content/wording')
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search the wording' }).fill('Other work in Nyack')
  await expect(page.getByRole('textbox', { name: 'How the work goes' })).toHaveCount(0)
  const heading = page.getByRole('textbox', { name: 'Other work in {town}' })
  await heading.fill('What else we do in {town}')
  await page.getByRole('button', { name: 'Save wording' }).click()
  await expect(page.getByText('Wording saved')).toBeVisible()
  await page.goto(landing)
  await expect(page.getByRole('heading', { name: 'What else we do in Nyack' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kitchen Remodeling near Nyack' })).toBeVisible()

  await page.goto('/admin/content/wording#wording.landing.services')
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Back to default' }).click()
  await page.getByRole('button', { name: 'Save wording' }).click()
  await expect(page.getByText('Wording saved')).toBeVisible()
  await page.goto(landing)
  await expect(page.getByRole('heading', { name: 'Other work in Nyack' })).toBeVisible()
})

for (const viewport of [phone, desktop])
  test(`the wording unfolded at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/admin/content/wording')
    await page.getByText('Landing pages', { exact: true }).click()
    await page.getByRole('textbox', { name: 'If this is your house' }).fill('Is this your house?')
    await expect(page.getByText('1 changed')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
