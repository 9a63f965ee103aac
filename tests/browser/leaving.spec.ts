import { type Page as Tab } from '@playwright/test'
import { desktop, expect, expectAccessible } from './fixtures'
import { builderReady, openBuilder, sheetOf, test } from './staff-pages'

const two = [
  { type: 'hero', config: { title: 'First words' } },
  { type: 'text', config: { content: 'Some words' } },
]

test.use({ viewport: desktop })

/** Goes somewhere by the palette: the builder itself has no links but those back. */
async function jumpTo(page: Tab, label: string) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(label)
  await expect(page.getByRole('option', { name: label, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
}

test('leaving unsaved work is asked about: by Back, by a jump, to the public site', async ({ page, own }) => {
  const ownPage = await own.page(two)
  await page.goto('/admin/pages')
  await page.getByRole('link', { name: ownPage.title, exact: true }).click()
  await builderReady(page)
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const list = page.getByRole('heading', { name: 'Pages Management' })
  const blocks = (count: string) => expect(page.getByText(count, { exact: true })).toBeVisible()

  // Nothing has changed yet: Back goes back.
  await page.goBack()
  await expect(list).toBeVisible()
  await page.goForward()
  await blocks('2 Components')

  await sheetOf(page).getByRole('button', { name: 'Delete Text' }).click()
  await page.goBack()
  await leave.getByRole('button', { name: 'Stay' }).click()
  await expect(leave).toHaveCount(0)
  await blocks('1 Component')
  await jumpTo(page, 'Go to Content')
  await expect(leave).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leave).toHaveCount(0)
  await blocks('1 Component')

  // Undone by hand: nothing is left to ask about, and Back goes where it should.
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.goBack()
  await expect(list).toBeVisible()
  await page.goForward()
  await blocks('2 Components')

  await sheetOf(page).getByRole('button', { name: 'Delete Text' }).click()
  await page.goBack()
  await leave.getByRole('button', { name: 'Leave, keep them here' }).click()
  await expect(list).toBeVisible()
  await page.getByRole('link', { name: ownPage.title, exact: true }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await blocks('1 Component')
  await jumpTo(page, 'Go to Content')
  await leave.getByRole('button', { name: 'Leave, keep them here' }).click()
  await expect(page).toHaveURL(/\/admin\/content$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Restore' }).click()
  await blocks('1 Component')
  // A jump within the page leaves nothing.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await expect(leave).toHaveCount(0)
  await jumpTo(page, 'View site')
  await leave.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await openBuilder(page, ownPage.id)
  await blocks('2 Components')
  await expect(page.getByText('We kept your unsaved work')).toHaveCount(0)
})

test('text written while a save is under way is still to be saved', async ({ page, own }) => {
  const ownPage = await own.page(two)
  await openBuilder(page, ownPage.id)
  await sheetOf(page).getByRole('button', { name: 'Delete Text' }).click()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/pages/${ownPage.id}`, (route) => answered.then(() => route.continue()))
  const save = page.getByRole('button', { name: 'Save Page' })
  await save.click()
  await page.getByRole('button', { name: 'Add Testimonial' }).click()
  answer()
  await expect(page.getByText('Page updated successfully')).toBeVisible()
  await expect(page.getByText('Unsaved changes').filter({ visible: true })).toBeVisible()
  await save.click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  expect((await ownPage.stored()).components.map(({ type }) => type)).toEqual(['hero', 'testimonial'])
})

test.describe('refusals', () => {
  // The address that is taken is refused.
  test.use({ expectedErrors: [/status (of )?409/] })

  test('Enter in the question stays; "Save and leave" saves and goes on, or stays where it is refused', async ({
    page,
    own,
  }) => {
    const ownPage = await own.page(two)
    const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    const saveAndLeave = leave.getByRole('button', { name: 'Save and leave' })
    await page.goto('/admin/pages')
    await page.getByRole('link', { name: ownPage.title, exact: true }).click()
    await builderReady(page)
    await sheetOf(page).getByRole('button', { name: 'Delete Text' }).click()
    for (const away of [() => page.goBack(), () => jumpTo(page, 'Go to Content')]) {
      await away()
      await expect(leave.getByRole('button', { name: 'Stay' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(leave).toHaveCount(0)
      await expect(page.getByText('1 Component', { exact: true })).toBeVisible()
    }
    await expectAccessible(page)

    // Refused: it stays, at what is to be corrected.
    await page.getByRole('button', { name: /^Page settings/ }).click()
    const settings = page.getByRole('complementary', { name: 'Page settings' })
    await settings.getByLabel('URL Slug').fill('contact')
    await settings.getByRole('button', { name: 'Save Changes' }).click()
    await jumpTo(page, 'Go to Content')
    await saveAndLeave.click()
    await expect(settings.getByLabel('URL Slug')).toBeFocused()
    await settings.getByLabel('URL Slug').fill(ownPage.slug)
    await settings.getByRole('button', { name: 'Save Changes' }).click()
    await page.goBack()
    await saveAndLeave.click()
    await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
    expect((await ownPage.stored()).components).toHaveLength(1)
    await openBuilder(page, ownPage.id)
    await expect(page.getByText('We kept your unsaved work')).toHaveCount(0)
  })
})

test('leaving a live page publishes nothing: its changes wait, and what is about visitors is checked first', async ({
  page,
  own,
}) => {
  const ownPage = await own.page(two, { isPublished: true })
  const live = async () => (await page.request.get(`/${ownPage.slug}`)).text()
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const saveAndLeave = leave.getByRole('button', { name: 'Save and leave' })
  await openBuilder(page, ownPage.id)
  await sheetOf(page).getByRole('button', { name: 'Delete Text' }).click()
  await jumpTo(page, 'Go to Content')
  await expect(leave).toContainText('Visitors see the page as it was until you publish')
  await saveAndLeave.click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/content$/)
  expect((await ownPage.stored()).components).toHaveLength(2)

  // A new address can't wait: the question comes first, and leaving goes on behind it.
  await openBuilder(page, ownPage.id)
  await expect(page.getByText('1 Component', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Page settings/ }).click()
  const settings = page.getByRole('complementary', { name: 'Page settings' })
  const slug = `${ownPage.slug}-moved`
  await settings.getByLabel('URL Slug').fill(slug)
  await settings.getByRole('button', { name: 'Save Changes' }).click()
  await jumpTo(page, 'Go to Content')
  await saveAndLeave.click()
  const question = page.getByRole('dialog', { name: 'Publish changes' })
  await expect(question.getByRole('region', { name: 'Check' }).getByRole('status')).toHaveText(/^Checked: /)
  expect(await live()).toContain('Some words')
  await question.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page).toHaveURL(/\/admin\/content$/)
  expect(await ownPage.stored()).toMatchObject({ slug, components: [{ type: 'hero' }] })
})

test('a post and a project are saved and left by the same question', async ({ page, own }) => {
  const saveAndLeave = page.getByRole('button', { name: 'Save and leave' })
  const post = await own.post({ content: 'First.' })
  await page.goto(`/admin/blog/${post.id}/edit`)
  await expect(page.getByRole('toolbar', { name: 'Text' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${post.title} again`)
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await saveAndLeave.click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await page.goto(`/admin/blog/${post.id}/edit`)
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(`${post.title} again`)
  await expect(page.getByText('We kept your unsaved work')).toHaveCount(0)

  const project = await own.project()
  await page.goto('/admin/content')
  await page.goto(`/admin/content/projects/${project.id}`)
  const cost = page.getByRole('textbox', { name: 'Cost' })
  await cost.fill('$2,000')
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await saveAndLeave.click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await page.goto(`/admin/content/projects/${project.id}`)
  await expect(cost).toHaveValue('$2,000')
})
