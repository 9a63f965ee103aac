import { type Page } from '@playwright/test'
import { desktop, expect, expectOwnEntry, historyLength, phone, test } from './fixtures'
import { fillContact } from './leads'

// Browser Back closes what lies open over a page and leaves the page where it was (public/_back.js).

test.use({ viewport: phone })

const open = (page: Page) => page.locator('dialog:modal, [popover]:popover-open')
const landing = '/rockland/nyack/kitchen-remodeling/'
/** A page with another before it, scrolled down. */
async function arrive(page: Page, path: string) {
  await page.goto('/privacy')
  await page.goto(path)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
}
/** Marks the page once it has come back to an entry of its own. */
const notePopstate = (page: Page) =>
  page.addInitScript(() => addEventListener('popstate', () => (document.documentElement.dataset.back = '')))

const ways = [
  ['the menu', '/', (page: Page) => page.getByRole('button', { name: /^Menu/ })],
  ['the quote panel', '/services', (page: Page) => page.getByRole('button', { name: 'Get a quote' })],
  [
    'recommendations',
    '/',
    (page: Page) => page.getByRole('button', { name: 'Get Smart Recommendations' }).first(),
  ],
  [
    'a picture',
    '/gallery',
    (page: Page) => page.getByRole('link', { name: /Enlarge: White kitchen with a waterfall/ }),
  ],
  [
    'the panel of a page made for each request',
    '/search?q=tile',
    (page: Page) => page.getByRole('button', { name: 'Get a quote' }),
  ],
] as const

for (const [what, path, opener] of ways)
  test(`Back closes ${what}, and the page stays where it was; Forward opens nothing`, async ({ page }) => {
    await arrive(page, path)
    const length = await historyLength(page)
    await opener(page).click()
    await expect(open(page)).toHaveCount(1)
    await expectOwnEntry(page, length)
    await page.waitForLoadState('networkidle')
    const at = await page.evaluate(() => scrollY)
    const address = page.url()
    await page.goBack()
    await expect(open(page)).toHaveCount(0)
    expect(page.url()).toBe(address)
    expect(await page.evaluate(() => scrollY)).toBe(at)
    await page.goForward()
    await expect(open(page)).toHaveCount(0)
    await page.goBack()
    // And from the page itself Back leads on.
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy$/)
  })

