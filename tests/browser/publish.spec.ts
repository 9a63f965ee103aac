import { desktop, expect, expectAccessible, expectNoSidewaysScroll, holdMessage, phone } from './fixtures'
import { canvasOf, openBuilder, sheetOf, test } from './staff-pages'

const unready = [
  { type: 'hero', config: { title: 'Kitchens in spring', subtitle: 'Until June' } },
  { type: 'testimonial', config: { name: 'Dana Ortiz', location: 'Nyack' } },
  { type: 'text', config: { content: '<p>Read <a href="/nothing-here">our prices</a> first.</p>' } },
]

test(
  'publishing by mouse: what will happen, what isn’t fit yet, and the way to it',
  { tag: '@postgres' },
  async ({ page, own }) => {
    await page.setViewportSize(desktop)
    const ownPage = await own.page(unready)
    await openBuilder(page, ownPage.id)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish this page' })
    await expect(dialog).toContainText(`/${ownPage.slug}`)
    const check = dialog.getByRole('region', { name: 'Check' })
    await expect(check.getByRole('button')).toHaveText([
      /2\. Testimonial.*“Great service!”/,
      /3\. Text.*\/nothing-here leads nowhere/,
      /Page settings.*No description/,
    ])
    await expect(check.getByRole('status')).toHaveText('Checked: 3 things to look at')
    await expectAccessible(page)
    expect(await ownPage.stored()).toMatchObject({ isPublished: false })

    await check.getByRole('button', { name: /Testimonial/ }).click()
    const panel = page.getByRole('complementary', { name: 'Edit Testimonial' })
    const words = panel.getByLabel('What the customer says')
    await expect(panel).toBeVisible()
    await words.fill('They came every day.')
    await panel.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(check.getByRole('status')).toHaveText('Checked: 2 things to look at')
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    const message = page.getByText(`Live at /${ownPage.slug}`)
    await expect(message).toBeVisible()
    await holdMessage(page, `Live at /${ownPage.slug}`)
    // The words have the line; the buttons stand below them.
    expect((await message.boundingBox())?.width).toBeGreaterThan(240)
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await expect((await popup).getByText('They came every day.')).toBeVisible()

    // Here nothing has moved, and Undo brings back words, not the draft.
    await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible()
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.getByRole('button', { name: 'Check' }).click()
    const live = page.getByRole('dialog', { name: 'This page is live' })
    await expect(live.getByRole('link', { name: 'View page' })).toHaveAttribute('href', `/${ownPage.slug}`)
    await page.keyboard.press('Escape')
    const view = page.getByRole('link', { name: 'View page' })
    await expect(view).toHaveAttribute('href', `/${ownPage.slug}`)
    const viewed = page.waitForEvent('popup')
    await view.click()
    await expect((await viewed).getByText('They came every day.')).toBeVisible()
  },
)

test('Ctrl S in a panel saves, and the place, the panel and Undo stay', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page([{ type: 'cta', config: { title: 'Call before Friday' } }])
  await openBuilder(page, ownPage.id)
  await sheetOf(page).getByRole('button', { name: 'Edit Call to Action' }).click()
  const title = page
    .getByRole('complementary', { name: 'Edit Call to Action' })
    .getByLabel('Title', { exact: true })
  await title.fill('Call today')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Page updated successfully')).toBeVisible()
  await expect(title).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
  await expect(page).toHaveURL(/\/edit$/)
})

