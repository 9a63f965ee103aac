import { type Page } from '@playwright/test'
import { expect, expectAccessible, phone, test } from './fixtures'
import { expectHydrated, noteHydration } from './hydration'
import { fillContact, storedLeads } from './leads'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Get a Free Quote' })
const sent = (page: Page) => page.getByRole('status').filter({ hasText: 'Message Sent!' })

test.describe('when nothing gets through', () => {
  test.use({ expectedErrors: [/api\/contact|api\/chat-leads|ERR_|Failed to fetch|ChunkLoadError|_next/] })

  test(
    'a request made offline is kept, and sent by itself when the connection is back, once',
    { tag: '@journey' },
    async ({ page, context, own, staff }) => {
      const person = own.someone()
      await noteHydration(page)
      await page.goto('/contact')
      const main = page.getByRole('main')
      await fillContact(main, person)
      await main.getByText('Countertops').click()
      // Before, the page's loader keeps a request in its own way.
      await expectHydrated(page)
      await context.setOffline(true)
      await main.getByRole('button', { name: 'Request my estimate' }).click()
      const note = main.getByRole('status').filter({ hasText: 'What you wrote' })
      await expect(note).toContainText('What you wrote is safe on this device.')
      await expect(page.getByText('Failed to send message')).toHaveCount(0)
      await expect(note.getByRole('link', { name: '(845) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+18455550142',
      )
      await expect(main.getByLabel('Name')).toHaveValue(person.name)
      await expectAccessible(page)

      await context.setOffline(false)
      await expect(note).toContainText('What you wrote has reached us.')
      expect(await storedLeads(staff, person.name)).toMatchObject([
        { ...person, projectType: 'countertops', status: 'new' },
      ])
      // Sent again all the same: it is the same request.
      await main.getByRole('button', { name: 'Request my estimate' }).click()
      await page.waitForURL('**/thank-you')
      expect(await storedLeads(staff, person.name)).toHaveLength(1)
    },
  )

  test('a request answered 503 outlives the page, and is sent at the next visit to any page', async ({
    page,
    own,
    staff,
  }) => {
    const person = own.someone()
    await page.goto('/nyack')
    await page.getByRole('button', { name: 'Get a Free Quote' }).click()
    const panel = panelOf(page)
    await panel.getByRole('textbox', { name: 'Name' }).fill(person.name)
    await panel.getByRole('textbox', { name: 'Phone' }).fill(person.phone)
    await page.route('**/api/chat-leads', (route) => route.fulfill({ status: 503, json: {} }))
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(panel.getByText('What you wrote is safe on this device.')).toBeVisible()
    const refused = page.waitForResponse('**/api/chat-leads')
    await page.reload()
    await refused // tried again by itself, in vain
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('waiting-requests')))
      .toContain(person.name)

    await page.unroute('**/api/chat-leads')
    await page.goto('/services') // nothing is touched there
    await expect(sent(page)).toContainText('What you wrote earlier has reached us.')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await storedLeads(staff, person.name)).toMatchObject([
      { source: 'chat', page: '/nyack', status: 'new' },
    ])
  })

  test('the quote panel keeps what was sent offline, shows no error, and sends it by itself', async ({
    page,
    context,
    own,
    staff,
  }) => {
    const person = own.someone()
    await noteHydration(page)
    await page.goto('/nyack')
    await page.getByRole('button', { name: 'Get a Free Quote' }).click()
    const panel = panelOf(page)
    await panel.getByRole('textbox', { name: 'Name' }).fill(person.name)
    await panel.getByRole('textbox', { name: 'Phone' }).fill(person.phone)
    await expect(panel.getByRole('button', { name: 'Send' })).toBeEnabled()
    await expectHydrated(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(panel.getByText('What you wrote is safe on this device.')).toBeVisible()
    await expect(page.getByText('Failed to send message')).toHaveCount(0)
    await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue(person.name)
    await context.setOffline(false)
    await expect(panel.getByText('What you wrote has reached us.')).toBeVisible()
    expect(await storedLeads(staff, person.name)).toMatchObject([{ source: 'chat', phone: person.phone }])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    test('the sheet says where the words are', async ({ page }) => {
      await page.route('**/api/chat-leads', (route) => route.abort())
      await page.goto('/')
      await page.getByRole('button', { name: 'Get a quote' }).click()
      const panel = panelOf(page)
      await panel.getByRole('textbox', { name: 'Name' }).fill('Dana Ortiz')
      await panel.getByRole('textbox', { name: 'Phone' }).fill('845 555 0199')
      await panel.getByRole('button', { name: 'Send' }).click()
      await expect(panel.getByText('What you wrote is safe on this device.')).toBeVisible()
      await expectAccessible(page)
    })
  })
})

test(
  'a button pressed twice, and Back and pressed again, makes one lead',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own, staff }) => {
    const person = own.someone()
    const send = async () => {
      const main = page.getByRole('main')
      await fillContact(main, person)
      await main.getByText('Countertops').click()
      await main.getByRole('button', { name: 'Request my estimate' }).dblclick()
      await page.waitForURL('**/thank-you')
    }
    await page.goto('/contact')
    await send()
    await page.goBack()
    await send()
    expect(await storedLeads(staff, person.name)).toHaveLength(1)
  },
)

test.describe('a text too long for its line', () => {
  test.use({ expectedErrors: [/400/] })

  test('is told at its field, and nothing is lost', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Get a Free Quote' }).click()
    const panel = panelOf(page)
    const name = panel.getByRole('textbox', { name: 'Name' })
    await name.fill('x'.repeat(201))
    await panel.getByRole('textbox', { name: 'Phone' }).fill('845 555 0199')
    await panel.getByRole('textbox', { name: 'Email (optional)' }).fill('dana@example')
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(name).toHaveAccessibleDescription('Please shorten the name to 200 characters')
    await expect(name).toHaveValue('x'.repeat(201))
    await expect(panel.getByRole('textbox', { name: 'Email (optional)' })).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(panel.getByText('What you wrote is safe on this device.')).toHaveCount(0)
  })
})
