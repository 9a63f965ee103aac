import { type Page } from '@playwright/test'
import { account, expect, test as everybody } from './fixtures'
import { holdScripts } from './hydration'
import { storedLeads } from './leads'
import { builderReady, test } from './staff-pages'

// A staff page takes a click, a command and what is typed before its scripts have come.

/** Opens a page whose scripts are held back, as far as it comes without them. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })

const isHydrated = (page: Page, part = page.locator('body')) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))

test('a click is done once the page can do it, and only once', async ({ page, own }) => {
  const ownPage = await own.page([{ type: 'text', config: { content: 'Some words' } }])
  const release = await holdScripts(page)
  await open(page, `/admin/pages/${ownPage.id}/edit`)
  const add = page.getByRole('button', { name: 'Add Testimonial', exact: true })
  await add.click()
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  expect(await isHydrated(page)).toBe(false)
  release()
  await builderReady(page)
  await expect(page.getByText('2 Components', { exact: true })).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-busy')
  await add.click()
  await expect(page.getByText('3 Components', { exact: true })).toBeVisible()
})

test('a menu that opens by pressing opens; of several clicks the last one counts', async ({ page, own }) => {
  const ownPage = await own.page()
  const release = await holdScripts(page)
  await open(page, '/admin/pages')
  await page.getByRole('button', { name: 'Last Updated' }).click()
  await page.getByRole('button', { name: `More for ${ownPage.title}` }).click()
  release()
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: ownPage.title, exact: true }) })
  await expect(row).toContainText('Published')
  await expect(page.getByRole('columnheader', { name: 'Last Updated' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('a press that React itself takes up, as it takes the page over, opens a menu once', async ({ page }) => {
  test.slow()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (let visit = 0; visit < 3; visit += 1) {
    await open(page, '/admin')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeVisible({ timeout: 25_000 })
  }
})

test('the form has the text typed before, and Ctrl K opens the palette', async ({ page }) => {
  const release = await holdScripts(page)
  await open(page, '/admin/pages/new')
  // pressSequentially() alone doesn't wait until the streamed form is shown.
  const title = page.getByLabel('Page Title')
  await title.click()
  await title.pressSequentially('Winter Hours')
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('URL Slug')).toHaveValue('')
  release()
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('Winter Hours')
  await expect(page.getByLabel('URL Slug')).toHaveValue('winter-hours')
})

test('what is selected in a text stays selected', async ({ page }) => {
  const release = await holdScripts(page)
  await open(page, '/admin/areas/pages/tallman/home-renovation')
  const opening = page.getByRole('textbox', { name: 'Opening' })
  await expect(opening).not.toHaveValue('')
  await opening.selectText()
  expect(await isHydrated(page, opening)).toBe(false)
  release()
  await expect.poll(() => isHydrated(page, opening)).toBe(true)
  await page.keyboard.type('Other words')
  await expect(opening).toHaveValue('Other words')
})

test('what is chosen from a list counts', async ({ page, own, staff }) => {
  const person = own.someone()
  expect(
    (await page.request.post('/api/contact', { data: { ...person, projectType: 'countertops' } })).ok(),
  ).toBe(true)
  const [lead] = await storedLeads(staff, person.name)
  const release = await holdScripts(page)
  await open(page, `/admin/leads/${lead?.id}`)
  await page.getByLabel('Status').selectOption('Quoted')
  expect(await isHydrated(page)).toBe(false)
  release()
  await expect(page.getByText('Status set to Quoted').first()).toBeVisible()
})

test('a file that is chosen is read', async ({ page }) => {
  const release = await holdScripts(page)
  await open(page, '/admin/blog/import')
  await page.getByLabel('Export file').setInputFiles('tests/unit/fixtures/wordpress-export.xml')
  expect(await isHydrated(page)).toBe(false)
  release()
  await expect(page.getByRole('heading', { name: /would be imported$/ })).toBeVisible()
})

test('a form shows what is stored', async ({ page }) => {
  await holdScripts(page)
  await open(page, '/admin/settings')
  await expect(page.getByLabel('ZIP')).toHaveValue('10920')
  expect(await isHydrated(page)).toBe(false)
})

test('a key of the list goes to its first row', async ({ page, own }) => {
  await own.page()
  const release = await holdScripts(page)
  await open(page, '/admin/pages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('j')
  expect(await isHydrated(page)).toBe(false)
  release()
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeFocused()
})

test('a link leads on without waiting for anything', async ({ page }) => {
  await holdScripts(page)
  await open(page, '/admin/pages')
  await page.getByRole('link', { name: 'Create New Page' }).click()
  await expect(page.getByLabel('Page Title')).toBeVisible()
  expect(await isHydrated(page)).toBe(false)
})

everybody('signing in by the Enter key before the page is ready', async ({ page }) => {
  const release = await holdScripts(page)
  await open(page, '/login?callbackUrl=/admin/pages')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  const sent = page.waitForRequest('**/api/auth/callback/credentials')
  await page.keyboard.press('Enter')
  expect(await isHydrated(page)).toBe(false)
  release()
  expect((await sent).method()).toBe('POST')
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
})
