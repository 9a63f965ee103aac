import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
  watchShifts,
} from './fixtures'
import { expectNotHydrated, noteHydration } from './hydration'

// Texts and figures of the specification, word for word.
const priceList = [
  ['Custom Kitchen Design', '$2,500-$5,000', '1-2 weeks'],
  ['Cabinet Installation', '$8,000-$25,000', '1-2 weeks'],
  ['Countertop Installation', '$3,000-$8,000', '3-5 days'],
  ['Lighting & Electrical', '$2,000-$6,000', '2-4 days'],
  ['Plumbing Services', '$1,500-$4,000', '1-3 days'],
  ['Finishing & Painting', '$1,000-$3,500', '2-5 days'],
]
const townCards = [
  ['New City', 'County Seat', '45+', '/new-city'],
  ['Suffern', 'Historic Village', '32+', '/suffern'],
  ['Spring Valley', 'Diverse Community', '28+', '/spring-valley'],
  ['Nanuet', 'Shopping Hub', '35+', '/nanuet'],
  ['Pearl River', 'Irish Heritage', '29+', '/pearl-river'],
  ['Monsey', 'Growing Community', '41+', '/monsey'],
  ['Nyack', 'Artistic Village', '24+', '/nyack'],
  ['Haverstraw', 'Hudson River', '19+', '/haverstraw'],
]

test('services, prices, towns and reviews', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await expect(page).toHaveTitle(/Kitchen & Bath Remodeling/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/?$/)

  const main = page.getByRole('main')
  await expect(main.getByText('Licensed and insured in Rockland County')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    /^Kitchen and bath remodeling in Rockland.County$/,
  )
  await expect(main.getByRole('link', { name: 'Get Free Consultation' }).first()).toHaveAttribute(
    'href',
    'tel:+18455550142',
  )
  await expect(main.getByRole('button', { name: 'Get Smart Recommendations' }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: '(845) 555-0142' }).first()).toHaveAttribute(
    'href',
    'tel:+18455550142',
  )
  await expect(main.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/)
  const figures = page.getByRole('region', { name: 'In numbers' })
  await expect(figures.getByRole('definition')).toHaveText(['25+ years', '4.9/5', '127+', '2-4 weeks'])

  const rows = page.locator('#services').getByRole('listitem')
  await expect(rows).toHaveCount(priceList.length)
  for (const [index, [title = '', price = '', time = '']] of priceList.entries()) {
    const row = rows.nth(index)
    await expect(row.getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(row.getByText(price, { exact: true })).toBeVisible()
    await expect(row.getByText(time, { exact: true })).toBeVisible()
    await expect(row.getByRole('paragraph')).not.toBeEmpty()
  }

  const portfolio = page.locator('#portfolio')
  await expect(portfolio.getByRole('img', { name: /^Before/ })).toBeVisible()
  await expect(
    portfolio
      .getByRole('definition')
      .filter({ hasText: /^Example$/ })
      .first(),
  ).toBeVisible()
  await expect(portfolio.getByRole('heading', { level: 3 })).toHaveCount(9)
  for (const label of ['Place', 'Time', 'Cost'])
    await expect(portfolio.getByRole('term').filter({ hasText: label })).toBeVisible()
  await expect(portfolio.getByRole('list').first().getByRole('listitem')).toHaveCount(4)
  const plates = portfolio.getByRole('article')
  await expect(plates).toHaveCount(8)
  for (const plate of await plates.all()) {
    await expect(plate.getByText(/, NY$/)).toBeVisible()
    await expect(plate.getByText(/^\d weeks$/)).toBeVisible()
    await expect(plate.getByText(/^\$[\d,]+$/)).toBeVisible()
    await expect(plate.getByRole('link')).toHaveAttribute('href', /^\/gallery\/[a-z0-9-]+$/)
  }

  const towns = page.locator('#towns')
  await expect(towns.getByRole('heading', { name: 'Serving All Rockland County' })).toBeVisible()
  const cards = towns.getByRole('list').getByRole('link')
  await expect(cards).toHaveCount(townCards.length)
  for (const [index, [name, subtitle, count, href = '']] of townCards.entries()) {
    await expect(cards.nth(index)).toHaveText(`${name}${count} projects${subtitle}`)
    await expect(cards.nth(index)).toHaveAttribute('href', href)
  }
  const map = towns.getByRole('group', { name: /^Map of Rockland County/ })
  await expect(map.getByRole('link')).toHaveCount(townCards.length)
  for (const [name, , , href = ''] of townCards)
    await expect(map.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)

  const quotes = page.locator('#testimonials').getByRole('figure')
  await expect(quotes).toHaveCount(3)
  await expect(quotes.first().getByRole('img', { name: '5 out of 5' })).toBeVisible()
  await expect(quotes.first().locator('figcaption')).toHaveText(
    'MGMaria G.ExampleNew City, NYKitchen Remodel3 weeks',
  )

  const call = page.getByRole('region', { name: 'Call us' })
  await expect(call.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute(
    'href',
    'tel:+18455550142',
  )
  await expect(call.getByRole('button', { name: 'Get Smart Recommendations' })).toBeVisible()
  await expect(call.getByRole('listitem')).toHaveText([
    'Free In-Home Consultation',
    'Licensed & Insured Example',
    'Quality Guarantee Example',
  ])
  // Without a key for the maps service there is nothing of it, and nothing of it is ever in the static page.
  await expect(page.getByRole('region', { name: 'Reviews from Google Maps' })).toHaveCount(0)

  const graph = await page.locator('script[type="application/ld+json"]').textContent()
  expect(graph).toContain('"WebSite"')
  expect(graph).toContain('/search?q={search_term_string}')
  expect(graph).not.toContain('aggregateRating')
  await expectAccessible(page)
})

