import { type Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectHydrated, expectNotHydrated, holdScripts, noteHydration } from './hydration'
import { fillContact, storedLead } from './leads'

// The site as built, where a page's scripts come only when they are meant to be used (lib/page-cache).

/** Slow 4G, as Chrome's developer tools have it. */
async function slow4G(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  })
}

test.describe('on slow 4G', () => {
  test.beforeEach(async ({ page }) => {
    await noteHydration(page)
    await slow4G(page)
  })

  test('text typed while React takes over survives letter by letter', async ({ page }) => {
    await page.goto('/contact')
    const html = page.locator('html')
    const message = page.getByRole('main').getByLabel('Tell us about the room')
    await message.focus() // this is what brings the scripts in
    let typed = ''
    for (let letters = 0; letters < 20 || (await html.getAttribute('data-live')) === null; letters += 1) {
      const letter = String.fromCharCode(97 + (letters % 26))
      await page.keyboard.type(letter)
      typed += letter
      if (letters === 0) await expect(html).not.toHaveAttribute('data-live')
    }
    await page.keyboard.type(' and on')
    await expect(message).toHaveValue(`${typed} and on`)
  })

  test('a form filled in and sent before hydration is checked and sent after it', async ({
    page,
    own,
    staff,
  }) => {
    const person = own.someone()
    const release = await holdScripts(page)
    await page.goto('/contact')
    const main = page.getByRole('main')
    await fillContact(main, person)
    await main.getByText('Countertops').click()
    const sent = page.waitForRequest('**/api/contact')
    await main.getByRole('button', { name: 'Request my estimate' }).click()
    await expectNotHydrated(page)
    release()
    expect((await sent).headers()['content-type']).toBe('application/json')
    await page.waitForURL('**/thank-you')
    expect(await storedLead(staff, person.name)).toMatchObject({ ...person, projectType: 'countertops' })
  })

  test('the quote panel opens at once and knows afterwards what was typed before', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Get a Free Quote' }).click()
    const panel = page.getByRole('dialog', { name: 'Get a Free Quote' })
    await panel.getByRole('textbox', { name: 'Name' }).fill('Dana Ortiz')
    await panel.getByRole('textbox', { name: 'Phone' }).fill('845 555 0199')
    await panel.getByText('Email', { exact: true }).click()
    await expectNotHydrated(page)
    release()
    await expectHydrated(page)
    await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana Ortiz')
    await expect(panel.getByRole('radio', { name: 'Email' })).toBeChecked()
    await expect(panel.getByRole('button', { name: 'Send' })).toBeEnabled()
  })

  test('a click before hydration is answered once it is there', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Get Smart Recommendations' }).first().click()
    await expectNotHydrated(page)
    release()
    const dialog = page.getByRole('dialog', { name: 'Smart Recommendations' })
    await expect(dialog.getByRole('group', { name: 'Budget' })).toBeVisible()
  })
})

test.describe('when a script fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test(
    'both forms are sent, and the buttons lead to one',
    { tag: '@journey' },
    async ({ page, own, staff }) => {
      const person = own.someone()
      await page.route(/\/(?:payload|_next\/static\/chunks)\//, (route) => route.abort())
      await page.goto('/rockland/nyack/kitchen-remodeling/')
      await page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first().click()
      await page.getByRole('button', { name: 'Contact page' }).click()
      await page.waitForURL('**/contact?town=nyack&service=kitchen-remodeling')
      const main = page.getByRole('main')
      await fillContact(main, person)
      await main.getByText('Kitchen remodeling').click()
      await main.getByRole('button', { name: 'Request my estimate' }).click()
      await page.waitForURL('**/thank-you')

      await page.goto('/')
      await page.getByRole('button', { name: 'Get a Free Quote' }).click()
      const panel = page.getByRole('dialog', { name: 'Get a Free Quote' })
      await panel.getByRole('textbox', { name: 'Name' }).fill(`Chat ${person.name}`)
      await panel.getByRole('textbox', { name: 'Phone' }).fill(person.phone)
      await panel.getByRole('button', { name: 'Send' }).click()
      await page.waitForURL('**/thank-you')

      expect(await storedLead(staff, person.name)).toMatchObject({
        ...person,
        page: '/contact',
        town: 'nyack',
      })
      expect(await storedLead(staff, `Chat ${person.name}`)).toMatchObject({ source: 'chat', page: '/' })
    },
  )

  test('a request that is taken counts as sent, whatever comes on demand fails', async ({
    page,
    own,
    staff,
  }) => {
    const person = own.someone()
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await page.goto('/contact')
    await fillContact(page.getByRole('main'), person)
    await page.getByRole('main').getByText('Kitchen remodeling').click()
    await page.getByRole('main').getByRole('button', { name: 'Request my estimate' }).click()
    await page.waitForURL('**/thank-you')
    expect(await storedLead(staff, person.name)).toMatchObject(person)
  })
})
