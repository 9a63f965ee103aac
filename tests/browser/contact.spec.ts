import { projectTypes } from '@/lib/business/project-types'
import { contactMessages } from '@/lib/schemas/contact'
import { closeMessage, expect, expectAccessible, phone, test } from './fixtures'
import { expectHydrated, noteHydration } from './hydration'
import { fillContact, storedLead } from './leads'

const failure = 'Failed to send message. Please call us directly at (845) 555-0142.'

test('every message of the contact form, where it belongs', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  const types = main.getByRole('radiogroup', { name: 'Project type' })
  await expect(types.getByRole('radio')).toHaveCount(Object.keys(projectTypes).length)
  for (const [value, label] of Object.entries(projectTypes)) {
    await expect(types.getByRole('radio', { name: label })).toHaveValue(value)
    await expect(types.getByRole('radio', { name: label })).not.toBeChecked()
  }

  const send = main.getByRole('button', { name: 'Request my estimate' })
  await send.click()
  const summary = main.getByRole('group', { name: 'What needs another look' })
  const names = summary.getByRole('button')
  await expect(summary).toContainText('Five fields need another look. Nothing you typed is lost.')
  await expect(names).toHaveText(['Name', 'Email', 'Phone', 'Project type', 'Tell us about the room'])
  await expect(summary).toBeFocused()
  const name = main.getByLabel('Name')
  const email = main.getByLabel('Email')
  const tel = main.getByLabel('Phone')
  const message = main.getByLabel('Tell us about the room')
  await expect(name).toHaveAccessibleDescription(contactMessages.name)
  await expect(email).toHaveAccessibleDescription(contactMessages.email)
  await expect(tel).toHaveAccessibleDescription(contactMessages.phone)
  await expect(types).toHaveAccessibleDescription(contactMessages.projectType)
  await expect(message).toHaveAccessibleDescription(contactMessages.message)
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(5)
  await expectAccessible(page)

  // One character less than needed, counted without blanks; then exactly enough.
  await name.fill(' J ')
  await email.fill('jo@example')
  await tel.fill('845555019')
  await message.fill('Nine char ')
  await types.getByText('Countertops').click()
  await send.click()
  await expect(summary).toContainText('Four fields need another look.')
  await names.getByText('Phone').press('Enter')
  await expect(tel).toBeFocused()
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(4)
  await expect(name).toHaveAccessibleDescription(contactMessages.name)
  await expect(email).toHaveAccessibleDescription(contactMessages.email)
  await expect(tel).toHaveAccessibleDescription(contactMessages.phone)
  await expect(message).toHaveAccessibleDescription(contactMessages.message)
  await expect(types).toHaveAccessibleDescription('')
  await name.fill('Jo')
  await email.fill('jo@example.com')
  await tel.fill('8455550199')
  await message.fill('Ten chars.')
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(summary).toContainText('No field needs another look.')
  await expect(names).toHaveCount(0)
  for (const text of Object.values(contactMessages)) await expect(main.getByText(text)).toHaveCount(0)
  await expect(types.getByRole('radio', { name: 'Countertops' })).toBeChecked()
})

test(
  'a request is sent, its button waiting, and lands on /thank-you',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/contact')
    const main = page.getByRole('main')
    await fillContact(main, person)
    await main.getByText('Bathroom remodeling').click()
    let answer = () => {}
    const gate = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/contact', async (route) => {
      await gate
      await route.continue()
    })
    await main.getByRole('button', { name: 'Request my estimate' }).click()
    await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer()
    await page.waitForURL('**/thank-you')
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(await storedLead(staff, person.name)).toMatchObject({
      ...person,
      projectType: 'bathroom-remodeling',
      source: 'contact',
      status: 'new',
      page: '/contact',
    })
  },
)

