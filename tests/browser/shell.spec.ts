import { officeDay } from '@/lib/time/office-time'
import { type Page } from '@playwright/test'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

/** The section of this id has been scrolled to: it begins right under the header. */
const expectAtTop = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.locator(`#${id}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top - 100)),
    )
    .toBeLessThan(30)

/** Booking is off. */
const plans = ['Design', 'Prices']
const sections = ['Services', 'Portfolio', 'Areas', 'Reviews', 'Blog']

test('the header leads to the sections of the home page, from there and from elsewhere', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/?utm_source=letter')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveText([...plans, ...sections])
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(nav.getByRole('link')).toHaveText(sections)
  await expectNoSidewaysScroll(page)
  await nav.getByRole('button', { name: 'Plan yours' }).click()
  await expect(nav.getByRole('link')).toHaveText([...plans, ...sections])
  await page.keyboard.press('Escape')
  await page.setViewportSize(desktop)
  const phoneLink = page.getByRole('banner').getByRole('link', { name: /^\(845\) 555-0142/ })
  await expect(phoneLink).toHaveAttribute('href', 'tel:+18455550142')
  await expect(phoneLink).toContainText('By phone Mon–Fri 8 AM–6 PM, Sat 9 AM–4 PM')
  for (const [label, id] of [
    ['Reviews', 'testimonials'],
    ['Services', 'services'],
    ['Areas', 'towns'],
    ['Portfolio', 'portfolio'],
  ] as const) {
    await nav.getByRole('link', { name: label }).click()
    await expectAtTop(page, id)
    await expect(page).toHaveURL(`/?utm_source=letter#${id}`)
    await expect(nav).toBeInViewport()
  }

  await page.goto('/contact')
  await nav.getByRole('link', { name: 'Areas' }).click()
  await expect(page).toHaveURL('/#towns')
  await expectAtTop(page, 'towns')
  await nav.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(nav.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/gallery')
  await expect(nav.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('aria-current', 'true')
})