test('the picture turns with keys and pointer, before any script has come', async ({ page }) => {
  await page.setViewportSize(desktop)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  // Else they come ahead once the pointer is near a control.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/')
  const slider = page.getByRole('slider', { name: /^White kitchen with a waterfall island, New City, NY/ })
  const before = () =>
    slider.evaluate((input) => parseFloat(getComputedStyle(input.parentElement!).getPropertyValue('--pos')))

  await slider.focus()
  await slider.press('ArrowRight')
  await expect.poll(before).toBe(47)
  await slider.press('Home')
  await expect.poll(before).toBe(0)
  await slider.press('End')
  await expect.poll(before).toBe(100)

  // The focus has scrolled the page: this waits until it stands still.
  await slider.hover()
  const box = (await slider.boundingBox())!
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const
  await page.mouse.move(...at(0.95))
  await page.mouse.down()
  await page.mouse.move(...at(0.25), { steps: 5 })
  await page.mouse.up()
  await expect.poll(before).toBeGreaterThan(20)
  await expect.poll(before).toBeLessThan(30)
  await page.mouse.click(...at(0.7))
  await expect.poll(before).toBeGreaterThan(65)
  expect(scripts).toEqual([])
})

test('on a phone nothing scrolls sideways, nothing moves, everything can be touched', async ({ page }) => {
  await page.setViewportSize(phone)
  const shifts = await watchShifts(page)
  await page.goto('/')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  const small = await page
    .locator(':is(header, main, footer, nav) :is(a, button):visible')
    .evaluateAll((targets) =>
      targets
        .filter(
          // Links within a line of text may be as low as the line; a plate's link covers its whole picture; the map's names lead
          // where the list beside it does.
          (target) => !target.closest('p, article, svg') && target.getBoundingClientRect().height < 43.5,
        )
        .map((target) => target.textContent),
    )
  expect(small).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('at 1024 pixels the headline’s panel leaves the picture its range hood', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  const panel = await heading.locator('xpath=..').boundingBox()
  const picture = await page.locator('img[data-fallback]').boundingBox()
  // The hood begins at a tenth of the picture's width.
  expect((panel!.x + panel!.width - picture!.x) / picture!.width).toBeLessThan(0.1)
})

test.describe('the kitchen of the first picture', () => {
  const oak = 'cabinets=oak&island=navy&counter=calacatta&splash=white-subway&floor=natural-oak&metal=brass'

  test('takes other finishes, says what they may cost, and asks for a price', async ({ page }) => {
    await noteHydration(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('img', { name: /^Warm white cabinets with a navy island/ })).toBeVisible()
    const range = page.locator('[data-range]')
    const before = await range.textContent()
    const layer = page.waitForResponse(/cabinets-oak-\d+\.avif/)
    await page.getByRole('radio', { name: 'Natural oak' }).first().check()
    await layer
    await expect(page.getByRole('img', { name: /^Natural oak cabinets with a navy island/ })).toBeVisible()
    await expect(range).not.toHaveText(before!)
    const now = await range.textContent()
    // None of it needed React.
    await expectNotHydrated(page)
    await page.getByRole('button', { name: 'Get a price for this kitchen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
    await expect(dialog.getByText('The kitchen you put together comes with the request.')).toBeVisible()
    await expect(dialog).toContainText(now!)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Make it yours' }).click()
    await expect(page).toHaveURL(`/design?${oak}`)
    await expect(page.locator('[data-range]')).toHaveText(now!)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('takes them too, and both buttons take them along', async ({ page }) => {
      const chooseOak = async () => {
        await page.goto('/')
        await page.getByRole('radio', { name: 'Natural oak' }).first().check()
      }
      await chooseOak()
      await expect(page.getByRole('img', { name: /^Natural oak cabinets/ })).toBeVisible()
      await page.getByRole('button', { name: 'Get a price for this kitchen' }).click()
      await expect(page).toHaveURL((url) => url.searchParams.get('design') === `/design?${oak}`)
      await chooseOak()
      await page.getByRole('button', { name: 'Make it yours' }).click()
      await expect(page).toHaveURL((url) => url.pathname + url.search === `/design?${oak}`)
    })
  })
})

test.describe('when the hero picture fails', () => {
  test.use({ expectedErrors: [/design-white-and-navy|ERR_FAILED/] })

  test('another photograph stands in', async ({ page }) => {
    await page.route('**/images/design-white-and-navy*', (route) => route.abort())
    await page.goto('/')
    const picture = page.locator('img[data-fallback]')
    await expect(picture).toHaveAttribute('src', '/images/hero-fallback.webp')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})
