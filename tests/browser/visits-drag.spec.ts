import { type Locator, type Page } from '@playwright/test'
import { booked } from './booked-visit'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './fixtures'
import { says } from './keyboard-drag'
import { test } from './staff-pages'

// Weeks and months of the tests' own, years ahead.

test.use({ viewport: desktop })

const day = (page: Page, name: string) => page.getByRole('region', { name })
/** Whom a test makes next is called the same with a number behind. */
const visitOf = (within: Page | Locator, name: string) =>
  within.getByRole('link', { name: new RegExp(`${name}(?! \\d )`) })
const hour = 56

/** Drags from a place in a visit, in pixels from its left and top, and stays there with the button down. */
async function drag(page: Page, visit: Locator, { from, by }: { from: number; by: [x: number, y: number] }) {
  const { x, y } = (await visit.boundingBox())!
  await page.mouse.move(x + 30, y + from)
  await page.mouse.down()
  await page.mouse.move(x + 30 + by[0], y + from + by[1], { steps: 5 })
}

test('a visit is dragged to another day, made longer, and isn’t dropped where somebody else is', async ({
  page,
  own,
  staff,
}) => {
  const { name } = await booked(staff, own, { day: '2091-06-12', time: '10:00' })
  const otherVisit = await booked(staff, own, { day: '2091-06-14', time: '13:00' })
  await page.goto('/admin/visits?week=2091-06-11')
  await page.locator('[data-keys=true]').waitFor()
  const [tuesday, wednesday] = [day(page, 'Tuesday, June 12'), day(page, 'Wednesday, June 13')]
  const width = (await wednesday.boundingBox())!.width
  const dialog = page.getByRole('dialog')

  await drag(page, visitOf(tuesday, name), { from: 10, by: [width, hour] })
  await expect(says(page, 'Wed, Jun 13, 11:00 AM to 12:00 PM')).toBeAttached()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(says(page, 'Back at Tue, Jun 12, 10:00 to 11:00 AM')).toBeAttached()
  await expect(dialog).toHaveCount(0)

  await drag(page, visitOf(tuesday, name), { from: 10, by: [width, hour] })
  await page.mouse.up()
  await expect(dialog).toContainText('Tue, Jun 12, 10:00 to 11:00 AM')
  await expect(dialog).toContainText('Wed, Jun 13, 11:00 AM to 12:00 PM')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move the visit' }).click()
  const moved = visitOf(wednesday, name)
  await expect(moved).toContainText('11:00 AM to 12:00 PM')

  const edge = (await moved.boundingBox())!.height - 3
  await drag(page, moved, { from: edge, by: [0, hour / 2] })
  await page.mouse.up()
  await expect(dialog).toContainText('11:00 AM to 12:30 PM')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(moved).toContainText('11:00 AM to 12:00 PM')
  await drag(page, moved, { from: edge, by: [0, hour / 2] })
  await page.mouse.up()
  await dialog.getByRole('button', { name: 'Change the visit' }).click()
  await expect(moved).toContainText('11:00 AM to 12:30 PM')

  await drag(page, moved, { from: 10, by: [width, hour] })
  const takenText = `${otherVisit.name} has 1:00 PM to 2:00 PM`
  await expect(says(page, takenText)).toBeAttached()
  await page.mouse.up()
  await expect(page.getByRole('alert').filter({ hasText: takenText })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(moved).toContainText('11:00 AM to 12:30 PM')
})

test('keys move a visit and change its length, and are refused where somebody else is', async ({
  page,
  own,
  staff,
}) => {
  const { name } = await booked(staff, own, { day: '2091-06-19', time: '10:00' })
  const otherVisit = await booked(staff, own, { day: '2091-06-21', time: '10:00' })
  await page.goto('/admin/visits?week=2091-06-18')
  await page.locator('[data-keys=true]').waitFor()
  const visit = visitOf(day(page, 'Tuesday, June 19'), name)
  await visit.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(says(page, `Thu, Jun 21, 10:00 to 11:00 AM. ${otherVisit.name} has 10:00 AM`)).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(says(page, 'Back at Tue, Jun 19')).toBeAttached()

  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(says(page, 'Wed, Jun 20, 10:15 to 11:30 AM')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move the visit' })).toBeFocused()
  await page.keyboard.press('Enter')
  const moved = visitOf(day(page, 'Wednesday, June 20'), name)
  await expect(moved).toContainText('10:15 to 11:30 AM')
  await expect(moved).toBeFocused()
})

test('a month has its visits, whoever goes to them is filtered, and a phone has them as a list', async ({
  page,
  own,
  staff,
}) => {
  const plans = ['09:00', '10:00', '11:00', '12:00'].map((time) => ({ day: '2091-07-10', time }))
  const people = []
  for (const plan of plans) people.push(await booked(staff, own, { ...plan, kind: 'video' }))
  const [first, , , last] = people.map(({ name }) => name)
  await page.goto('/admin/visits?month=2091-07&who=none')
  await expect(page.getByRole('heading', { level: 2, name: 'July 2091 4 visits' })).toBeVisible()
  const tuesday = page.getByRole('listitem').filter({ hasText: 'Tuesday, July 10, 2091, 4 visits' })
  await expect(tuesday.getByRole('link', { name: last })).toHaveCount(0)
  await expectAccessible(page)
  await tuesday.getByRole('link', { name: '+2 more' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /Tuesday, July 10, 2091/ })).toBeVisible()
  await page.getByRole('link', { name: last }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Who goes').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Move the visit' }).click()
  await expect(page.getByText(/^Moved to/)).toBeVisible()

  await page.getByRole('link', { name: 'Month' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'July 2091 3 visits' })).toBeVisible()
  await page.getByLabel('Who goes').selectOption({ label: 'Nobody yet' })
  await page.getByLabel('Who goes').selectOption({ index: 1 })
  await expect(visitOf(page, last!)).toContainText('12:00 PM')
  await expect(visitOf(page, first!)).toHaveCount(0)
  await page.getByRole('link', { name: 'Next month' }).click()
  await expect(page).toHaveURL(/month=2091-08&who=\w+/)
  await page.getByRole('link', { name: 'Previous month' }).click()
  await page.getByRole('link', { name: /Tuesday, July 10, 2091/ }).click()
  await expect(page).toHaveURL(/week=2091-07-09&who=\w+/)

  await page.setViewportSize(phone)
  await page.goto('/admin/visits?month=2091-07')
  const list = page.getByRole('region', { name: /Tue, Jul 10/ })
  await expect(visitOf(list, first!)).toBeVisible()
  await expect(list.getByRole('link', { name: last })).toContainText(/goes/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
