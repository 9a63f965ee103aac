import { type Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'
import { storedLead } from './leads'

const openerOn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first()
const address = '/rockland/nyack/kitchen-remodeling/'

test(
  'the estimate dialog by keyboard alone, from opening to sending',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto(address)
    const opener = openerOn(page)
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText('Kitchen Remodeling in Nyack')
    await expect(dialog.getByRole('heading', { name: 'Request an estimate' })).toBeFocused()
    await expectAccessible(page)

    // Tab goes round within the dialog, both ways.
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Request my estimate' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.name)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    // Opened again it still holds what was typed; a click on the backdrop and the close button close it as well.
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Name')).toHaveValue(person.name)
    await page.mouse.click(10, 400)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()

    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    for (const text of ['', '', person.email, person.phone]) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('radio', { name: 'Kitchen remodeling' })).toBeFocused()
    await expect(dialog.getByRole('radio', { name: 'Kitchen remodeling' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.message)
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Photos of the room')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/thank-you')
    expect(await storedLead(staff, person.name)).toMatchObject({
      ...person,
      source: 'estimate',
      projectType: 'bathroom-remodeling',
      page: address,
      town: 'nyack',
      service: 'kitchen-remodeling',
    })
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: phone, expectedErrors: [/api\/contact/] })

  test('the dialog takes the width, and says inside of itself that sending failed', async ({ page }) => {
    await page.goto(address)
    await openerOn(page).click()
    const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
    // The dialog itself, not the frame that holds its place.
    await expect(dialog.getByLabel('Name')).toBeVisible()
    const box = await dialog.boundingBox()
    expect([box?.x, box?.width]).toEqual([0, phone.width])
    await expectNoSidewaysScroll(page)
    await dialog.getByLabel('Name').fill('Dana Ortiz')
    await dialog.getByLabel('Email').fill('dana@example.com')
    await dialog.getByLabel('Phone').fill('845 555 0199')
    await dialog.getByLabel('Tell us about the room').fill('Galley kitchen, 8 by 12 feet.')
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }))
    await dialog.getByRole('button', { name: 'Request my estimate' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Failed to send message. Please call us directly at (845) 555-0142.',
    )
    await expect(dialog.getByLabel('Name')).toHaveValue('Dana Ortiz')
    await expectAccessible(page)
  })
})

for (const width of [960, 1024, 1199, 1440])
  test(`the header's button asks for the town and service of its page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    const button = page.getByRole('banner').getByRole('button', { name: 'Get a free estimate' })
    await expect(button).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
    await expect(dialog).toContainText('Kitchen Remodeling in Nyack')
    await expect(dialog.getByRole('radio', { name: 'Kitchen remodeling' })).toBeChecked()
  })