test('the footer of every page links the accessibility statement', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Accessibility')
  await expect(main.getByRole('link', { name: '(845) 555-0142' })).toHaveAttribute('href', /^tel:/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('on paper a page is its text: nothing to press, answers open', async ({ page }) => {
  await page.goto('/rockland/kitchen-remodeling/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('group').locator('p').first()).toBeVisible()
})

for (const path of ['/design', '/estimate?room=kitchen&town=nyack'])
  test(`${path} prints on one sheet, with its sum, its address and ours`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    const text = await page.locator('body').innerText()
    expect(text).toMatch(/\$[\d,]+ to \$[\d,]+/)
    expect(text).toContain(path)
    for (const ours of ['(845) 555-0142', 'Congers, NY']) expect(text).toContain(ours)
    for (const idle of ['View Our Work', 'Showroom hours', 'Sitemap', '©']) expect(text).not.toContain(idle)
    const paper = (await page.pdf({ format: 'Letter', printBackground: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

test('on a wide screen pictures reach its edge, and bands touch', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/services')
  const edges = await page.locator('main figure img').evaluateAll((images) =>
    images.map((image) => {
      const { left, right } = image.getBoundingClientRect()
      return left < 1 || right > document.documentElement.clientWidth - 1
    }),
  )
  expect(edges).not.toContain(false)
  for (const path of ['/services', '/reviews']) {
    await page.goto(path)
    const gaps = await page
      .locator('.band + .band')
      .evaluateAll((bands) =>
        bands.map(
          (band) =>
            band.getBoundingClientRect().top - band.previousElementSibling!.getBoundingClientRect().bottom,
        ),
      )
    expect(gaps.length).toBeGreaterThan(0)
    expect(gaps.every((gap) => Math.abs(gap) < 1)).toBe(true)
  }
})

test('on a phone the page ends with its footer', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/privacy')
  const below = await page.getByRole('contentinfo').evaluate((footer) => {
    return document.documentElement.scrollHeight - (footer.getBoundingClientRect().bottom + scrollY)
  })
  expect(below).toBeLessThan(1)
})

test(
  'the phone menu opens, closes, and closes after an in-page scroll',
  { tag: '@journey' },
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    const header = page.getByRole('banner')
    const menu = header.getByRole('navigation', { name: 'Menu' })
    const main = page.getByRole('main')
    await expect(menu).toBeHidden()
    await header.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await expect(main).toBeHidden() // nothing behind the menu can be reached
    await expect(menu.getByRole('link')).toHaveText([...plans, ...sections])
    for (const [name, href] of [
      ['Contact & estimate', '/contact'],
      ['Gallery', '/gallery'],
    ] as const) {
      const shortcut = header.getByRole('link', { name, exact: true })
      await expect(shortcut).toBeVisible()
      await expect(shortcut).toHaveAttribute('href', href)
    }
    await expect(header.getByRole('link', { name: '(845) 555-0142' }).last()).toHaveAttribute('href', /^tel:/)
    await expectAccessible(page)
    await header.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()

    await header.getByRole('button', { name: 'Menu' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Design' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(header.getByRole('button', { name: 'Menu' })).toBeFocused()

    await header.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Areas' }).click()
    await expect(menu).toBeHidden()
    await expect(main).toBeVisible()
    await expect(page).toHaveURL('/#towns')
    await expect(page.getByRole('heading', { name: 'Serving All Rockland County' })).toBeInViewport()
  },
)

test('the phone bar calls, texts and opens the quote panel', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/contact')
  const bar = page.getByRole('navigation', { name: 'Call, text or get a quote' })
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+18455550142')
  await expect(bar.getByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:+18455550142')
  await bar.getByRole('button', { name: 'Get a quote' }).click()
  await expect(page.getByRole('dialog', { name: 'Get a Free Quote' })).toBeVisible()
  await page.setViewportSize(desktop)
  await expect(bar).toBeHidden()
})

test(
  'the footer says where and when, and every link of it leads somewhere',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/contact')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Route 303, Congers, NY 10920')
    await expect(footer.getByRole('row')).toHaveText([
      'Monday9-5',
      'Tuesday9-5',
      'Wednesday8-5',
      'Thursday9-6',
      'Friday9-5',
      'Saturday10-3',
      'SundayClosed',
    ])
    await expect(
      footer.getByText(
        `© ${officeDay(new Date().toISOString()).slice(0, 4)} Hearth & Harbor Kitchen and Bath`,
      ),
    ).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Content Management System' })).toHaveAttribute(
      'href',
      '/api/login',
    )
    const hrefs = async (name: string) =>
      footer
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const links = [
      ...(await hrefs('Our services')),
      ...(await hrefs('Service areas')),
      ...(await hrefs('Quick links')),
    ]
    expect(links).toEqual([
      '/rockland/kitchen-remodeling/',
      '/rockland/bathroom-remodeling/',
      '/rockland/custom-cabinets/',
      '/rockland/countertops-vanities/',
      '/rockland/cabinet-refacing/',
      '/rockland/tile-backsplash-installation/',
      '/rockland/home-renovation/',
      '/rockland/flooring-installation/',
      '/new-city',
      '/suffern',
      '/spring-valley',
      '/nanuet',
      '/pearl-river',
      '/monsey',
      '/nyack',
      '/haverstraw',
      '/sitemap',
      '/services',
      '/design',
      '/estimate',
      '/gallery',
      '/reviews',
      '/blog',
      '/contact',
      '/search',
      '/sitemap',
    ])
    const answers = await Promise.all(links.map(async (link) => (await page.request.get(link!)).status()))
    expect(answers.every((status) => status === 200)).toBe(true)
  },
)

test('with the keyboard: over the header to the content, every focus to be seen', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const main = page.getByRole('main')
  await expect(main.getByRole('radio').first()).toBeFocused()
  await expect(main.locator(':focus-visible + .swatch')).toHaveCSS('outline-width', '3px')
  for (let surfaces = 0; surfaces < 3; surfaces += 1) await page.keyboard.press('Tab')
  await expect(main.getByRole('button', { name: 'Make it yours' })).toBeFocused()
  await expect(main.getByRole('button', { name: 'Make it yours' })).toHaveCSS('outline-width', '3px')
})

test('contact and thank-you say what happens next', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request an estimate')
  await expect(main.getByText('Route 303, Congers, NY 10920')).toBeVisible()
  await expect(main.getByRole('table', { name: 'Showroom hours' }).getByRole('row')).toHaveCount(7)
  await expect(main.getByText(/^Service area: all of Rockland County/)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'What Happens Next?' })).toBeVisible()

  await page.goto('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
  await expect(main.getByText(/will reach out shortly/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'See kitchen projects' })).toHaveAttribute('href', '/new-city')
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  const steps = main.getByRole('list').filter({ hasText: '24 hours' }).getByRole('listitem')
  await expect(steps).toHaveText([
    /24 hours/,
    /free in-home consultation/,
    /no-obligation estimate with 3D renderings/,
  ])
  await expect(main.getByRole('figure').filter({ has: page.getByRole('blockquote') })).toHaveCount(3)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test.describe('at an address without a page', () => {
  test.use({ expectedErrors: [/404/] })

  test('the not-found screen stands with status 404 and leads on', async ({ page }) => {
    const response = await page.goto('/no/such/room')
    expect(response?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(main.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(main.getByRole('img', { name: /^Floor plan/ })).toBeVisible()
    await expect(main.getByRole('link', { name: '(845) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+18455550142',
    )
    await expect(main.getByText('Staff: sign in')).toBeVisible()
    await expect(main.getByRole('link', { name: 'sign in' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=/admin',
    )
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await main.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('the first screens are accessible and fit from 320 pixels on', { tag: '@journey' }, async ({ page }) => {
  for (const route of ['/contact', '/thank-you']) {
    await page.goto(route)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
    }
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  }
})

test('only a browser that has been to the back office asks who is there', async ({ page, signIn }) => {
  await page.setViewportSize(desktop)
  const requests: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/auth/user') && requests.push(request.url()))
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  expect(requests).toEqual([])

  await signIn()
  await page.goto('/admin')
  await page.goto('/')
  await expect(nav.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  expect(requests).toHaveLength(1)
})