test(
  'the first touch comes along: campaign and referring site',
  { tag: '@journey' },
  async ({ page, own, staff }) => {
    const person = own.someone()
    await page.goto('/?utm_source=newsletter&utm_medium=mail&utm_campaign=fall&gclid=a-b_1&email=private', {
      referer: 'https://www.example.com/search?q=kitchens',
    })
    await page.goto('/services', { referer: page.url() })
    await page.goto('/contact?town=nyack&service=countertops-vanities', { referer: page.url() })
    const main = page.getByRole('main')
    await fillContact(main, person)
    // The service of the page she came from is chosen already.
    await expect(main.getByRole('radio', { name: 'Countertops' })).toBeChecked()
    await main.getByRole('button', { name: 'Request my estimate' }).click()
    await page.waitForURL('**/thank-you')
    expect(await storedLead(staff, person.name)).toMatchObject({
      projectType: 'countertops',
      town: 'nyack',
      service: 'countertops-vanities',
      utmSource: 'newsletter',
      utmMedium: 'mail',
      utmCampaign: 'fall',
      gclid: 'a-b_1',
      // Browsers pass on no more than another site's origin.
      referrer: expect.stringMatching(/^https:\/\/www\.example\.com\//),
    })
  },
)

test.describe('when sending fails', () => {
  test.use({ expectedErrors: [/api\/contact|ERR_FAILED/], viewport: phone })

  test('a message says so, gives the telephone number, and the form is kept', async ({ page, own }) => {
    const person = own.someone()
    await page.goto('/contact')
    const main = page.getByRole('main')
    await fillContact(main, person)
    await main.getByText('Not sure yet').click()
    const toast = page.getByRole('alert').filter({ hasText: 'Error' })
    const send = main.getByRole('button', { name: 'Request my estimate' })

    await page.route('**/api/contact', (route) => route.abort())
    await send.click()
    await expect(toast).toContainText(failure)
    await closeMessage(page, failure)
    await expect(toast).toHaveCount(0)

    await page.unroute('**/api/contact')
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }))
    await send.click()
    await expect(toast).toContainText(failure)
    await expect(page).toHaveURL('/contact')
    await expect(main.getByLabel('Name')).toHaveValue(person.name)
    await expect(main.getByLabel('Tell us about the room')).toHaveValue(person.message)
    await expect(main.getByRole('radio', { name: 'Not sure yet' })).toBeChecked()
    await expectAccessible(page)

    await page.unroute('**/api/contact')
    await send.click()
    await page.waitForURL('**/thank-you')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/400/] })

  test(
    'the contact form is answered with a page: what is wrong, then thanks',
    { tag: '@journey' },
    async ({ page, own, staff }) => {
      const person = own.someone()
      await page.goto('/contact?town=nanuet&utm_source=postcard')
      const main = page.getByRole('main')
      await fillContact(main, { ...person, phone: '845' })
      await main.getByRole('button', { name: 'Request my estimate' }).click()

      await expect(page.getByRole('heading', { name: 'Some fields need another look' })).toBeVisible()
      await expect(page.getByText(contactMessages.projectType)).toBeVisible()
      await expect(page.getByRole('link', { name: '(845) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+18455550142',
      )
      await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(contactMessages.phone)
      await expect(page.getByLabel('Name')).toHaveValue(person.name)
      await expect(page.getByLabel('Tell us about the room')).toHaveValue(person.message)
      await page.getByLabel('Phone').fill(person.phone)
      await page.getByLabel('Countertops').check()
      await page.getByRole('button', { name: 'Send it again' }).click()

      await page.waitForURL('**/thank-you')
      expect(await storedLead(staff, person.name)).toMatchObject({
        ...person,
        projectType: 'countertops',
        page: '/contact',
        town: 'nanuet',
        utmSource: 'postcard',
      })
    },
  )
})

test('Back from the cache brings a half-filled form as it was left', async ({ page }) => {
  await noteHydration(page)
  await page.goto('/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Dana Ortiz')
  await main.getByLabel('Tell us about the room').fill('A galley kitchen.')
  await expectHydrated(page)
  // Does what a browser with a back/forward cache does; Playwright's has none.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(main.getByLabel('Name')).toHaveValue('Dana Ortiz')
  await expect(main.getByLabel('Tell us about the room')).toHaveValue('A galley kitchen.')
})
