import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'
import { asStaff, storedPage, titleOfOwn } from './staff-pages'
import { type Page } from '@/lib/content-types'

test.beforeEach(({ page }) => asStaff(page))

test('a page is created, shown in the list, duplicated, published, deleted and brought back', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const title = titleOfOwn('Permits & Fees')
  const slug = title.toLowerCase().replace(' & ', '-').replace(/ /g, '-')
  await page.goto('/admin/pages/new')
  const field = page.getByLabel('Page Title')
  const slugField = page.getByLabel('URL Slug')
  await expect(async () => {
    await field.fill('')
    await field.fill('Gallery')
    await expect(slugField).toHaveValue('gallery', { timeout: 500 })
  }).toPass()
  await expect(page.getByText('/gallery is a page of the site itself.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '/our-gallery' }).click()
  await expect(slugField).toHaveValue('our-gallery')
  await slugField.fill('')
  await page.getByRole('button', { name: 'Create Page' }).click()
  await expect(slugField).toBeFocused()
  await expect(page.getByText('Enter a slug')).toBeVisible()
  await field.fill(title)
  await slugField.fill(slug)
  await expect(page.getByText(`URL will be: /${slug}`)).toBeVisible()
  await page.getByLabel('Initial Content (Optional)').fill('First line\nSecond line')
  await page.getByLabel('Meta Description (SEO)').fill('What a permit costs in Rockland County.')
  await page.getByRole('button', { name: 'Create Page' }).click()
  await expect(page.getByText('Page created successfully')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^All Pages \(\d+\)$/ })).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await expect(row).toContainText(`/${slug}`)
  await expect(row).toContainText('Draft')
  await expectAccessible(page)
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
  await expect(row).toContainText('Published')
  const shown = await (await page.request.get(`/${slug}`)).text()
  expect(shown).toMatch(/First line<br ?\/?>Second line/)
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const copy = page.getByRole('row').filter({ hasText: `Copy of ${title}` })
  await expect(copy).toContainText('Draft')
  await copy.getByRole('button', { name: `Delete Copy of ${title}` }).click()
  await expect(copy).toHaveCount(0)

  await row.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(async () => (await page.request.get(`/${slug}`)).status()).toBe(404)
  // The copy's toast leaves as this one comes.
  await expect(page.getByText('Page deleted successfully')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Published')
  const all = (await (await page.request.get('/api/pages')).json()) as Page[]
  await page.request.delete(`/api/pages/${all.find((one) => one.slug === slug)?.id}`)
})

test('on a phone the menu has everything', async ({ page }) => {
  await page.setViewportSize(phone)
  const own = await storedPage(page)
  await page.goto('/admin/pages')
  const more = page.getByRole('button', { name: `More for ${own.title}` })
  await expect(async () => {
    await more.click()
    await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectNoSidewaysScroll(page)
  await page.getByRole('menuitem', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: `Preview: ${own.title}` })).toBeVisible()
  await expect(page.getByText('No Content Available')).toBeVisible()
  await own.remove()
})

test.describe('failures', () => {
  test.use({ expectedErrors: [/500/] })

  test('are told in the specified words, and nothing typed is lost', async ({ page }) => {
    const own = await storedPage(page)
    await page.route('**/api/pages**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: {} }),
    )
    await page.goto('/admin/pages')
    const remove = page.getByRole('button', { name: `Delete ${own.title}` })
    await expect(async () => {
      await remove.click()
      await expect(page.getByText('Failed to delete page')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(remove).toBeVisible()
    await page.getByRole('link', { name: 'Create New Page' }).click()
    await page.getByLabel('Page Title').fill('Will not be stored')
    await page.getByRole('button', { name: 'Create Page' }).click()
    await expect(page.getByText('Failed to create page')).toBeVisible()
    await expect(page.getByLabel('Page Title')).toHaveValue('Will not be stored')
    await page.goto(`/admin/pages/${own.id}/edit`)
    await page.locator('.builder[aria-busy="false"]').waitFor()
    await page.getByRole('button', { name: 'Save Page' }).click()
    await expect(page.getByText('Failed to update page')).toBeVisible()
    await page.unroute('**/api/pages**')
    await own.remove()
  })
})
