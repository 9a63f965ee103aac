import { desktop, expect, expectAccessible } from './fixtures'
import { canvasOf, openBuilder, sheetOf, test } from './staff-pages'

const home = 'built-in-home'

test.afterEach(async ({ staff }) => {
  const { version } = (await (await staff.get(`/api/pages/${home}`)).json()) as { version: number }
  const data = { version, components: [], metaTitle: '' }
  expect((await staff.put(`/api/pages/${home}`, { data })).ok()).toBe(true)
})

test('an owner rewrites, hides and moves sections of the home page, and brings one back', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/admin/pages')
  await page.getByText('Town pages (8)').click()
  await expect(page.getByRole('link', { name: 'Nyack' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(canvasOf(page).getByText('7 Components')).toBeVisible()
  await openBuilder(page, home)

  const sheet = sheetOf(page)
  const panel = page.getByRole('complementary', { name: /^Edit / })
  const edit = (name: string) => sheet.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await edit('Opening of the home page')
  await panel.getByLabel('Title').fill('Kitchens by Dana')
  await expect(sheet.getByRole('heading', { level: 1, name: 'Kitchens by Dana' })).toBeVisible()
  await panel.getByLabel('Button under the kitchen for an estimate').fill('')
  await edit('Price list')
  await panel.getByLabel('Title').fill('Prices')
  await panel.getByRole('button', { name: 'Back to the original' }).click()
  await expect(sheet.getByRole('heading', { name: 'What we do, what it costs' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Back to the original' })).toHaveCount(0)
  await edit('Towns and map')
  await panel.getByRole('switch', { name: 'Visitors see it' }).click()
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.keyboard.press('Alt+ArrowUp')
  // The note with the keys stays beside the panel.
  const note = page
    .getByText(/moved to position/)
    .filter({ visible: true })
    .last()
  const [noteBox, panelBox] = [await note.locator('..').boundingBox(), await panel.boundingBox()]
  expect(noteBox!.x + noteBox!.width).toBeLessThan(panelBox!.x)
  await page.setViewportSize(desktop)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save Changes' }).click()
  await sheet.getByRole('article', { name: 'Price list' }).getByText('Price list').click()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'Save Page' }).click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()

  await page.goto('/')
  const headings = await page.locator('main :is(h1, h2)').allTextContents()
  expect(headings.slice(0, 2)).toEqual(['What we do, what it costs, how long it takes', 'Kitchens by Dana'])
  expect(headings).not.toContain('Serving All Rockland County')
  await page.getByRole('radio', { name: 'Sage' }).check()
  await expect(page.getByRole('img', { name: /^Sage cabinets/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make it yours' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get a price for this kitchen' })).toHaveCount(0)

  await openBuilder(page, home)
  await page.getByRole('button', { name: /^Page settings/ }).click()
  await page.getByRole('button', { name: 'Whole page back to the original' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the original' }).click()
  await expect(sheet.getByRole('heading', { level: 1, name: /^Kitchen and bath/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save Page' }).click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Serving All Rockland County' })).toBeVisible()
})
