import { type Page } from '@playwright/test'
import { addDays, officeDay } from '@/lib/time/office-time'
import { booked } from './booked-visit'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdMessage,
  phone,
  undo,
} from './fixtures'
import { test } from './staff-pages'

// Each test has weeks of its own, years ahead, where nobody else books; visits go with the leads they are of.

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const day = (page: Page, name: string) => page.getByRole('region', { name })

test.describe('on a desk', () => {
  test.use({ viewport: desktop, expectedErrors: [/409/] })

  test('a visit is made by a click on a free time, moved, noted as done and canceled', async ({
    page,
    own,
    staff,
  }) => {
    const person = own.someone()
    await page.goto('/admin/visits?week=2091-03-13')
    await expect(page.getByRole('heading', { level: 2, name: /March 12 to 18, 2091/ })).toBeVisible()
    const tuesday = day(page, 'Tuesday, March 13, 2091')
    await tuesday.getByRole('link', { name: 'New visit at 10:00 AM' }).click()
    const form = dialog(page, 'New visit')
    await expect(form.getByLabel('Time', { exact: true })).toHaveValue('10:00')
    await form.getByRole('button', { name: 'Book the visit' }).click()
    await expect(form.getByText('Enter the name')).toBeVisible()
    await form.getByLabel('Name', { exact: true }).fill(person.name)
    await form.getByLabel('Phone').fill(person.phone)
    await form.getByLabel('Town').selectOption('Nyack')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Book the visit' }).click()
    await expect(page.getByText('Booked: Tue, Mar 13, 10:00 to 11:00 AM')).toBeVisible()
    // Whom the test makes next is called the same with a number behind.
    const visit = tuesday.getByRole('link', { name: new RegExp(`${person.name}(?! \\d )`) })
    await expect(visit).toContainText('10:00 to 11:00 AM')
    await expect(tuesday.getByRole('link', { name: 'New visit at 10:00 AM' })).toHaveCount(0)
    await expectAccessible(page)

    await visit.click()
    const panel = dialog(page, person.name)
    await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+18455550199')
    await expect(panel.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /google.*Nyack/)
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Move' }).click()
    const move = dialog(page, /^Move the visit/)
    // Somebody else takes the time that is chosen, in between.
    await move.getByRole('button', { name: '1:00 PM' }).click()
    const otherVisit = await booked(staff, own, { day: '2091-03-13', time: '13:30' })
    await move.getByRole('button', { name: 'Move the visit' }).click()
    await expect(move.getByText(`${otherVisit.name} has 1:30 PM to 2:30 PM`)).toBeVisible()
    await move.getByLabel('Time', { exact: true }).selectOption('19:00')
    await expect(move.getByText('This isn’t one of the free times.')).toBeVisible()
    await move.getByRole('button', { name: 'Move the visit' }).click()
    await expect(visit).toContainText('7:00 to 8:00 PM')

    await visit.click()
    await panel.getByRole('button', { name: 'Mark as done' }).click()
    await holdMessage(page, 'Marked as done')
    await expect(panel.getByRole('button', { name: 'Not done after all' })).toBeVisible()
    await undo(page, 'Marked as done')
    await panel.getByRole('button', { name: 'Cancel visit' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel the visit' }).click()
    await expect(visit).toHaveCount(0)
    await expect(tuesday.getByRole('link', { name: otherVisit.name })).toBeVisible()
  })

  test('keys go through the calendar, make and block; both Sundays have the hours they have', async ({
    page,
  }) => {
    await page.goto('/admin/visits?week=2091-03-05&hours=all')
    const title = (name: RegExp) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await title(/March 5 to 11, 2091/)
    await expect(page.getByText('On Sunday clocks spring forward: there is no 2 AM')).toBeVisible()
    await page.locator('[data-keys=true]').waitFor()
    await page.keyboard.press('ArrowRight')
    await title(/March 12 to 18/)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await title(/Feb 26 to Mar 4/)
    // The next key may come as soon as the day is there.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const isThere = document.querySelector('h2')?.textContent.includes('Monday, February 26, 2091')
        if (!isThere) return
        observer.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await page.keyboard.press('d')
    await title(/Tuesday, February 27/)
    await page.keyboard.press('w')
    await title(/Feb 26 to Mar 4/)
    await page.keyboard.press('t')
    await expect(page.getByRole('link', { name: /, today$/ })).toHaveAttribute('aria-current', 'date')
    await page.keyboard.press('n')
    await expect(dialog(page, 'New visit')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'New visit')).toHaveCount(0)
    await page.goto('/admin/visits?day=2091-11-04&hours=all')
    await expect(page.getByText('1 AM comes twice')).toBeVisible()
    await expect(page.getByText('1 AM again')).toBeVisible()
  })

  test(
    'a lead books: its screen, its history and the dashboard show the visit',
    { tag: ['@journey', '@postgres'] },
    async ({ page, own, request }) => {
      const person = own.someone()
      const sent = await request.post('/api/contact', { data: { ...person, projectType: 'countertops' } })
      const { id } = (await sent.json()) as { id: string }
      await page.goto(`/admin/leads/${id}`)
      await page.getByRole('link', { name: 'Book a visit' }).click()
      const form = dialog(page, `Book a visit for ${person.name}`)
      await form.getByLabel('Town').selectOption('Somewhere else')
      const today = () => officeDay(new Date().toISOString())
      const tomorrow = addDays(today(), 1)
      await form.getByLabel('Day', { exact: true }).fill(tomorrow)
      await form.getByLabel('Time', { exact: true }).selectOption('05:15')
      await form.getByRole('button', { name: 'Book the visit' }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/leads/${id}`))
      const visit = page.getByRole('region', { name: 'Visit' }).getByRole('link', { name: /5:15 to 6:15 AM/ })
      await expect(visit).toBeVisible()
      await expect(page.getByRole('list', { name: 'History' })).toContainText('5:15 AM')
      await expect(page.getByLabel('Status')).toHaveValue('contacted')
      await page.goto('/admin')
      const next = page.getByRole('region', { name: 'Visits today and tomorrow' })
      // The office's midnight may have come since.
      await expect(next.getByRole('listitem').filter({ hasText: person.name })).toContainText(
        tomorrow === today() ? 'Today' : 'Tomorrow',
      )
      await expectAccessible(page)
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a week is a list, a day has its hours; days are blocked and opened again', async ({
    page,
    own,
    staff,
  }) => {
    const person = await booked(staff, own, { day: '2091-05-16', time: '10:00' })
    await page.goto('/admin/visits?week=2091-05-14')
    await expect(
      page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Visits' }),
    ).toHaveAttribute('aria-current', 'page')
    const wednesday = day(page, 'Wed, May 16, 2091')
    await expect(wednesday.getByRole('listitem').filter({ hasText: person.name })).toContainText('10:00 AM')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await wednesday.getByRole('link', { name: /^Wed, May 16/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: /Wednesday, May 16, 2091/ })).toBeVisible()
    await expect(page.getByRole('link', { name: person.name })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page
      .getByRole('navigation', { name: 'Days of the week' })
      .getByRole('link', { name: /Thu/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: /Thursday, May 17/ })).toBeVisible()
    await page.getByRole('link', { name: 'Block time' }).click()
    const form = dialog(page, 'Block time')
    await expect(form.getByLabel('First day')).toHaveValue('2091-05-17')
    await form.getByLabel('Reason').fill('Fair')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Block it' }).click()
    await expect(page.getByText('Blocked: May 17, 2091')).toBeVisible()
    await page.getByRole('link', { name: 'Fair' }).click()
    await dialog(page, 'Fair').getByRole('button', { name: 'Remove the block' }).click()
    await expect(page.getByRole('link', { name: 'Fair' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'New visit at 10:00 AM' })).toBeVisible()
  })

  test('a calendar address is made, read by a program and ended', async ({ page, playwright, baseURL }) => {
    await page.goto('/admin/visits')
    await page.getByRole('link', { name: 'On your phone’s calendar' }).click()
    const part = page.getByRole('region', { name: 'Visits on your phone' })
    await part.getByRole('button', { name: /^Make a/ }).click()
    const address = await part.getByLabel('The address').inputValue()
    await expect(part.getByRole('link', { name: 'Add to this device' })).toHaveAttribute('href', /^webcal:/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const nobody = { cookies: [], origins: [] }
    const program = await playwright.request.newContext({ baseURL, storageState: nobody })
    const read = () => program.get(new URL(address).pathname + new URL(address).search)
    expect(await (await read()).text()).toMatch(/^BEGIN:VCALENDAR/)
    await part.getByRole('button', { name: 'Turn it off' }).click()
    await expect(page.getByText('The address no longer works')).toBeVisible()
    expect((await read()).status()).toBe(404)
    // Signed out there is no calendar.
    expect((await program.get('/admin/visits')).status()).toBe(404)
    await program.dispose()
  })
})
