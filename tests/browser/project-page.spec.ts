import { jsonLdOf } from './html'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'
import { jsonLdProblems } from './json-ld-rules'

const address = '/gallery/white-kitchen-with-a-waterfall-island'
const title = 'White kitchen with a waterfall island'

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('a project’s page shows the room, what was done, and the way on', async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(/^White kitchen with a waterfall island/)
      const main = page.getByRole('main')
      await expect(main.getByRole('img', { name: /^After/ }).first()).toBeVisible()
      // The line between before and after moves without React.
      const line = main.getByRole('slider', { name: /share of the picture showing before/ })
      await line.focus()
      const before = await line.inputValue()
      await page.keyboard.press('ArrowRight')
      await expect(line).toHaveValue(String(Number(before) + 1))

      const facts = main.getByRole('complementary', { name: 'In facts' })
      for (const text of ['Kitchen remodel', '4 weeks', '$62,000'])
        await expect(facts.getByText(text, { exact: true })).toBeVisible()
      await expect(facts.getByRole('link', { name: 'New City, NY' })).toHaveAttribute('href', '/new-city')
      await expect(
        main.getByRole('region').or(main).getByRole('listitem').filter({ hasText: 'Marble island' }),
      ).toBeVisible()
      await expect(main.getByText('Not a finished job.')).toContainText('Example')
      await expect(main.getByRole('link', { name: 'Kitchen Remodeling', exact: true })).toHaveAttribute(
        'href',
        '/rockland/new-city/kitchen-remodeling/',
      )
      await expect(main.getByRole('link', { name: 'Kitchen Remodeling in Rockland County' })).toHaveAttribute(
        'href',
        '/rockland/kitchen-remodeling/',
      )
      await expect(main.getByRole('article').getByRole('article')).toHaveCount(0)

      // The page has its finishes, its costs, and links to a room like it in the visualizer and the estimate.
      await expect(
        main.getByRole('img', { name: /^Close-up rendering of a veined marble island/ }),
      ).toBeVisible()
      await expect(main.getByText('Cabinets and their installation')).toBeVisible()
      await expect(main.getByRole('link', { name: 'Open in the visualizer' })).toHaveAttribute(
        'href',
        /^\/design\?cabinets=warm-white&island=/,
      )
      await expect(main.getByRole('link', { name: 'Price one like this' }).first()).toHaveAttribute(
        'href',
        '/estimate?room=kitchen&size=large&level=high',
      )
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      // Three other rooms, each with a page of its own.
      const otherProjects = main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'More rooms' }) })
      await expect(otherProjects.getByRole('article')).toHaveCount(3)
      await otherProjects.getByRole('article').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/gallery\/navy-and-white-with-oak-shelves$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navy and white, with oak shelves')

      // And to the ones before and after it.
      const beside = page.getByRole('navigation', { name: 'More rooms' })
      await beside.getByRole('link', { name: /^Next project/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Black tub under the window')
      await beside.getByRole('link', { name: /^Previous project/ }).click()
      await expect(page).toHaveURL(/\/gallery\/navy-and-white-with-oak-shelves$/)
    })

    test('its finishes open in the visualizer, and one like it is priced', async ({ page }) => {
      await page.goto(address)
      await page.getByRole('link', { name: 'Open in the visualizer' }).click()
      await expect(page.getByRole('main')).toContainText('oak herringbone on the floor')
      await page.goBack()
      await page.getByRole('link', { name: 'Price one like this' }).first().click()
      await expect(page.getByRole('radio', { name: /^Large/ }).first()).toBeChecked()
      await expect(page.getByRole('radio', { name: /^High-end/ })).toBeChecked()
    })

    test('the estimate is asked for with town and service filled in', async ({ page }) => {
      await page.goto(address)
      await page.getByRole('complementary', { name: 'In facts' }).getByRole('button').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('New City')
      await expectAccessible(page)
    })
  })
}

test('cards of the gallery and of the home page lead to it', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByRole('link', { name: title, exact: true }).first().click()
  await expect(page).toHaveURL(address)
  await page.goto('/')
  await page.locator('#portfolio').getByRole('link', { name: 'Navy and white, with oak shelves' }).click()
  await expect(page).toHaveURL(/\/gallery\/navy-and-white-with-oak-shelves$/)
})

test(
  'structured data, share picture, canonical address and sitemap',
  { tag: '@journey' },
  async ({ page, request, baseURL }) => {
    const html = await (await request.get(address)).text()
    const nodes = jsonLdOf(html)
    expect(jsonLdProblems(nodes)).toEqual([])
    expect(nodes.map((node) => node['@type'])).toEqual(
      expect.arrayContaining(['HomeAndConstructionBusiness', 'BreadcrumbList', 'CreativeWork']),
    )
    await page.goto(address)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${address}`)
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content'))!
    expect(picture).toContain(`/og/`)
    const answer = await request.get(picture)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}${address}</loc>`)
  },
)

test.describe('an address that no project has', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

  test('answers 404 with the screen that says so, without script', async ({ page }) => {
    expect((await page.goto('/gallery/no-such-room'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  })
})

test('a project is found by the search, at its page', { tag: '@postgres' }, async ({ page }) => {
  await page.goto('/search?q=waterfall+island')
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', address)
})
