import { type Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectDialogGone,
  expectNoSidewaysScroll,
  holdMessage,
  phone,
  withoutNewsStream,
} from './fixtures'
import { expectHydrated, noteHydration } from './hydration'
import { test } from './staff-pages'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From now on time passes only when the test says so. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** Lets time pass step by step, so that what is shown can follow. */
async function pass(page: Page, milliseconds: number) {
  for (let step = 0; step < milliseconds; step += 250) await page.clock.runFor(250)
}

/** Shows a message and gives its place in the notification area. */
async function message(page: Page, name: string) {
  await button(page, name).click()
  const messages = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('status').or(page.getByRole('alert')) })
  // It fades in: half there, its colors are not its own.
  await expect(messages).toHaveCSS('opacity', '1')
  return messages
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop)
  await noteHydration(page)
  await withoutNewsStream(page)
  await page.goto('/admin/kit')
  await expectHydrated(page)
})

for (const viewport of [phone, desktop]) {
  test(`at ${viewport.width} pixels it is accessible, and nothing stands beyond the edge`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('heading', { level: 1, name: 'Kit' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test(`at ${viewport.width} pixels what lies over it is accessible`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const opener of ['Open dialog', 'Open question', 'Open sheet']) {
      await button(page, opener).click()
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
    await button(page, 'More for Spring Sale').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await message(page, 'Show failure')
    await holdMessage(page, 'Failed to update page')
    await expectAccessible(page)
  })
}

test('on a phone every target is 44 pixels high and wide', async ({ page }) => {
  await page.setViewportSize(phone)
  const small = await page.getByRole('main').evaluate((main) => {
    const targets = main.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [role="option"]')
    return [...targets]
      .map((target) => target.closest('label') ?? target)
      .filter((target) => target.checkVisibility() && !target.ariaHidden)
      .map((target) => ({ name: target.ariaLabel ?? target.innerText, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`)
  })
  expect(small).toEqual([])
})

test('dialog, question and sheet open, close by Escape and give the focus back', async ({ page }) => {
  await button(page, 'Open dialog').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await expect(dialog.getByLabel('Show from')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Open dialog')).toBeFocused()

  await button(page, 'Open question').press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(button(page, 'Open question')).toBeFocused()

  await button(page, 'Open sheet').press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Search listing' })
  await expect(sheet.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(sheet.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button(page, 'Open sheet')).toBeFocused()
})

test('the menu goes by arrows, and what it chooses happens with the focus back on its button', async ({
  page,
}) => {
  const opener = button(page, 'More for Spring Sale')
  await opener.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chosen: Delete')).toBeVisible()
  await expect(opener).toBeFocused()
})

test('the views of a list are links', async ({ page }) => {
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: 'Late 2' }).click()
  await expect(page).toHaveURL('/admin/kit?view=late')
  await expect(views.getByRole('link', { name: 'Late 2' })).toHaveAttribute('aria-current', 'page')
})

test('the command list filters and goes by arrows', async ({ page }) => {
  const input = page.getByRole('combobox', { name: 'Jump to' })
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
  const chosen = options.and(page.getByRole('option', { selected: true }))
  await input.focus()
  await expect(chosen).toContainText('Show leads')
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toContainText('Kitchen Financing')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toContainText('Show leads')
  await input.fill('creat')
  await expect(options).toHaveText(['Create New Page Starts as a draft'])
  await page.keyboard.press('Home')
  await page.keyboard.type('re')
  await expect(input).toHaveValue('recreat')
  await input.fill('kitchen')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chosen: Kitchen Financing')).toBeVisible()
  await expect(page).toHaveURL('/admin/kit')
  const [beside] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Control+Enter')])
  await expect(beside).toHaveURL('/admin/pages')
})

test('switches, boxes, segments and choices by keyboard', async ({ page }) => {
  const toggle = page.getByRole('switch', { name: 'Published' })
  await expect(toggle).toBeChecked()
  await toggle.press('Space')
  await expect(toggle).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Disabled' })).toBeDisabled()
  const box = page.getByRole('checkbox', { name: 'Featured' })
  await box.press('Space')
  await expect(box).toBeChecked()
  const drafts = page
    .getByRole('group', { name: 'Pages shown', exact: true })
    .getByRole('button', { name: 'Drafts 5' })
  await drafts.press('Enter')
  await expect(drafts).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Phone' }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked()
})

test('a field says what is wrong with it and what is good to know', async ({ page }) => {
  const slug = page.getByRole('textbox', { name: 'Slug' })
  await expect(slug).toHaveAttribute('aria-invalid', 'true')
  await expect(slug).toHaveAccessibleDescription(
    'This address is taken. Choose another. Small letters and hyphens.',
  )
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'As it is to be read on the site.',
  )
})

test('a tooltip opens by pointer after 700 ms and by focus at once, over a dialog as well', async ({
  page,
}) => {
  const tip = page.getByRole('tooltip')
  await stopClock(page)
  await button(page, 'Duplicate Spring Sale').hover()
  await page.clock.runFor(650)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tip).toHaveText('Makes a draft with the same blocks')
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await button(page, 'Preview Spring Sale').focus()
  await expect(tip).toHaveText('Shows the page as visitors see it')

  await button(page, 'Open dialog').click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByRole('button', { name: 'With a tooltip' }).hover()
  await expect(dialog.getByRole('tooltip')).toHaveText('It stays over the dialog')
})

test('one message at a time stays five seconds; F8 leads to it and the focus holds it', async ({ page }) => {
  const said = (role: 'alert' | 'status', hasText: string) => page.getByRole(role).filter({ hasText })
  await button(page, 'Show failure').click()
  await expect(said('alert', 'Failed to update page')).toBeVisible()
  await stopClock(page)
  await button(page, 'Show message').click()
  await pass(page, 500)
  await expect(said('status', 'Page updated')).toBeVisible()
  await expect(said('alert', 'Failed to update page')).toHaveCount(0)
  await pass(page, 4_000)
  await expect(said('status', 'Page updated')).toBeVisible()
  await pass(page, 1_500)
  await expect(said('status', 'Page updated')).toHaveCount(0)

  await button(page, 'Show message with Undo').click()
  await pass(page, 500)
  await expect(said('status', 'Page deleted')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications F8' }).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await pass(page, 10_000)
  await page.keyboard.press('Tab')
  await expect(button(page, 'Close')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Undo')).toBeFocused()
  await pass(page, 10_000)
  await page.keyboard.press('Enter')
  await pass(page, 500)
  await expect(said('status', 'Page restored')).toBeVisible()
  await expect(said('status', 'Page deleted')).toHaveCount(0)
})

test('a message is swiped away to the right by 50 pixels, not by fewer', async ({ page }) => {
  const shown = await message(page, 'Show failure')
  const drag = async (distance: number) => {
    const box = await shown.boundingBox()
    if (!box) throw new Error('no message')
    await page.mouse.move(box.x + 80, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 80 + distance, box.y + 20, { steps: 5 })
    await page.mouse.up()
  }
  for (const distance of [20, 48, -80]) await drag(distance)
  await expect(shown).toBeVisible()
  await drag(52)
  await expect(shown).toHaveCount(0)
})

test('a message over a dialog can be operated, and stays when the dialog goes', async ({ page }) => {
  await button(page, 'Open dialog').click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByRole('button', { name: 'Show failure here' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to update page')
  await holdMessage(page, 'Failed to update page')
  await page.keyboard.press('Escape')
  await expectDialogGone(page, 'Schedule')
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to update page' })
  // The pointer holds it here too, so the dialog opens by the keyboard.
  await holdMessage(page, 'Failed to update page')
  await expect(alert).toBeVisible()
  await button(page, 'Open dialog').press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('listitem').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update page' })).toHaveCount(0)
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load|ChunkLoadError/] })

  test('a message whose code can’t be fetched stays as it is until it is closed', async ({ page }) => {
    await page.getByRole('heading', { level: 1, name: 'Kit' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await button(page, 'Show failure').click()
    const plain = page.getByRole('alert').filter({ hasText: 'Failed to update page' })
    await expect(plain).toBeVisible()
    await plain.getByRole('button', { name: 'Close' }).click()
    await expect(plain).toHaveCount(0)
  })
})

test('the table is read as one, says how it is sorted and which row is open; the pager leads on', async ({
  page,
}) => {
  const lists = region(page, 'Lists')
  await expect(lists.getByRole('columnheader', { name: 'Last Updated' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(lists.getByRole('row', { name: /^What a kitchen costs/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const pager = lists.getByRole('navigation', { name: 'Pages' })
  await expect(lists.getByText('1–25 of 230')).toBeVisible()
  await expect(pager.getByRole('link')).toHaveText(['1', '2', '10', 'Next'])
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(lists.getByText('26–50 of 230')).toBeVisible()
  await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(pager.getByRole('link')).toHaveText(['Previous', '1', '2', '3', '10', 'Next'])
})
