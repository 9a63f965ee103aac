import { type Page as Tab } from '@playwright/test'
import { desktop, expect } from './fixtures'
import { builderReady, openBuilder, test } from './staff-pages'

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
  const made = await own.page(two)
  await page.goto('/admin/pages')
  await page.getByRole('link', { name: made.title, exact: true }).click()
  await builderReady(page)
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const list = page.getByRole('heading', { name: 'Pages Management' })
  const blocks = (count: string) => expect(page.getByText(count, { exact: true })).toBeVisible()

  // Nothing has changed yet: Back goes back.
  await page.goBack()
  await expect(list).toBeVisible()
  await page.goForward()
  await blocks('2 Components')

  await page.getByRole('button', { name: 'Delete Text' }).click()
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

  await page.getByRole('button', { name: 'Delete Text' }).click()
  await page.goBack()
  await leave.getByRole('button', { name: 'Leave, keep them here' }).click()
  await expect(list).toBeVisible()
  await page.getByRole('link', { name: made.title, exact: true }).click()
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
  await openBuilder(page, made.id)
  await blocks('2 Components')
  await expect(page.getByText('We kept your unsaved work')).toHaveCount(0)
})

test('what is written while a save is under way is still to be saved', async ({ page, own }) => {
  const made = await own.page(two)
  await openBuilder(page, made.id)
  await page.getByRole('button', { name: 'Delete Text' }).click()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/pages/${made.id}`, (route) => answered.then(() => route.continue()))
  const save = page.getByRole('button', { name: 'Save Page' })
  await save.click()
  await page.getByRole('button', { name: 'Add Testimonial' }).click()
  answer()
  await expect(page.getByText('Page updated successfully')).toBeVisible()
  await expect(page.getByText('Unsaved changes').filter({ visible: true })).toBeVisible()
  await save.click()
  await expect(page.getByRole('heading', { name: 'Pages Management' })).toBeVisible()
  expect((await made.stored()).components.map(({ type }) => type)).toEqual(['hero', 'testimonial'])
})
