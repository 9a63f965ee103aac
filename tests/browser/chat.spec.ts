import { type Page } from '@playwright/test'
import { expect, expectAccessible, phone, test } from './fixtures'
import { storedLead } from './leads'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Get a Free Quote' })
const field = (page: Page, name: string) => panelOf(page).getByRole('textbox', { name })

test(
  'closed, open, waiting, sent: the quote panel on a desktop',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Get a Free Quote' })
    const panel = panelOf(page)
    await expect(panel).toBeHidden()
    await opener.click()
    await expect(field(page, 'Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')

    const send = panel.getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    await expect(panel.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await field(page, 'Name').fill(person.name)
    await expect(send).toBeDisabled()
    await field(page, 'Phone').fill('  ')
    await expect(send).toBeDisabled()
    await field(page, 'Phone').fill(person.phone)
    await expect(send).toBeEnabled()
    await field(page, 'Name').clear()
    await expect(send).toBeDisabled()
    await field(page, 'Name').fill(person.name)
    await field(page, 'Message (optional)').fill('Hall bath, 5 by 8 feet.')
    await panel.getByText('Email', { exact: true }).click()
    await expectAccessible(page)

    let answer = () => {}
    const gate = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/chat-leads', async (route) => {
      await gate
      await route.continue()
    })
    await send.click()
    await expect(panel.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer()
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    const toast = page.getByRole('status').filter({ hasText: 'Message Sent!' })
    await expect(toast).toContainText("We'll contact you within 2 hours during business hours.")

    await opener.click()
    await expect(field(page, 'Name')).toHaveValue('')
    await expect(panel.getByRole('radio', { name: 'Phone' })).toBeChecked()
    // The list of leads is staff's alone.
    expect((await page.request.get('/api/chat-leads')).status()).toBe(401)
    expect(await storedLead(staff, person.name)).toMatchObject({
      source: 'chat',
      phone: person.phone,
      email: '',
      message: 'Hall bath, 5 by 8 feet.',
      preferredContact: 'email',
      page: '/',
    })
  },
)

test.describe('when sending fails, on a phone', () => {
  test.use({ expectedErrors: [/api\/chat-leads/], viewport: phone })

  test('the message lies over the sheet, stays five seconds, and nothing is lost', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('button', { name: 'Get a quote' }).click()
    const panel = panelOf(page)
    const box = await panel.boundingBox()
    expect([box?.width, box?.height]).toEqual([phone.width, phone.height])
    await field(page, 'Name').fill('Dana Ortiz')
    await field(page, 'Phone').fill('845 555 0199')
    await page.route('**/api/chat-leads', (route) => route.fulfill({ status: 503, json: {} }))
    const send = panel.getByRole('button', { name: 'Send' })
    const sentAt = Date.now()
    await send.click()
    const toast = panel.getByRole('alert')
    // Its time stands still under the pointer, and runs on when the pointer leaves; what has passed until then counts.
    await toast.hover()
    const left = 5_000 - (Date.now() - sentAt)
    await expect(toast).toContainText(
      'ErrorFailed to send message. Please call us directly at the company phone number.',
    )
    await expect(send).toBeFocused()
    await expect(field(page, 'Name')).toHaveValue('Dana Ortiz')
    await page.clock.runFor(10_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(5, 5)
    const early = Math.max(left - 500, 0)
    await page.clock.runFor(early)
    await expect(toast).toBeVisible()
    await page.clock.runFor(6_000 - early)
    await expect(toast).toHaveCount(0)
  })

  test('one message at a time; F8 leads to it; swiped 50 pixels to the right it goes', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Get a quote' }).click()
    const panel = panelOf(page)
    await field(page, 'Name').fill('Dana Ortiz')
    await field(page, 'Phone').fill('845 555 0199')
    await page.route('**/api/chat-leads', (route) => route.fulfill({ status: 503, json: {} }))
    const send = panel.getByRole('button', { name: 'Send' })
    await send.click()
    await expect(panel.getByRole('alert')).toBeVisible()
    await send.press('Enter')
    await expect(panel.getByRole('button', { name: 'Send' })).toBeEnabled()
    await expect(panel.getByRole('alert')).toHaveCount(1)

    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('listitem').filter({ has: page.getByRole('alert') })).toBeFocused()
    const drag = async (distance: number) => {
      const box = await panel.getByRole('alert').boundingBox()
      if (!box) throw new Error('no message')
      await page.mouse.move(box.x + 60, box.y + 30)
      await page.mouse.down()
      await page.mouse.move(box.x + 60 + distance, box.y + 30, { steps: 5 })
      await page.mouse.up()
    }
    await drag(48)
    await expect(panel.getByRole('alert')).toBeVisible()
    await drag(52)
    await expect(panel.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/400/] })

  test('the panel opens, sends and is answered with a page', async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/gallery')
    await page.getByRole('button', { name: 'Get a Free Quote' }).click()
    await field(page, 'Name').fill('  ')
    await field(page, 'Phone').fill(person.phone)
    await panelOf(page).getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await page.getByLabel('Name').fill(person.name)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.waitForURL('**/thank-you')
    expect(await storedLead(staff, person.name)).toMatchObject({
      source: 'chat',
      phone: person.phone,
      page: '/gallery',
    })
  })
})