test('closed otherwise, nothing is left in the history, and it opens and closes again', async ({ page }) => {
  await arrive(page, landing)
  const button = page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first()
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  const isThere = dialog.getByRole('textbox', { name: 'Name' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.goBack()]) {
    await button.click()
    await expect(isThere).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto')
    await close()
    await expect(open(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${landing}$`))
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy$/)
})

test('a link in the menu is followed, and Back from there leads to the page, closed', async ({ page }) => {
  await arrive(page, '/')
  const menu = page.locator('#site-menu')
  const length = await historyLength(page)
  await page.getByRole('button', { name: /^Menu/ }).click()
  await expectOwnEntry(page, length)
  await menu.getByRole('link', { name: 'Areas' }).click()
  await expect(page).toHaveURL(/\/#towns$/)
  await expect(menu).toBeHidden()
  await expect(page.locator('#towns')).toBeInViewport()

  await page.getByRole('button', { name: /^Menu/ }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/#towns$/)
  await expect(open(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('a dialog opened by leaving the quote panel stays open, and Back closes it', async ({ page }) => {
    await notePopstate(page)
    await arrive(page, '/services')
    const length = await historyLength(page)
    await page.getByRole('button', { name: 'Get a Free Quote' }).click()
    await expectOwnEntry(page, length)
    await page.getByRole('banner').getByRole('button', { name: 'Get a free estimate' }).click()
    // The panel's entry is left at once; the dialog gets one of its own.
    await expect(page.locator('html')).toHaveAttribute('data-back')
    const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expect(open(page)).toHaveCount(1)
    await page.goBack()
    await expect(open(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/services$/)
  })
})

test(
  'from the thank-you page one Back leads to the page with the dialog closed',
  { tag: '@journey' },
  async ({ page, own }) => {
    await arrive(page, landing)
    await page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
    await fillContact(dialog, own.someone())
    await dialog.getByText('Countertops').click()
    await dialog.getByRole('button', { name: 'Request my estimate' }).click()
    await page.waitForURL('**/thank-you')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${landing}$`))
    await expect(open(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy$/)
  },
)

test('Back closes a dialog where the browser tells of no opened dialogs', async ({ page }) => {
  // Safari before 18.4.
  await page.addInitScript(() =>
    addEventListener(
      'toggle',
      (event) => (event.target as Element).matches('dialog') && event.stopImmediatePropagation(),
      true,
    ),
  )
  for (const [path, opener] of [
    [landing, page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first()],
    ['/gallery', page.getByRole('link', { name: /Enlarge: White kitchen with a waterfall/ })],
  ] as const) {
    await arrive(page, path)
    const length = await historyLength(page)
    await opener.click()
    await expectOwnEntry(page, length)
    await page.goBack()
    await expect(open(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('Back closes a dialog where the browser has no popovers', async ({ page }) => {
  // Safari 16.
  await page.addInitScript(() => {
    CSS.supports = () => false
    const find = document.querySelectorAll.bind(document)
    document.querySelectorAll = (selector: string) => {
      if (selector.includes(':popover-open')) throw new DOMException('no such selector', 'SyntaxError')
      return find<Element>(selector)
    }
  })
  await arrive(page, landing)
  const length = await historyLength(page)
  await page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first().click()
  await expectOwnEntry(page, length)
  await page.goBack()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${landing}$`))
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_|_back\.js/] })

  for (const [what, path, opener] of ways.slice(0, 4))
    test(`Back closes ${what} too, also after the connection is back`, async ({ page, context }) => {
      // All scripts, as React can start from ones that came before: it opens the dialog anew and asks for _back.js again.
      await page.route('**/*.js', (route) => route.abort())
      await page.addInitScript(() => {
        const note = ({ newState }: ToggleEvent) => (document.documentElement.dataset.toggle = newState)
        document.addEventListener('toggle', note, true)
      })
      await arrive(page, path)
      const length = await historyLength(page)
      await context.setOffline(true)
      await opener(page).click()
      await expect(open(page)).toHaveCount(1)
      await expectOwnEntry(page, length)
      const toggle = (state: string) => expect(page.locator('html')).toHaveAttribute('data-toggle', state)
      const tries = page.locator('script[src="/_back.js"]')
      await toggle('open')
      const count = await tries.count()
      await page.goBack()
      await expect(open(page)).toHaveCount(0)
      const address = page.url()
      expect(address).toContain(path)
      // Closing adds no entry: nothing is open that Back would have to close.
      await toggle('closed')
      await expect(tries).toHaveCount(count)

      await opener(page).click()
      await expect.poll(() => page.evaluate(() => typeof onpopstate)).toBe('function')
      await page.unrouteAll()
      await context.setOffline(false)
      await page.goBack()
      await expect(open(page)).toHaveCount(0)
      expect(page.url()).toBe(address)
      await page.goBack()
      await expect(page).toHaveURL(/\/privacy$/)
    })

  test('an entry added without a connection is gone once the dialog was opened and closed with one', async ({
    page,
    context,
  }) => {
    await notePopstate(page)
    await page.route('**/_back.js', (route) => route.abort())
    await arrive(page, landing)
    const length = await historyLength(page)
    await context.setOffline(true)
    const button = page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first()
    await button.click()
    await expectOwnEntry(page, length)
    await page.keyboard.press('Escape')
    await page.unrouteAll()
    await context.setOffline(false)
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveAttribute('data-back')
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy$/)
  })
})
