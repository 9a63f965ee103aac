import { type Page } from '@playwright/test'
import { desktop, expect, test } from './fixtures'

// React's payload is fetched when a visitor first means to use a page, as the payload of the page that he sees
// (lib/page-cache).

const hero = (title: string) => ({ components: [{ id: 'hero-1', type: 'hero', config: { title } }] })
const payloadOf = (page: Page) =>
  page
    .locator('#on-intent')
    .evaluate((script) => script.dataset.src?.split(' ').find((src) => src.startsWith('/payload/')))

/** Opens the estimate dialog by the header's button, and closes it. */
async function tryHeader(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /estimate/i })
    .click()
  const dialog = page.getByRole('dialog', { name: /estimate/i })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test.use({ viewport: desktop })

test(
  'a page opened before it was changed stays itself and works; the change is in the next one',
  { tag: ['@journey', '@postgres'] },
  async ({ page: visitor, own, staff, request }) => {
    const ownPage = await own.page([], { isPublished: true, ...hero('As it was') })
    await visitor.goto(`/${ownPage.slug}`)
    const before = await payloadOf(visitor)

    await staff.put(`/api/pages/${ownPage.id}`, { data: hero('As it is now') })
    const html = await (await request.get(`/${ownPage.slug}`)).text()
    expect(html).toContain('As it is now')
    expect(html).not.toContain(before)

    await tryHeader(visitor)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('As it was')

    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('As it is now')
    expect(await payloadOf(visitor)).not.toBe(before)
    await tryHeader(visitor)
  },
)

test('it works on the first visit that renders a page, on the next, and on coming back to it', async ({
  page: visitor,
  own,
}) => {
  const ownPage = await own.page([], { isPublished: true, ...hero('Rendered when asked for') })
  for (const turn of ['first', 'second']) {
    await visitor.goto(`/${ownPage.slug}`)
    expect(await payloadOf(visitor), turn).toBeTruthy()
    await tryHeader(visitor)
  }
  await visitor.goto('/services')
  await visitor.goBack()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Rendered when asked for')
  await tryHeader(visitor)
})

test('a page that the browser kept comes back and works, before its first tap and after', async ({
  playwright,
  launchOptions,
  baseURL,
  proxy,
}) => {
  // The browser without a window, which the other tests use, keeps no pages; Playwright turns it off in the other one.
  const executablePath = process.env.FULL_CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL, proxy, viewport: desktop })
  const visitor = await context.newPage()
  const errors: string[] = []
  visitor.on('pageerror', ({ message }) => errors.push(message))
  visitor.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await visitor.addInitScript(() =>
    addEventListener(
      'pageshow',
      ({ persisted }) => (document.documentElement.dataset.kept = String(persisted)),
    ),
  )
  for (const tried of [false, true]) {
    await visitor.goto('/services')
    if (tried) await tryHeader(visitor)
    await visitor.goto('/privacy')
    await visitor.evaluate(() => history.back())
    await expect(visitor.locator('html[data-kept=true]')).toBeAttached()
    await expect(visitor).toHaveURL(/services/)
    await tryHeader(visitor)
  }
  expect(errors).toEqual([])
  await browser.close()
})

test('a payload may be kept for good, is zipped, and names nothing but itself', async ({ page, request }) => {
  await page.goto('/contact')
  const address = (await payloadOf(page))!
  const answer = await request.get(address)
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': expect.stringMatching(/^(?:gzip|br)$/),
  })
  expect(await answer.text()).toContain('self.__next_f.push(')
  for (const wrong of [
    '/payload/aaaaaaaaaaaaaaaaaaaaaa.js',
    address.replace('.js', '.css'),
    '/payload/..%2f.js',
  ])
    expect((await request.get(wrong)).status(), wrong).toBe(404)
})

test.describe('without the payload', () => {
  test.use({ expectedErrors: [/\/payload\/|status of 404/] })

  test('a button’s dialog says so, and leads to the page that its link names', async ({ page }) => {
    await page.route('**/payload/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/rockland/nyack/kitchen-remodeling/')
    await page.getByRole('main').getByRole('button', { name: 'Get a free estimate' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Contact page' }).click()
    await page.waitForURL('**/contact?town=nyack&service=kitchen-remodeling')
  })
})
