import { type Page as Tab } from '@playwright/test'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'
import { asStaff, storedPage, titleOfOwn } from './staff-pages'
import { type Page } from '@/lib/content-types'

test.beforeEach(({ page }) => asStaff(page))

/** Takes an item of a row's menu, as soon as the list can be operated. */
async function chooseInMenu(page: Tab, title: string, item: string) {
  const more = page.getByRole('button', { name: `More for ${title}` })
  const choice = page.getByRole('menuitem', { name: item, exact: true })
  await expect(async () => {
    if (!(await choice.isVisible())) await more.click()
    await expect(choice).toBeVisible({ timeout: 500 })
  }).toPass()
  await choice.click()
}

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
  // The page saved last comes first, until one asks for the oldest.
  const order = () => page.getByRole('rowgroup').last().getByRole('row').allTextContents()
  const byDate = page.getByRole('columnheader', { name: 'Last Updated' })
  await expect(byDate).toHaveAttribute('aria-sort', 'descending')
  await expect(async () => {
    const before = await order()
    await page.getByRole('button', { name: 'Last Updated' }).click()
    expect(await order()).toEqual(before.toReversed())
  }).toPass()
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

test('a page is scheduled and its search listing written, by mouse', async ({ page }) => {
  await page.setViewportSize(desktop)
  const own = await storedPage(page)
  await page.goto('/admin/pages')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: own.title, exact: true }) })
  await chooseInMenu(page, own.title, 'Schedule')
  const schedule = page.getByRole('dialog', { name: `Schedule ${own.title}` })
  await expect(schedule.getByLabel('Show from', { exact: true })).toBeFocused()
  await schedule.getByLabel('Show from', { exact: true }).fill('2001-01-01T09:00')
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(
    schedule.getByText('This moment has passed. Choose a later one, or publish now.'),
  ).toBeVisible()
  await expectAccessible(page)
  await schedule.getByLabel('Show from', { exact: true }).fill('2100-01-04T09:00')
  await schedule.getByLabel('Hide on', { exact: true }).fill('2100-02-01T17:30')
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Page updated successfully')).toBeVisible()
  await expect(schedule).toHaveCount(0)
  await expect(row).toContainText('Publishes Jan 4, 2100, 9:00 AM')
  expect(await own.stored()).toMatchObject({
    publishAt: '2100-01-04T14:00:00.000Z',
    unpublishAt: '2100-02-01T22:30:00.000Z',
  })
  expect((await page.request.get(`/${own.slug}`)).status()).toBe(404)

  await chooseInMenu(page, own.title, 'Publish now')
  await expect(row).toContainText('Unpublishes Feb 1, 2100, 5:30 PM')
  await chooseInMenu(page, own.title, 'Change schedule')
  await schedule.getByRole('button', { name: 'Clear Hide on' }).click()
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(row).not.toContainText('Unpublishes')

  await chooseInMenu(page, own.title, 'Search listing')
  const listing = page.getByRole('dialog', { name: `Search listing of ${own.title}` })
  await listing.getByLabel('Meta Title (SEO)').fill('Financing in Rockland County')
  await listing.getByLabel('Meta Description (SEO)').fill('What it is per month.')
  await expect(listing.getByText('28 of 60')).toBeVisible()
  await expect(listing.locator('.serp')).toContainText('What it is per month.')
  await listing.getByRole('button', { name: 'Save listing' }).click()
  await expect(listing).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get(`/${own.slug}`)).text())
    .toContain('<title>Financing in Rockland County</title>')
  await own.remove()
})

