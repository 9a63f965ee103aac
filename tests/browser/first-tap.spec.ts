import { type Locator, type Page } from '@playwright/test'
import { desktop, expect, expectAccessible, expectOwnEntry, historyLength, phone, test } from './fixtures'
import { expectHydrated, expectNotHydrated, holdScripts, noteHydration, scriptsOf } from './hydration'
import { fillContact, storedLeads } from './leads'

// Tests a visitor's first tap before React is there (lib/page-cache/loader.js), and the requests ahead of it.

test.use({ viewport: phone })

const kitchen = 'White kitchen with a waterfall island'
const landing = '/rockland/nyack/kitchen-remodeling/'

/** The scripts asked for so far. */
async function watch(page: Page): Promise<string[]> {
  await noteHydration(page)
  return scriptsOf(page)
}

/** A dialog that has its form. */
const filled = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).filter({ has: page.locator('form:not([method=dialog])') })
/** A dialog's place while its form isn't there. */
const shellOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).filter({ has: page.getByRole('status') })
const boxOf = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const { x, width } = element.getBoundingClientRect()
    const { left, top } = element.querySelector('h2')!.getBoundingClientRect()
    return [x, width, left, top].map(Math.round)
  })

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
  // The files for Back are there, too: from here on a tap works without a connection.
  await expect(page.locator('link[rel=preload][href="/_back.js"]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expectNotHydrated(page)

  await button.click()
  await expect(filled(page, 'Request an estimate')).toBeVisible()
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
  await expectNotHydrated(page)
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
    await expect(filled(page, 'Request an estimate')).toBeVisible()
  })

test('a picture of the filtered gallery opens before React; its viewer takes over', async ({ page }) => {
  await watch(page)
  const letGo = await holdScripts(page)
  await page.goto('/gallery?room=kitchen')

  const link = page.getByRole('link', { name: `Enlarge: ${kitchen}` })
  const shell = page.getByRole('dialog', { name: `Enlarge: ${kitchen}` })
  await link.click()
  await expect(shell).toBeVisible()
  await shell.getByRole('button', { name: 'Close' }).click()
  await expect(link).toBeFocused()
  await link.click()
  await expect(shell).toBeVisible()
  await expectNotHydrated(page)

  letGo()
  const viewer = page.getByRole('dialog', { name: kitchen, exact: true })
  await expect(viewer).toContainText('1 of 8')
  await expect(shell).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a picture closed before React is there stays closed', async ({ page }) => {
  await watch(page)
  const letGo = await holdScripts(page)
  await page.goto('/gallery')
  await page.getByRole('link', { name: `Enlarge: ${kitchen}` }).click()
  await page.keyboard.press('Escape')
  letGo()
  await expectHydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a button pressed again and again opens its dialog once', { tag: '@journey' }, async ({ page }) => {
  await watch(page)
  const letGo = await holdScripts(page)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Get Smart Recommendations' }).first()
  await button.evaluate((element: HTMLElement) => [1, 2, 3].forEach(() => element.click()))
  letGo()
  const dialog = page.getByRole('dialog', { name: 'Smart Recommendations' })
  await expect(filled(page, 'Smart Recommendations')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  await expect(dialog).toBeHidden()
})

const dialogs = [
  ['Request an estimate', landing, 'Schedule a free visit'],
  ['Smart Recommendations', '/', 'Get Smart Recommendations'],
] as const

for (const viewport of [phone, { width: 1440, height: 900 }])
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const [name, path, label] of dialogs)
      test(`${name}: its place opens at once and fills when its form is there`, async ({ page }) => {
        await watch(page)
        const letGo = await holdScripts(page)
        await page.goto(path)
        const button = page.getByRole('main').getByRole('button', { name: label }).first()
        await button.click()
        const shell = shellOf(page, name)
        await expect(shell.getByRole('status')).toHaveText('Loading…')
        await expect(shell.getByRole('heading', { name })).toBeFocused()
        await expectNotHydrated(page)
        // First: what hasn't come within 15 seconds is given up, and axe takes its time.
        const place = await boxOf(shell)
        await expectAccessible(page)

        letGo()
        const dialog = filled(page, name)
        await expect(dialog).toBeVisible()
        await expect(page.locator('dialog:modal')).toHaveCount(1)
        await expect(dialog.getByRole('heading', { name })).toBeFocused()
        expect(await boxOf(dialog)).toEqual(place)
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog:modal')).toHaveCount(0)
        await expect(button).toBeFocused()
      })
  })

