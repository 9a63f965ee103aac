import { type Page } from '@playwright/test'
import { expect, phone, test } from './fixtures'
import { fillContact, storedLeads } from './leads'

// What a visitor's first tap does before React is there (lib/page-cache/loader.js), and what comes ahead of it.

test.use({ viewport: phone })

const kitchen = 'White kitchen with a waterfall island'
const landing = '/rockland/nyack/kitchen-remodeling/'
const isScript = (url: string) => /\/payload\/|\/chunks\/[^/]+\.js/.test(url)

/** The scripts asked for so far; in the page, `data-live` once React has taken over. */
async function watch(page: Page): Promise<string[]> {
  const scripts: string[] = []
  page.on('request', (request) => isScript(request.url()) && scripts.push(request.url()))
  await page.addInitScript(() =>
    addEventListener('hydrated', () => (document.documentElement.dataset.live = '')),
  )
  return scripts
}

/** Holds all scripts back until the returned function is called. */
async function hold(page: Page) {
  let letGo: (() => void) | undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    ({ pathname }) => isScript(pathname),
    async (route) => {
      await held
      await route.continue()
    },
  )
  return () => letGo?.()
}

test('near a control the scripts come ahead and nothing runs; the tap then fetches none of them', async ({
  page,
}) => {
  const scripts = await watch(page)
  await page.goto(landing)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  const button = page.getByRole('button', { name: 'Schedule a free visit' })
  await button.scrollIntoViewIfNeeded()
  const list = await page.locator('#on-intent').evaluate(({ dataset }) => dataset.src!.split(' '))
  await expect.poll(() => scripts.length).toBe(list.length)
  expect(list.length).toBeLessThanOrEqual(4)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveAttribute('data-live')

  await button.click()
  await expect(page.getByRole('dialog', { name: /estimate/i })).toBeVisible()
  expect(new Set(scripts).size).toBe(scripts.length)
})

test('a pointer that nears a control brings them too, one elsewhere does not', async ({ page }) => {
  const scripts = await watch(page)
  await page.goto(landing)
  const box = (await page.getByRole('button', { name: 'Get a free estimate' }).first().boundingBox())!
  await page.mouse.move(box.x, box.y - 250)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await page.mouse.move(box.x, box.y - 60)
  await expect.poll(() => scripts.length).toBeGreaterThan(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-live')
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`nothing comes ahead with ${JSON.stringify(connection)}, and the tap works`, async ({ page }) => {
    const scripts = await watch(page)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto(landing)
    const button = page.getByRole('button', { name: 'Schedule a free visit' })
    await button.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await button.click()
    await expect(page.getByRole('dialog', { name: /estimate/i })).toBeVisible()
  })

test('the gallery filters, and a picture opens, before React; its viewer takes over', async ({ page }) => {
  await watch(page)
  const letGo = await hold(page)
  await page.goto('/gallery')
  await page.getByRole('button', { name: /^Bathrooms/ }).click()
  await expect(page.getByRole('button', { name: /^Bathrooms/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Featured Kitchens' })).toBeHidden()
  await page.getByRole('button', { name: /^Kitchens/ }).click()

  const link = page.getByRole('link', { name: `Enlarge: ${kitchen}` })
  const shell = page.getByRole('dialog', { name: `Enlarge: ${kitchen}` })
  await link.click()
  await expect(shell).toBeVisible()
  await shell.getByRole('button', { name: 'Close' }).click()
  await expect(link).toBeFocused()
  await link.click()
  await expect(shell).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-live')

  letGo()
  const viewer = page.getByRole('dialog', { name: kitchen, exact: true })
  await expect(viewer).toContainText('1 of 6')
  await expect(shell).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Featured Baths' })).toBeHidden()
})

test('a picture closed before React is there stays closed', async ({ page }) => {
  await watch(page)
  const letGo = await hold(page)
  await page.goto('/gallery')
  await page.getByRole('link', { name: `Enlarge: ${kitchen}` }).click()
  await page.keyboard.press('Escape')
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a button pressed again and again opens its dialog once', async ({ page }) => {
  await watch(page)
  const letGo = await hold(page)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Get Smart Recommendations' }).first()
  for (let press = 0; press < 3; press += 1) await button.click()
  letGo()
  const dialog = page.getByRole('dialog', { name: 'Smart Recommendations' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  await expect(dialog).toBeHidden()
})

test.describe('where the payload is gone', () => {
  test.use({ expectedErrors: [/\/payload\/|status of 404/] })

  test('the page stays as it is with what was typed, and its form is sent', async ({ page, own, staff }) => {
    const who = own.someone()
    const scripts = await watch(page)
    await page.goto('/contact')
    const [payload] = await page.locator('#on-intent').evaluate(({ dataset }) => dataset.src!.split(' '))
    await page.route(`**${payload}`, (route) => route.fulfill({ status: 404 }))
    const main = page.getByRole('main')
    await fillContact(main, who)
    await main.getByText('Countertops').click()
    await expect.poll(() => scripts.length).toBeGreaterThan(1)
    await page.waitForLoadState('networkidle')
    await expect(main.getByLabel('Name')).toHaveValue(who.name)
    await main.getByRole('button', { name: 'Request my estimate' }).click()
    await page.waitForURL('**/thank-you')
    expect(await storedLeads(staff, who.name)).toMatchObject([
      { email: who.email, projectType: 'countertops' },
    ])
  })
})
