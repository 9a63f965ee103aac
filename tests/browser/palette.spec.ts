import { type Page as Tab } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectDialogGone,
  expectNoSidewaysScroll,
  phone,
} from './fixtures'
import { pickUp } from './keyboard-drag'
import { type Own } from './own'
import { openBuilder, sheetOf, test } from './staff-pages'

const jump = (tab: Tab) => tab.getByRole('button', { name: /^Search or jump to/ })
const box = (tab: Tab) => tab.getByRole('combobox', { name: 'Search or jump to' })
const palette = (tab: Tab) => tab.getByRole('dialog', { name: 'Search or jump to' })
const option = (tab: Tab, name: string | RegExp) => palette(tab).getByRole('option', { name })
const chosen = (tab: Tab) => palette(tab).getByRole('option', { selected: true })

/** Opens the palette by its key. */
async function press(tab: Tab) {
  await tab.keyboard.press('Control+k')
  await expect(box(tab)).toBeFocused()
}

async function lead(tab: Tab, own: Own) {
  const person = own.someone()
  const answer = await tab.request.post('/api/contact', {
    data: { ...person, projectType: 'kitchen-remodeling', town: 'west-nyack' },
  })
  expect(answer.status()).toBe(201)
  return person
}

test(
  'by mouse: a lead is found and opened; actions, public pages, a page to create',
  { tag: '@postgres' },
  async ({ page, own }) => {
    await page.setViewportSize(desktop)
    const person = await lead(page, own)
    await page.goto('/admin/blog')
    await jump(page).click()
    await expect(box(page)).toBeFocused()
    await expect(palette(page).getByRole('group')).toHaveCount(2)
    await expect(option(page, 'New post')).toHaveCount(1)
    await expectAccessible(page)

    await box(page).fill('nya')
    await expect(option(page, '/rockland/nyack/kitchen-remodeling/')).toHaveAttribute(
      'href',
      '/rockland/nyack/kitchen-remodeling/',
    )
    const groups = ['Actions', 'Leads', 'Pages and posts', 'Content']
    for (const name of groups) await expect(palette(page).getByRole('group', { name })).toBeVisible()
    await expect(
      option(page, /West Nyack/)
        .first()
        .locator('mark'),
    ).toHaveText('Nya')
    await expectAccessible(page)

    await box(page).fill(person.name)
    await option(page, new RegExp(`^${person.name}`)).click()
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
    await expect(palette(page)).toBeHidden()

    await jump(page).click()
    await box(page).fill('Winter Hours')
    await option(page, 'Create page “Winter Hours”').click()
    await expect(page.getByLabel('Page Title')).toHaveValue('Winter Hours')
    await expect(page.getByLabel('URL Slug')).toHaveValue('winter-hours')
    await page.getByLabel('Initial Content').fill('Kept')
    // Another title while the form is open; a click beside the palette closes it.
    await jump(page).click()
    await box(page).fill('Autumn Hours')
    await option(page, 'Create page “Autumn Hours”').click()
    await expect(page.getByLabel('URL Slug')).toHaveValue('autumn-hours')
    await expect(page.getByLabel('Initial Content')).toHaveValue('Kept')
    // A slug written by hand stays, whatever the title.
    await page.getByLabel('URL Slug').fill('by-hand')
    await jump(page).click()
    await box(page).fill('Spring Hours')
    await option(page, 'Create page “Spring Hours”').click()
    await expect(page.getByLabel('Page Title')).toHaveValue('Spring Hours')
    await expect(page.getByLabel('URL Slug')).toHaveValue('by-hand')
    await jump(page).click()
    await page.mouse.click(20, 400)
    await expect(palette(page)).toBeHidden()
    await expect(jump(page)).toBeFocused()
  },
)

test('by keyboard: from within a field and back to it, choosing, actions only, a new tab', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/admin/pages/new')
  const field = page.getByLabel('Page Title')
  await field.click()
  await press(page)
  await page.keyboard.press('Escape')
  await expectDialogGone(page, 'Search or jump to')
  await expect(field).toBeFocused()

  await press(page)
  await expect(chosen(page)).toContainText('Show leads')
  // Waiting messages are second in the list, if there are any.
  const second = (await palette(page).getByRole('option').allTextContents())[1]!
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toContainText('Sign out')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(second)
  await page.keyboard.press('End')
  await expect(chosen(page)).toContainText('Sign out')
  await page.keyboard.press('Home')
  await expect(chosen(page)).toContainText('Show leads')
  const active = await box(page).getAttribute('aria-activedescendant')
  expect(await chosen(page).getAttribute('id')).toBe(active)

  await page.keyboard.type('>set')
  await expect(chosen(page)).toHaveText(/Go to Settings/)
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Control+Enter')])
  await expect(opened).toHaveURL(/\/admin\/settings$/)
  await opened.close()
  await expect(box(page)).toHaveValue('>set')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/settings$/)
  await expect(palette(page)).toBeHidden()

  await press(page)
  await page.keyboard.type('zxqv')
  await expect(palette(page).getByText('No lead, page or post has “zxqv”.')).toBeVisible()
  await expect(chosen(page)).toContainText('Create page “zxqv”')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
})