for (const [how, close] of [
  ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
] as const)
  test(`closed by ${how} before its form is there, a dialog stays closed`, async ({ page }) => {
    await watch(page)
    const letGo = await holdScripts(page)
    await page.goto('/privacy')
    await page.goto(landing)
    const length = await historyLength(page)
    await page.getByRole('main').getByRole('button', { name: 'Schedule a free visit' }).click()
    await expect(shellOf(page, 'Request an estimate')).toBeVisible()
    await expectOwnEntry(page, length)
    await close(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${landing}$`))
    letGo()
    await expectHydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_|Failed to fetch|ChunkLoadError|_next/] })

  const lost = (page: Page) => page.getByText('No connection. This page stays.')
  const missing = (page: Page) => page.getByText('This didn’t load. This page stays.')

  test('a tap keeps the page, says what can be done, and the dialog comes when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/services')
    await context.setOffline(true)
    await page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first().click()
    const shell = page.getByRole('dialog', { name: 'Request an estimate' })
    await expect(lost(page)).toBeVisible()
    await expect(missing(page)).toBeHidden()
    await expect(page).toHaveURL(/\/services$/)
    await expect(shell.getByRole('link', { name: /555-0142/ })).toHaveAttribute('href', 'tel:+18455550142')
    await expect(shell.getByRole('button', { name: 'Contact page' })).toBeHidden()
    await expectAccessible(page)
    await shell.getByRole('button', { name: 'Try again' }).click()
    await expect(lost(page)).toBeVisible()
    await expect(page).toHaveURL(/\/services$/)

    await context.setOffline(false)
    await expect(filled(page, 'Request an estimate')).toBeVisible()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
  })

  test('the same where React is there and the code of the dialog is not', async ({ page, context }) => {
    await watch(page)
    await page.goto('/services')
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await page.locator('[data-intent]').first().dispatchEvent('pointerover')
    await expectHydrated(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first().click()
    await expect(lost(page)).toBeVisible()
    await expect(page).toHaveURL(/\/services$/)
    await context.setOffline(false)
    await expect(filled(page, 'Request an estimate')).toBeVisible()
  })

  test('after a script failed while the browser is online, trying again goes on from there', async ({
    page,
  }) => {
    await page.route(/\/(?:payload|_next\/static\/chunks)\/[^/]+\.js/, (route) => route.abort())
    await page.goto(landing)
    await page.getByRole('main').getByRole('button', { name: 'Schedule a free visit' }).click()
    await expect(missing(page)).toBeVisible()
    await expect(lost(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Contact page' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(filled(page, 'Request an estimate')).toBeVisible()
  })
})

test.describe('a picture without a connection', () => {
  test.use({ expectedErrors: [/ERR_|Failed to fetch|ChunkLoadError|_next/] })

  test('opens each time it is tapped', async ({ page, context }) => {
    let failures = 0
    page.on('requestfailed', (request) => (failures += Number(request.url().includes('/payload/'))))
    await page.goto('/gallery')
    const address = page.url()
    await context.setOffline(true)
    const link = page.getByRole('link', { name: `Enlarge: ${kitchen}` })
    const shell = page.getByRole('dialog', { name: `Enlarge: ${kitchen}` })
    await link.click()
    await expect(shell).toBeVisible()
    await shell.getByRole('button', { name: 'Close' }).click()
    // The payload is asked for twice: then React is given up.
    await expect.poll(() => page.locator('script[src*="/payload/"]').count()).toBeGreaterThan(1)
    await expect.poll(() => failures).toBeGreaterThan(1)
    await link.click()
    await expect(shell).toBeVisible()
    expect(page.url()).toBe(address)
  })

  test('opens without its viewer where React is there and that is not', async ({ page, context }) => {
    await watch(page)
    await page.goto('/gallery')
    const address = page.url()
    await page.locator('[data-intent]:not(a)').first().dispatchEvent('pointerover')
    await expectHydrated(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const link = page.getByRole('link', { name: `Enlarge: ${kitchen}` })
    await link.click()
    const shell = page.getByRole('dialog', { name: `Enlarge: ${kitchen}` })
    await expect(shell).toBeVisible()
    const size = () => shell.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(await size()).toBeGreaterThan(100)
    expect(page.url()).toBe(address)
    await shell.getByRole('button', { name: 'Close' }).click()
    await context.setOffline(false)
    await link.click()
    await expect(page.getByRole('dialog', { name: kitchen, exact: true })).toBeVisible()
  })
})

test.describe('a form sent without a connection before React', () => {
  test.use({ expectedErrors: [/ERR_/] })

  test('stays with what was typed, says so, and is sent once when the connection is back', async ({
    page,
    context,
    own,
    staff,
  }) => {
    const person = own.someone()
    await page.goto('/contact')
    await context.setOffline(true)
    const main = page.getByRole('main')
    await fillContact(main, person)
    await main.getByText('Countertops').click()
    await main.getByRole('button', { name: 'Request my estimate' }).click()
    const form = main.locator('form[action="/api/contact"]')
    await expect(form).toHaveAttribute('data-net', 'false')
    const note = await form.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(note).toContain('No connection. It is sent once you are back online.')
    await expect(page).toHaveURL(/\/contact$/)
    await expect(main.getByLabel('Name')).toHaveValue(person.name)

    const sent = page.waitForRequest('**/api/contact')
    await context.setOffline(false)
    expect((await sent).headers()['content-type']).toBe('application/json')
    await page.waitForURL('**/thank-you')
    expect(await storedLeads(staff, person.name)).toMatchObject([{ ...person, projectType: 'countertops' }])
  })
})

test.describe('a second try', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('has its own fifteen seconds', async ({ page }) => {
    await page.clock.install()
    await page.route(/\/payload\//, (route) => route.abort())
    await page.goto(landing)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('main').getByRole('button', { name: 'Schedule a free visit' }).click()
    const shell = shellOf(page, 'Request an estimate')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.clock.runFor(10_000)
    await page.unrouteAll()
    const letGo = await holdScripts(page)
    await again.click()
    await expect(shell.getByRole('status')).toBeVisible()
    await page.clock.runFor(14_000)
    await expect(shell.getByRole('status')).toBeVisible()
    await expect(again).toBeHidden()
    await page.clock.runFor(2_000)
    await expect(again).toBeVisible()
    letGo()
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('as a dialog takes its place nothing else on the page is hurried', async ({ page }) => {
    await page.goto('/contact')
    const heading = page.getByRole('heading', { level: 1 })
    await heading.evaluate((element) => {
      element.style.transition = 'opacity 600s linear'
      element.style.opacity = '1'
      // Read, so that a transition begins.
      element.style.opacity = String(Number(getComputedStyle(element).opacity) / 2)
    })
    const isRunning = () => heading.evaluate((element) => element.getAnimations().length)
    expect(await isRunning()).toBe(1)
    await page.getByRole('button', { name: 'Get a free estimate' }).first().click()
    await expect(filled(page, 'Request an estimate')).toBeVisible()
    expect(await isRunning()).toBe(1)
  })
})

test.describe('on a page that is made for each request', () => {
  test.use({ viewport: desktop, expectedErrors: [/ERR_|ChunkLoadError|_next/] })

  test('a dialog that can’t come says so, and comes at the next try', async ({ page, context }) => {
    await watch(page)
    await page.goto('/estimate?room=kitchen')
    await expectHydrated(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('button', { name: 'Get a free estimate' }).click()
    const shell = page.getByRole('dialog', { name: 'Request an estimate' })
    await expect(shell.getByText('No connection. This page stays.')).toBeVisible()
    await context.setOffline(false)
    await shell.getByRole('button', { name: 'Try again' }).click()
    await expect(filled(page, 'Request an estimate')).toBeVisible()
  })

  test('a dialog’s place opens at once too', async ({ page }) => {
    await watch(page)
    await page.goto('/estimate?room=kitchen')
    await expectHydrated(page)
    await page.waitForLoadState('networkidle')
    const letGo = await holdScripts(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Get a free estimate' })
    await button.click()
    await expect(shellOf(page, 'Request an estimate').getByRole('status')).toHaveText('Loading…')
    letGo()
    await expect(filled(page, 'Request an estimate')).toBeVisible()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
})

test.describe('without the payload', () => {
  test.use({ expectedErrors: [/\/payload\/|status of 404/] })

  test('the page stays as it is with what was typed, and its form is sent', async ({ page, own, staff }) => {
    const person = own.someone()
    const scripts = await watch(page)
    await page.goto('/contact')
    const [payload] = await page.locator('#on-intent').evaluate(({ dataset }) => dataset.src!.split(' '))
    await page.route(`**${payload}`, (route) => route.fulfill({ status: 404 }))
    const main = page.getByRole('main')
    await fillContact(main, person)
    await main.getByText('Countertops').click()
    await expect.poll(() => scripts.length).toBeGreaterThan(1)
    await page.waitForLoadState('networkidle')
    await expect(main.getByLabel('Name')).toHaveValue(person.name)
    await main.getByRole('button', { name: 'Request my estimate' }).click()
    await page.waitForURL('**/thank-you')
    expect(await storedLeads(staff, person.name)).toMatchObject([
      { email: person.email, projectType: 'countertops' },
    ])
  })
})
