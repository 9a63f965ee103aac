import { desktop, expect, expectAccessible } from './fixtures'
import { canvasOf, namesInCanvas, openBuilder, sheetOf, test } from './staff-pages'

const three = [
  { type: 'hero', config: { title: 'First words' } },
  { type: 'text', config: { content: 'Some words' } },
  { type: 'cta', config: { title: 'Last words' } },
]

test('nothing is lost: a reload, leaving, the preview', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(three)
  await openBuilder(page, ownPage.id)
  const canvas = canvasOf(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await sheetOf(page).getByRole('button', { name: 'Delete Text' }).click()
  await page.reload()
  await expect(page.getByText('We kept your unsaved work on this page from')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(canvas.getByText('2 Components')).toBeVisible()

  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: `Preview: ${ownPage.title}` })).toBeVisible()
  await expect(page.getByText('With your unsaved changes')).toBeVisible()
  await expect(sheetOf(page).getByText('First words')).toBeVisible()
  await expect(sheetOf(page).getByText('Some words')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(canvas.getByText('2 Components')).toBeVisible()
  // The browser's Back leads there just as well.
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByText('With your unsaved changes')).toBeVisible()
  await page.goBack()
  await expect(canvas.getByText('2 Components')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)

  await page.getByRole('link', { name: '← Back to Pages' }).click()
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leave.getByRole('button', { name: 'Stay' }).click()
  await expect(canvas.getByText('2 Components')).toBeVisible()
  await page.getByRole('link', { name: '← Back to Pages' }).click()
  await leave.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await openBuilder(page, ownPage.id)
  await expect(canvas.getByText('3 Components')).toBeVisible()
  await expect(page.getByText('We kept your unsaved work')).toHaveCount(0)
})

test('in the canvas the names of a room before and after stand each on its side', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const pictures = {
    beforeImage: '/images/kitchen-02-before.webp',
    afterImage: '/images/kitchen-02-after.webp',
  }
  const ownPage = await own.page([{ type: 'before-after', config: pictures }])
  await openBuilder(page, ownPage.id)
  const block = sheetOf(page).getByRole('article')
  const boxOf = async (name: string) => (await block.getByText(name, { exact: true }).boundingBox())!
  const [before, after] = [await boxOf('Before'), await boxOf('After')]
  expect(before.x + before.width).toBeLessThan(after.x)
  // A bar's icon says what it does, and its key, to who rests on it.
  await page.getByRole('button', { name: 'Revisions' }).focus()
  await expect(page.getByRole('tooltip')).toHaveText('Revisions')
})

test('work of earlier visits and of other tabs is offered one by one, and none replaces another', async ({
  page,
  context,
  own,
}) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(three)
  const restore = (tab: typeof page) => tab.getByRole('button', { name: 'Restore' })
  const loseWithout = async (tab: typeof page, name: string) => {
    await openBuilder(tab, ownPage.id)
    await sheetOf(tab)
      .getByRole('button', { name: `Delete ${name}` })
      .click()
    await expect(tab.getByTitle(/^Kept since/).filter({ visible: true })).toBeVisible()
    await tab.close({ runBeforeUnload: false })
  }
  await loseWithout(await context.newPage(), 'Hero')
  // The offer stands while something else is begun, and lost as well.
  await loseWithout(await context.newPage(), 'Text')

  await openBuilder(page, ownPage.id)
  await restore(page).click()
  await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Call to Action'])
  await expect(restore(page)).toBeVisible()
  await page.getByRole('button', { name: 'Save Page' }).click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await openBuilder(page, ownPage.id)
  await restore(page).click()
  await expect.poll(() => namesInCanvas(page)).toEqual(['Text', 'Call to Action'])
  await expect(restore(page)).toHaveCount(0)
  await page.getByRole('link', { name: '← Back to Pages' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  await openBuilder(page, ownPage.id)
  await expect(restore(page)).toHaveCount(0)
})

test.describe('refusals', () => {
  test.use({ expectedErrors: [/status (of )?401/] })

  test('an ended session is taken up again in place, by the same click', async ({ page, own }) => {
    const ownPage = await own.page(three)
    await openBuilder(page, ownPage.id)
    const cookies = await page.context().cookies()
    await sheetOf(page).getByRole('button', { name: 'Delete Text' }).click()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save Page' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again to save' })
    await expect(dialog.getByLabel('Email')).not.toHaveValue('')
    // Signs in without counting as another try of the sign-in limit.
    await page.route('**/api/auth/callback/credentials', async (route) => {
      await page.context().addCookies(cookies)
      await route.fulfill({ json: { url: new URL('/admin', page.url()).href } })
    })
    await dialog.getByLabel('Password').fill('whatever it is')
    await dialog.getByRole('button', { name: 'Sign in and save' }).click()
    await expect(page.getByText('Page updated successfully')).toBeVisible()
    expect((await ownPage.stored()).components).toHaveLength(2)
  })
})