test('the list by keyboard only', async ({ page }) => {
  await page.setViewportSize(desktop)
  const [below, own] = [await storedPage(page), await storedPage(page)]
  await page.goto('/admin/pages')
  const name = (title: string) => page.getByRole('link', { name: title, exact: true })
  const press = (key: string) => page.keyboard.press(key)
  // Other tests add pages too: whatever stands below is meant.
  const links = await page.getByRole('row').getByRole('link').allTextContents()
  const titles = links.filter(Boolean)
  const next = titles[titles.indexOf(own.title) + 1] ?? ''
  await expect(async () => {
    await name(own.title).focus()
    await press('j')
    await expect(name(next)).toBeFocused({ timeout: 500 })
  }).toPass()
  await press('k')
  await expect(name(own.title)).toBeFocused()
  // Preview, Edit and Delete, then the menu: duplicate, schedule, publish.
  await expect(page.getByRole('button', { name: `More for ${own.title}` })).toBeVisible()
  const openMenu = async (item: string) => {
    await name(own.title).focus()
    for (let tabs = 0; tabs < 4; tabs += 1) await press('Tab')
    await press('Enter')
    await expect(page.getByRole('menu').locator(':focus')).toBeVisible()
    await page.keyboard.type(item)
    await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeFocused()
    await press('Enter')
  }
  await openMenu('Schedule')
  const schedule = page.getByRole('dialog', { name: `Schedule ${own.title}` })
  await expect(schedule.getByLabel('Show from', { exact: true })).toBeFocused()
  await page.keyboard.type('01042100')
  await press('ArrowRight')
  await page.keyboard.type('0900A')
  await press('Enter')
  await expect(schedule).toHaveCount(0)
  await expect(page.getByRole('button', { name: `More for ${own.title}` })).toBeFocused()
  const row = page.getByRole('row').filter({ has: name(own.title) })
  await expect(row).toContainText('Publishes Jan 4, 2100, 9:00 AM')
  await openMenu('Publish now')
  await expect(row.getByText('Published', { exact: true }).first()).toBeVisible()
  await openMenu('Duplicate')
  const copy = `Copy of ${own.title}`
  await expect(name(copy)).toBeVisible()
  await name(copy).focus()
  await press('Delete')
  await expect(name(copy)).toHaveCount(0)
  await expect(page.getByText('Page deleted successfully')).toBeVisible()
  await expect(page.locator('tbody a:focus')).toHaveCount(1)
  await name(own.title).focus()
  await press('p')
  await expect(page.getByRole('heading', { name: `Preview: ${own.title}` })).toBeVisible()
  for (const one of [below, own]) await one.remove()
})

test('on a phone the menu has everything', async ({ page }) => {
  await page.setViewportSize(phone)
  const own = await storedPage(page)
  await page.goto('/admin/pages')
  await chooseInMenu(page, own.title, 'Schedule')
  const schedule = page.getByRole('dialog', { name: `Schedule ${own.title}` })
  await schedule.getByLabel('Show from', { exact: true }).fill('2100-01-04T09:00')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(schedule).toHaveCount(0)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: own.title, exact: true }) })
  await expect(row).toContainText('Publishes Jan 4, 2100, 9:00 AM')
  await chooseInMenu(page, own.title, 'Search listing')
  const listing = page.getByRole('dialog', { name: `Search listing of ${own.title}` })
  await listing.getByLabel('Meta Title (SEO)').fill('Financing')
  await listing.getByRole('button', { name: 'Save listing' }).click()
  await expect(listing).toHaveCount(0)
  await chooseInMenu(page, own.title, 'Publish now')
  await expect(row).toContainText('Published')
  await expectNoSidewaysScroll(page)
  await chooseInMenu(page, own.title, 'Unpublish')
  await expect(row).toContainText('Draft')
  await chooseInMenu(page, own.title, 'Delete')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await chooseInMenu(page, own.title, 'Preview')
  await expect(page.getByRole('heading', { name: `Preview: ${own.title}` })).toBeVisible()
  await expect(page.getByText('No Content Available')).toBeVisible()
  await own.remove()
})

test('what was planned happens by itself, and shows at once', async ({ page, playwright, baseURL }) => {
  const own = await storedPage(page, [{ type: 'hero', config: { title: 'Here at last' } }])
  const visitor = await playwright.request.newContext({ baseURL })
  const status = async () => (await visitor.get(`/${own.slug}`)).status()
  expect(await status()).toBe(404)
  const plan = { publishAt: new Date(Date.now() + 3000), unpublishAt: new Date(Date.now() + 14_000) }
  expect((await page.request.put(`/api/pages/${own.id}`, { data: plan })).status()).toBe(200)
  expect(await status()).toBe(404)
  await expect.poll(status, { timeout: 15_000 }).toBe(200)
  await expect.poll(status, { timeout: 20_000 }).toBe(404)
  expect(await own.stored()).toMatchObject({ isPublished: false, publishAt: null, unpublishAt: null })
  await visitor.dispose()
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
