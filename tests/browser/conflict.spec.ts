import { type APIRequestContext, type Page as Tab, type Request } from '@playwright/test'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { type OwnPage } from './own'
import { namesInCanvas, openBuilder, sheetOf, test } from './staff-pages'

test.use({ expectedErrors: [/status (of )?409/] })

const three = [
  { type: 'hero', config: { title: 'A new kitchen' } },
  { type: 'text', config: { content: 'Some words' } },
  { type: 'cta', config: { title: 'Last words' } },
]

/** Somebody else's save: other words in the hero, reviews at the end. */
async function saveTheirs(staff: APIRequestContext, page: OwnPage, more: object = {}) {
  const [hero, ...rest] = page.components
  const components = [
    { ...hero, config: { ...hero?.config, title: 'A new kitchen without the big bill' } },
    ...rest,
    { id: 'reviews-1', type: 'reviews', config: {} },
  ]
  const answer = await staff.put(`/api/pages/${page.id}`, {
    data: { components, version: page.version, ...more },
  })
  expect(answer.ok()).toBe(true)
}

const dialogOf = (tab: Tab) =>
  tab.getByRole('alertdialog', { name: /saved this page while you were editing$/ })
const revisionsOf = (tab: Tab) => tab.getByRole('complementary', { name: 'Revisions' })

test(
  'by mouse: both are put together, and what isn’t taken can be brought back',
  { tag: '@postgres' },
  async ({ page, own, staff }) => {
    test.slow()
    await page.setViewportSize(desktop)
    const ownPage = await own.page(three, { isPublished: true })
    await openBuilder(page, ownPage.id)
    await sheetOf(page).getByRole('button', { name: 'Edit Hero' }).click()
    const panel = page.getByRole('complementary', { name: 'Edit Hero' })
    await panel.getByLabel('Title', { exact: true }).fill('A new kitchen paid for month by month')
    await panel.getByRole('button', { name: 'Save Changes' }).click()
    await sheetOf(page).getByRole('button', { name: 'Delete Text' }).click()
    await saveTheirs(staff, ownPage)
    const save = page.getByRole('button', { name: 'Save Page' })
    await save.click()

    // Their save was published, so its revision tells whose it is.
    const dialog = dialogOf(page)
    await expect(dialog).toHaveAccessibleDescription(
      /^Nothing is lost\. Only Hero was changed by both; choose one\./,
    )
    await expect(dialog.getByText('Not saved, 2 changes')).toBeVisible()
    await expect(dialog.getByRole('insertion').filter({ hasText: 'paid for month by month' })).toBeVisible()
    await expect(dialog.getByRole('insertion').filter({ hasText: 'without the big bill' })).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^Take this hero \(your/ })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Call to Action'])

    await save.click()
    await dialog.getByText('Take this hero').nth(1).click()
    await expect(dialog.getByRole('radio', { name: /^Take this hero \(your/ })).not.toBeChecked()
    // A third version comes in between: both stay put together in the canvas, and are compared once more.
    await staff.put(`/api/pages/${ownPage.id}`, { data: { metaTitle: 'Once more' } })
    await dialog.getByRole('button', { name: 'Put both together' }).click()
    const together = page.getByRole('alertdialog', { name: 'Both together' })
    await expect(together.getByRole('radio', { name: 'Owner’s' })).toBeChecked()
    await expect(together.getByText('Visitors see it right away.')).toBeVisible()
    await together.getByRole('button', { name: 'Save this' }).click()
    await expect(dialog).toHaveAccessibleDescription(
      /You two changed different things, so both fit together\./,
    )
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Call to Action', 'Reviews'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Call to Action'])
    await page.getByRole('button', { name: 'Redo' }).click()
    await save.click()
    await dialog.getByRole('button', { name: 'Put both together' }).click()
    await together.getByRole('button', { name: 'Save this' }).click()
    await expect(page.getByText('Page updated successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
    const both = await ownPage.stored()
    expect(both.components.map(({ type }) => type)).toEqual(['hero', 'cta', 'reviews'])
    expect(both.components[0]?.config.title).toBe('A new kitchen without the big bill')
    expect(both.metaTitle).toBe('Once more')

    // My words stand under Revisions: what they would change is told, and bringing them back is one step.
    await openBuilder(page, ownPage.id)
    await page.getByRole('button', { name: 'Revisions' }).click()
    const revisions = revisionsOf(page)
    await revisions
      .getByRole('button', { name: /^Compare “Before it was put together/ })
      .last()
      .click()
    const compare = page.getByRole('dialog', { name: 'Compare' })
    await expect(compare.getByRole('insertion')).toHaveText('paid for month by month')
    await expect(compare.getByRole('deletion')).toHaveText('without the big bill')
    await expectAccessible(page)
    await compare.getByRole('button', { name: 'Restore this version' }).click()
    await expect(sheetOf(page).getByRole('article', { name: 'Hero' })).toContainText(
      'paid for month by month',
    )
    await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Call to Action'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Call to Action', 'Reviews'])
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  },
)