for (const width of [390, 1024])
  test(`at ${width} pixels Save Page says what it will do`, async ({ page, own }) => {
    await page.setViewportSize({ width, height: 800 })
    const ownPage = await own.page(unready, { isPublished: true })
    await openBuilder(page, ownPage.id)
    const save = page.getByRole('button', { name: 'Save Page', exact: true })
    await expect(save).toContainText('goes live now')
    await expect(save.getByText('goes live now')).toBeInViewport({ ratio: 1 })
    await expect(save).toHaveAccessibleDescription('Save Page goes live now; Ctrl S keeps a draft')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('by keyboard: planned, published, taken off; the list says so too', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(unready)
  await openBuilder(page, ownPage.id)
  const open = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await open('Publish')
  const dialog = page.getByRole('dialog', { name: 'Publish this page' })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await dialog.getByRole('button', { name: 'At a time' }).focus()
  await page.keyboard.press('Enter')
  const plan = page.getByRole('dialog', { name: 'Schedule this page' })
  await plan.getByRole('button', { name: 'Schedule' }).focus()
  await page.keyboard.press('Enter')
  await expect(plan.getByText('Choose a day and a time')).toBeVisible()
  await plan.getByLabel('Show from', { exact: true }).fill('2100-01-04T09:00')
  await plan.getByRole('button', { name: 'Schedule' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Page scheduled')).toBeVisible()
  expect((await ownPage.stored()).publishAt).toBe('2100-01-04T14:00:00.000Z')

  await open('Schedule…')
  await plan.getByRole('button', { name: 'Now', exact: true }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Publish now' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Live at /${ownPage.slug}`)).toBeVisible()
  expect(await ownPage.stored()).toMatchObject({ isPublished: true, publishAt: null })

  await page.getByRole('button', { name: /^Page settings/ }).press('Enter')
  const settings = page.getByRole('complementary', { name: 'Page settings' })
  await settings.getByRole('button', { name: 'Draft', exact: true }).press('Enter')
  await open('Unpublish…')
  const off = page.getByRole('dialog', { name: 'Take this page off the site' })
  await off.getByRole('button', { name: 'Unpublish' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Page unpublished')).toBeVisible()
  expect((await page.request.get(`/${ownPage.slug}`)).status()).toBe(404)

  await page.goto('/admin/pages')
  await page.getByRole('button', { name: `More for ${ownPage.title}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Publish now' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Checked: 3 things to look at')
  await dialog.getByRole('button', { name: 'Publish now' }).press('Enter')
  await expect(page.getByText(`Live at /${ownPage.slug}`)).toBeVisible()
  await page.getByRole('button', { name: `More for ${ownPage.title}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'View page' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${ownPage.slug}$`))
})

test('on a phone the bar at the foot has the button', async ({ page, own }) => {
  await page.setViewportSize(phone)
  const ownPage = await own.page(unready)
  await openBuilder(page, ownPage.id)
  await page.getByRole('navigation', { name: 'Page' }).getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this page' })
  await expect(dialog.getByRole('status')).toHaveText('Checked: 3 things to look at')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: /Page settings/ }).click()
  const settings = page.getByRole('complementary', { name: 'Page settings' })
  await settings.getByLabel('Meta Description (SEO)').fill('Ten percent off until June.')
  await settings.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('navigation', { name: 'Page' }).getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Checked: 2 things to look at')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(`Live at /${ownPage.slug}`)).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await ownPage.stored()).toMatchObject({
    isPublished: true,
    metaDescription: 'Ten percent off until June.',
  })
  await page.getByRole('navigation', { name: 'Page' }).getByRole('button', { name: 'Page' }).click()
  await expect(settings.getByRole('link', { name: 'View page' })).toHaveAttribute('href', `/${ownPage.slug}`)
})

test('Ctrl S saves and stays: place, selection and undo are kept; a link in a text is edited, not followed', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page([...unready, ...unready])
  await openBuilder(page, ownPage.id)
  const canvas = canvasOf(page)
  await sheetOf(page).getByRole('button', { name: 'Edit Text' }).last().click()
  const panel = page.getByRole('complementary', { name: 'Edit Text' })
  const text = panel.getByRole('textbox', { name: 'Content' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And more.')
  await expect(sheetOf(page).getByRole('paragraph').filter({ hasText: 'first. And more.' })).toBeVisible()
  const place = () => canvas.evaluate((element) => element.scrollTop)
  const before = await place()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Page updated successfully')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(text).toBeFocused()
  expect(await place()).toBe(before)
  expect(before).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\/edit$/)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()

  await page.keyboard.type(' Still here.')
  const address = panel.getByLabel('Link address')
  await text.getByText('our prices').click()
  await expect(address).toHaveValue('/nothing-here')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await address.fill('/contact')
  await panel.getByRole('button', { name: 'Set' }).click()
  await expect(address).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await ownPage.stored()).components[5]?.config.content)
    .toBe('<p>Read <a href="/contact">our prices</a> first. And more. Still here.</p>')
})

test('a template isn’t published before its words are replaced', async ({ page, own }) => {
  await page.goto('/admin/pages/new')
  const title = own.name('Spring Offer')
  await page.getByLabel('Page Title').fill(title)
  const publishes = page.getByRole('switch', { name: 'Publish immediately' })
  await publishes.click()
  // The form has been taken over.
  await expect(publishes).toBeChecked()
  await page.getByRole('radio', { name: /^Offer/ }).check()
  await page.getByRole('button', { name: 'Create Page' }).click()
  await expect(
    page.getByText(/It’s a draft\. Replace \[What the offer is.*before visitors see it/),
  ).toBeVisible()
  await holdMessage(page, 'It’s a draft.')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await expect(row).toContainText('Draft')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(/\/edit$/)
})
