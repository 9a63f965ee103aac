import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type APIRequestContext, type Page, type Response } from '@playwright/test'
import { phoneBytes } from '@/lib/picture-versions'
import { expect, phone, test } from './fixtures'
import { expectHydrated, noteHydration } from './hydration'

const kB = 1000
const scriptBudget = 160 * kB
/** All that the first tap on a dialog's button loads, each gzipped; the page's own data apart. */
const firstTapBudget = 151 * kB
/** Its questions and the plan are more than a form. */
const recommendationsBudget = 153.5 * kB
/** The one sheet of all public pages. */
const sheetBudget = 14 * kB
/** The tools have a second one. */
const tools = ['/design', '/estimate']
const stylesBudget = 14.6 * kB
/** The estimate's questions, sum and bars are nobody else's: they stay out of the one sheet. */
const largeStyles: Record<string, number> = { '/estimate': 15.4 * kB }
const fontBudget = 39 * kB
/** Before the first paint, pictures aside. */
const requestBudget = 6
const inlineBudget = 2.75 * 1024
const documentBudget = 14 * kB
/** Pages that may hold more. */
const largeDocuments: Record<string, number> = {
  '/': 16 * kB,
  '/gallery': 16 * kB,
  '/sitemap': 16 * kB,
  // 39 finishes with what is to be said of each, and the rules that show them.
  '/design': 22.5 * kB,
}
const documentBudgetOf = (route: string) => largeDocuments[route] ?? documentBudget
/** React's data of the page, which the document held before. */
const payloadBudget = 22.2 * kB

// One page of every kind that a visitor can reach.
const routes = [
  ...Object.keys(largeDocuments),
  '/services',
  '/gallery/white-kitchen-with-a-waterfall-island',
  '/reviews',
  '/contact',
  '/estimate',
  '/thank-you',
  '/privacy',
  '/accessibility',
  '/blog',
  '/blog/2024-kitchen-design-trends-in-new-city',
  '/nyack',
  '/rockland/upper-nyack/',
  '/rockland/kitchen-remodeling/',
  '/rockland/nyack/kitchen-remodeling/',
]

const isScript = (response: Response) => response.request().resourceType() === 'script'
const bytes = async (responses: Response[]) => {
  const sizes = await Promise.all(
    responses.map(async (response) => (await response.request().sizes()).responseBodySize),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Notes every answer, and in the page when React has taken over. */
async function watch(page: Page): Promise<Response[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await noteHydration(page)
  return responses
}

/**
 * Waits until an answer keeps its budget: first ones are compressed in haste. What visitors get, once it was asked for twice,
 * is smaller a moment later.
 */
const expectCompressed = (request: APIRequestContext, address: string, budget: number) =>
  expect
    .poll(async () => Number((await request.get(address)).headers()['content-length']), { message: address })
    .toBeLessThanOrEqual(budget)

test.beforeAll(async ({ request }) => {
  for (const route of [...routes, ...routes]) await request.get(route)
  const home = await (await request.get('/')).text()
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(home) ?? []
  await expectCompressed(request, sheet, sheetBudget)
})

for (const route of routes) {
  const tag = ['/', '/rockland/nyack/kitchen-remodeling/'].includes(route) ? '@journey' : []
  test(`${route} keeps its budgets`, { tag }, async ({ page, request }) => {
    await expectCompressed(request, route, documentBudgetOf(route))
    const responses = await watch(page)
    await page.goto(route, { waitUntil: 'load' })
    const loaded = responses.length
    await page.waitForLoadState('networkidle')
    // Pictures below the fold and the browser's own fetch of the icon may end after the load event.
    const late = responses
      .slice(loaded)
      .filter((response) => !['image', 'other'].includes(response.request().resourceType()))
    expect(
      late.map((response) => response.url()),
      'requests of an idle page',
    ).toEqual([])
    expect(
      responses.filter(isScript).map((response) => response.url()),
      'scripts before intent',
    ).toEqual([])

    const documents = responses.filter((response) => response.request().resourceType() === 'document')
    expect(await bytes(documents), 'the document').toBeLessThanOrEqual(documentBudgetOf(route))
    const ofType = (type: string) =>
      responses.filter((response) => response.request().resourceType() === type)
    const styles = ofType('stylesheet')
    expect(styles, 'style sheets').toHaveLength(tools.includes(route) ? 2 : 1)
    expect(await bytes(styles.slice(0, 1)), 'the sheet').toBeLessThanOrEqual(sheetBudget)
    expect(await bytes(styles), 'styles').toBeLessThanOrEqual(largeStyles[route] ?? stylesBudget)
    const fonts = ofType('font')
    expect(await bytes(fonts), 'fonts').toBeLessThanOrEqual(fontBudget)
    expect([...documents, ...styles, ...fonts].length, 'requests to the first paint').toBeLessThanOrEqual(
      requestBudget,
    )
    const inline = await page.locator('#on-intent').evaluate((script) => script.textContent.length)
    expect(inline, 'our own inline script').toBeLessThanOrEqual(inlineBudget)

    const [payload = ''] = await page.locator('#on-intent').evaluate(({ dataset }) => dataset.src!.split(' '))
    const isPayload = (response: Response) => response.url().endsWith(payload)
    await page.locator('[data-intent]').first().dispatchEvent('pointerover')
    await expectHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await bytes(responses.filter(isPayload)), 'the payload').toBeLessThanOrEqual(payloadBudget)
    expect(
      await bytes(responses.filter((response) => isScript(response) && !isPayload(response))),
      'scripts after the first interaction',
    ).toBeLessThanOrEqual(scriptBudget)
  })
}

for (const [path, label, name, first, budget] of [
  [
    '/rockland/nyack/kitchen-remodeling/',
    'Get a free estimate',
    'Request an estimate',
    'Name',
    firstTapBudget,
  ],
  ['/', 'Get Smart Recommendations', 'Smart Recommendations', 'Project', recommendationsBudget],
] as const)
  test(
    `the first tap on ${label} fetches little, and nothing twice`,
    { tag: '@journey' },
    async ({ page }) => {
      const responses = await watch(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      const [payload = ''] = await page
        .locator('#on-intent')
        .evaluate(({ dataset }) => dataset.src!.split(' '))
      await page.getByRole('main').getByRole('button', { name: label }).first().click()
      const dialog = page.getByRole('dialog', { name })
      await expect(
        dialog.getByRole('textbox', { name: first }).or(dialog.getByRole('group', { name: first })),
      ).toBeVisible()
      await page.waitForLoadState('networkidle')
      const scripts = responses.filter((response) => isScript(response) && !response.url().endsWith(payload))
      const texts = await Promise.all(scripts.map((response) => response.body()))
      const sum = texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0)
      expect(sum, scripts.map((response) => response.url()).join('\n')).toBeLessThanOrEqual(budget)
      // Each script of the joined one has an element that isn't fetched.
      const there = await page
        .locator('script[type=joined]')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLScriptElement).src))
      expect(there.length).toBeGreaterThan(5)
      expect(scripts.filter((response) => there.includes(response.url()))).toEqual([])
    },
  )