test('recent records, the actions of the screen, and the leads of a town', async ({ page, own }) => {
  const person = await lead(page, own)
  const ownPage = await own.page()
  await page.goto('/admin/leads?view=all')
  await page.getByRole('link', { name: person.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await openBuilder(page, ownPage.id)
  await press(page)
  const group = (name: string) => palette(page).getByRole('group', { name })
  await expect(group('Recent').getByRole('option')).toHaveText([new RegExp(`^${person.name}.*West Nyack`)])
  await expect(group('On this screen')).toContainText('Save Page')
  await expectAccessible(page)
  await option(page, 'Page settings').click()
  await expect(page.getByLabel('Page Title')).toBeVisible()

  await press(page)
  await option(page, new RegExp(`^${person.name}`)).click()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await press(page)
  await expect(group('Recent').getByRole('option')).toHaveText([new RegExp(`^${ownPage.title}`)])
  await page.keyboard.type('add not')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Note')).toBeFocused()
  // Ids only: no name stays in the browser.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Dana')

  await press(page)
  await page.keyboard.type('show leads from west nyack')
  await expect(chosen(page)).toHaveText(/Show leads from West Nyack.*\d+ leads?/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/leads\?view=all&town=west-nyack$/)
  await press(page)
  await expect(group('On this screen')).toContainText('Export as CSV')
})

test('in the page builder unsaved work is asked about before the palette leads away', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page([{ type: 'hero', config: { title: 'First words' } }])
  await openBuilder(page, ownPage.id)
  await page.getByRole('button', { name: 'Add Text', exact: true }).click()
  // A block held by the keyboard is put down first.
  await sheetOf(page).getByRole('button', { name: 'Drag Hero;' }).focus()
  await pickUp(page, 'Hero picked up at position 1 of 2')
  const draggedBlock = page.locator('[data-dragging]')
  await page.keyboard.press('Control+k')
  await expect(draggedBlock).toBeAttached()
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(draggedBlock).toHaveCount(0)
  await press(page)
  await page.keyboard.type('show leads')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/pages/${ownPage.id}/edit$`))
})

test.describe('when the site doesn’t answer', () => {
  test.use({ expectedErrors: [/palette|Failed to load resource|status 401/] })

  test('the actions stay, with a quiet line; an ended session is taken up again in place', async ({
    page,
  }) => {
    await page.goto('/admin/settings')
    await page.route('**/api/palette', (route) => route.abort('failed'))
    await press(page)
    await page.keyboard.type('blog')
    await expect(palette(page).getByText('The site didn’t answer.')).toBeVisible()
    await expect(chosen(page)).toContainText('Go to Blog')
    await page.unroute('**/api/palette')
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await page.keyboard.type('s')
    await expect(palette(page).getByText('Your session ended.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(palette(page).getByRole('button', { name: 'Sign in' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again', exact: true })
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(box(page)).toBeFocused()
    await palette(page).getByRole('button', { name: 'Sign in' }).click()
    // Signs in without counting as another try of the sign-in limit.
    await page.route('**/api/auth/callback/credentials', async (route) => {
      await page.context().addCookies(cookies)
      await route.fulfill({ json: { url: new URL('/admin', page.url()).href } })
    })
    await page.keyboard.type('whatever it is')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('blogs')
    await expect(palette(page).getByText('No lead, page or post has “blogs”.')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the palette is the screen: typed, cancelled, tapped', async ({ page, own }) => {
    const person = await lead(page, own)
    await page.goto('/admin')
    await jump(page).tap()
    await expect(box(page)).toBeFocused()
    await box(page).fill('845 555')
    await expect(option(page, /Dana|555/).first()).toBeVisible()
    expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...phone })
    for (const target of [option(page, /555/).first(), palette(page).getByRole('button', { name: 'Cancel' })])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await palette(page).getByRole('button', { name: 'Cancel' }).tap()
    await expect(palette(page)).toBeHidden()
    await expect(jump(page)).toBeFocused()
    await jump(page).tap()
    await box(page).fill(person.name)
    await option(page, new RegExp(`^${person.name}`)).tap()
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  })
})