test('by keyboard only: theirs is taken, mine is restored', async ({ page, own, staff }) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(three)
  // Said once and early: Chromium's pages hear of a route some milliseconds after Playwright, later than a key.
  let isRefused = (request: Request) => request.method() === 'POST'
  await page.route(/\/revisions\b/, (route) =>
    isRefused(route.request()) ? route.abort('aborted') : route.continue(),
  )
  await openBuilder(page, ownPage.id)
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).last().focus()
    await page.keyboard.press('Enter')
  }
  await sheetOf(page).getByRole('button', { name: 'Edit Hero' }).focus()
  await page.keyboard.press('Delete')
  await saveTheirs(staff, ownPage)
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = dialogOf(page)
  // I deleted what they changed: leaving it out is mine, and the arrow goes to theirs.
  const leaveOut = dialog.getByRole('radio', { name: /^Leave it out/ })
  await expect(leaveOut).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^Take this hero \(Owner’s version/ })).toBeChecked()
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Take Owner’s version' })).toBeFocused()

  // While mine can't be kept nothing happens to it.
  await page.keyboard.press('Enter')
  await expect(page.getByText('Failed to keep your version')).toBeVisible()
  await expect(dialog).toBeVisible()
  isRefused = () => false
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(() => namesInCanvas(page)).toEqual(['Hero', 'Text', 'Call to Action', 'Reviews'])
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)

  await press('Revisions')
  await expect(revisionsOf(page).getByText('“Set aside for Owner’s version”')).toBeVisible()
  // One that can't be fetched is told about, and the list stays.
  isRefused = (request) => /\/revisions\/./.test(request.url())
  await press(/^Compare “Set aside/)
  await expect(page.getByText('Failed to load revision')).toBeVisible()
  isRefused = () => false
  await press(/^Restore “Set aside/)
  await expect.poll(() => namesInCanvas(page)).toEqual(['Text', 'Call to Action'])
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Page updated successfully')).toBeVisible()
  const { components, isPublished } = await ownPage.stored()
  expect([components.map(({ type }) => type), isPublished]).toEqual([['text', 'cta'], false])
})

test('on a phone: mine is saved, theirs stays under a name; work of an earlier visit asks as well', async ({
  page,
  own,
  staff,
}) => {
  await page.setViewportSize(phone)
  const ownPage = await own.page(three)
  await openBuilder(page, ownPage.id)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('navigation', { name: 'Page' }).getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Add Testimonial' }).click()
  await expect(page.getByText('Unsaved changes').filter({ visible: true })).toBeVisible()
  // The tab is lost, theirs is saved, and the kept work begins with what neither of them has changed.
  await page.reload()
  await saveTheirs(staff, ownPage, { title: 'Their title' })
  await openBuilder(page, ownPage.id)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(sheetOf(page).getByRole('article', { name: 'Testimonial' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Page' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleDescription(/so both fit together\./)
  await expect(dialog.getByText(/^Not saved, 1 change/)).toBeVisible()
  await expect(dialog.getByText('Page Title')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const tops = await dialog.getByRole('button').evaluateAll((all) =>
    all
      .map(
        (box) =>
          ({ name: box.textContent, ...box.getBoundingClientRect().toJSON() }) as DOMRect & {
            name: string
          },
      )
      .sort((a, b) => a.y - b.y),
  )
  expect(tops[0]?.name).toBe('Put both together')
  expect(Math.min(...tops.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  await dialog.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('Page updated successfully')).toBeVisible()
  expect((await ownPage.stored()).components.map(({ type }) => type)).toEqual([
    'hero',
    'text',
    'cta',
    'testimonial',
  ])
  expect((await ownPage.stored()).title).toBe(ownPage.title)

  await openBuilder(page, ownPage.id)
  await page.getByRole('navigation', { name: 'Page' }).getByRole('button', { name: 'Page' }).click()
  await page.getByRole('button', { name: 'Revisions' }).last().click()
  // Theirs is the save before mine.
  await page
    .getByRole('button', { name: /^Compare Saved/ })
    .nth(1)
    .click()
  const compare = page.getByRole('dialog', { name: 'Compare' })
  await expect(compare).toContainText('without the big bill')
  await expectNoSidewaysScroll(page)
  await compare.getByRole('button', { name: 'Close' }).last().click()
  const revisions = revisionsOf(page)
  await revisions.getByLabel('Name this version').fill('Before spring')
  await revisions.getByRole('button', { name: 'Save with this name' }).click()
  await expect(revisions.getByText('“Before spring”')).toBeVisible()
})