test.describe('small documents too', () => {
  test.use({ expectedErrors: [/404/] })

  for (const [what, route] of [
    ['what is made for each request', '/search?q=kitchen'],
    ['what isn’t there', '/rockland/nowhere'],
  ] as const)
    test(what, async ({ page }) => {
      expect(await bytes([(await page.goto(route))!])).toBeLessThanOrEqual(documentBudget)
    })

  // A service's hub has the county's map with all its names, a search React's data in the document.
  for (const route of ['/rockland/kitchen-remodeling/', '/rockland/upper-nyack/', '/search?q=kitchen'])
    test(`${route} for a client that takes no Brotli`, async ({ request }) => {
      const document = await (await request.get(route)).body()
      expect(gzipSync(document, { level: 9 }).length).toBeLessThanOrEqual(documentBudget)
    })
})

// A phone with a screen of threefold density.
/** Everything counted. */
const landingOnPhone = 100 * kB
/** Without the scripts of a control that comes near, which have `firstTapBudget`. */
const homeScrolledOnPhone = 300 * kB

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3 })

  for (const route of ['/', '/services', '/nyack', '/rockland/nyack/kitchen-remodeling/'])
    test(`${route} opens with a picture of ${phoneBytes / kB} kB at most`, async ({ page, request }) => {
      await expectCompressed(request, route, documentBudgetOf(route))
      const responses = await watch(page)
      await page.goto(route, { waitUntil: 'networkidle' })
      const shownElements = await page
        .locator('img[fetchpriority=high]')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(
        await bytes(responses.filter((response) => response.url() === shownElements)),
      ).toBeLessThanOrEqual(phoneBytes)
      if (route.startsWith('/rockland')) expect(await bytes(responses)).toBeLessThanOrEqual(landingOnPhone)
      if (route !== '/') return
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += phone.height)
        await page.evaluate(
          (to) => new Promise((done) => (scrollTo(0, to), requestAnimationFrame(done))),
          top,
        )
      await expect
        .poll(() =>
          page.evaluate(
            () => [...document.images].filter((image) => image.checkVisibility() && !image.complete).length,
          ),
        )
        .toBe(0)
      const others = responses.filter((response) => !isScript(response))
      expect(await bytes(others)).toBeLessThanOrEqual(homeScrolledOnPhone)
    })
})

test('nothing of what stands in for the page cache under next dev is in the build', () => {
  const build = path.join(process.env.BUILD_DIR ?? '.next', 'static')
  const scripts = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(10)
  // A text of app/development-scripts.tsx, of the loader and of a page script.
  const heldScripts = scripts.filter((name) =>
    /template\[data-script\]|\[data-compare\]|'#bathrooms'/.test(
      readFileSync(path.join(build, name), 'utf8'),
    ),
  )
  expect(heldScripts).toEqual([])
})
