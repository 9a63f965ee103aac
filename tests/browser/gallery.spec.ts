import { type Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectOwnEntry,
  historyLength,
  phone,
  test,
} from './fixtures'

const kitchen = 'White kitchen with a waterfall island'
const compared = 'A galley, eight feet wide'
const bathroom = 'Black tub under the window'
const cards = (page: Page) => page.getByRole('link', { name: /Enlarge: / })

/** The links by room above the projects. */
const rooms = (page: Page) => page.getByRole('navigation', { name: 'Filter projects' })
const room = (page: Page, name: RegExp) => rooms(page).getByRole('link', { name })

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('every project is there once, marked as an example', async ({ page }) => {
      await page.goto('/gallery')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio')
      await expect(room(page, /^All Projects/)).toHaveAttribute('aria-current', 'true')
      await expect(room(page, /^All Projects/)).toContainText('13')
      // Two are shown before and after, and have no card.
      await expect(cards(page)).toHaveCount(11)
      await expect(page.getByRole('slider')).toHaveCount(2)
      await expect(page.getByRole('main').getByText('Example', { exact: true })).toHaveCount(13)
      const card = page.getByRole('article').filter({ hasText: kitchen })
      for (const text of ['Kitchen', 'Example', 'New City, NY', '4 weeks', '$62,000', 'Kitchen remodel'])
        await expect(card.getByText(text, { exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

    test('filters by room, style, budget and town, with the numbers that each would find', async ({
      page,
    }) => {
      await page.goto('/gallery')
      await room(page, /^Bathrooms/).click()
      await expect(page).toHaveURL('/gallery?room=bathroom')
      await expect(room(page, /^Bathrooms/)).toHaveAttribute('aria-current', 'true')
      await expect(cards(page)).toHaveCount(5)
      await expect(page.getByRole('status').filter({ hasText: '5 projects' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 3, name: kitchen })).toBeHidden()

      await page.getByLabel('Style').selectOption('Modern (2)')
      await page.getByRole('button', { name: 'Show projects' }).click()
      await expect(page).toHaveURL(/\/gallery\?room=bathroom&style=modern/)
      await expect(cards(page)).toHaveCount(2)
      await expect(page.getByLabel('Style')).toHaveValue('modern')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      // The other room keeps the rest of the filter.
      await room(page, /^Kitchens/).click()
      await expect(page).toHaveURL('/gallery?room=kitchen&style=modern')
      await expect(cards(page)).toHaveCount(3)

      await page.getByLabel('Budget').selectOption({ label: 'Under $30,000 (1)' })
      await page.getByLabel('Town').selectOption({ label: 'Pearl River (1)' })
      await page.getByRole('button', { name: 'Show projects' }).click()
      await expect(page.getByText('No projects match all of that.')).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Show all projects' }).click()
      await expect(page).toHaveURL('/gallery')
      await expect(cards(page)).toHaveCount(11)
    })

    test('a picture opens large, by keyboard alone, and gives the focus back', async ({ page }) => {
      await page.goto('/gallery')
      const link = page.getByRole('link', { name: `Enlarge: ${kitchen}` })
      await link.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: kitchen })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
      await expect(dialog.getByRole('img', { name: /^After/ })).toBeVisible()
      await expect(dialog).toContainText('1 of 11')
      await expect(dialog.getByText(/\bExample\b/)).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'See the project' })).toHaveAttribute(
        'href',
        '/gallery/white-kitchen-with-a-waterfall-island',
      )
      await expect(dialog.getByRole('link', { name: 'Price one like this' })).toHaveAttribute(
        'href',
        '/estimate?room=kitchen&size=large&level=high',
      )
      await expectAccessible(page)

      await dialog.getByRole('button', { name: 'Before', exact: true }).press('Enter')
      await expect(dialog.getByRole('img', { name: /^Before/ })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('dialog')).toContainText('2 of 11')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('dialog')).toContainText('11 of 11')
      await page.getByRole('button', { name: 'Next', exact: true }).focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()

      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(link).toBeFocused()
    })
  })
}

test(
  'a filter is an address: shared, undone by Back, and one page for search engines',
  { tag: '@journey' },
  async ({ page, request }) => {
    await page.goto('/gallery?room=bathroom&town=nyack')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery$/)
    await room(page, /^All Projects/).click()
    await expect(page).toHaveURL('/gallery?town=nyack')
    await expect(cards(page)).toHaveCount(2)
    await page.goBack()
    await expect(room(page, /^Bathrooms/)).toHaveAttribute('aria-current', 'true')
    await expect(cards(page)).toHaveCount(1)
    // An unknown value filters by nothing.
    await page.goto('/gallery?room=attic&style=baroque&utm_source=mail')
    await expect(cards(page)).toHaveCount(11)
    expect((await request.get('/gallery/filter/nonsense')).status()).toBe(404)
  },
)

test('a link with a filter of before leads to what it led to', async ({ page }) => {
  await page.goto('/gallery#bathrooms')
  await expect(page).toHaveURL('/gallery?room=bathroom')
  await expect(cards(page)).toHaveCount(5)
})

test('opens a filtered picture among those of the filter', async ({ page }) => {
  await page.goto('/gallery?room=bathroom')
  const length = await historyLength(page)
  await page.getByRole('link', { name: `Enlarge: ${bathroom}` }).click()
  await expect(page.getByRole('dialog')).toContainText('1 of 5')
  await expectOwnEntry(page, length)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/gallery?room=bathroom')
})

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a swipe goes to the next picture, and back', async ({ page }) => {
    await page.goto('/gallery?room=bathroom')
    await page.getByRole('link', { name: `Enlarge: ${bathroom}` }).tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('1 of 5')
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
    const swipe = async (from: number, to: number) => {
      await send('touchStart', from)
      await send('touchMove', (from + to) / 2)
      await send('touchMove', to)
      await send('touchEnd')
    }
    await swipe(300, 120)
    await expect(dialog).toContainText('2 of 5')
    await swipe(120, 300)
    await expect(dialog).toContainText('1 of 5')
    await swipe(200, 220)
    await expect(dialog).toContainText('1 of 5')
  })
})

test('the line between before and after moves by arrow keys', async ({ page }) => {
  await page.goto('/gallery')
  const slider = page.getByRole('slider', { name: new RegExp(compared) })
  const position = () => slider.evaluate((input) => input.parentElement?.style.getPropertyValue('--pos'))
  await slider.focus()
  expect(await position()).toBe('42%')
  await page.keyboard.press('ArrowRight')
  await expect.poll(position).toBe('43%')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter works, and a picture leads to its file', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/gallery')
    await expect(page.getByRole('heading', { name: 'Featured Kitchens' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Featured Baths' })).toBeVisible()
    const href = await page.getByRole('link', { name: `Enlarge: ${kitchen}` }).getAttribute('href')
    expect(href).toBe('/images/kitchen-01-after.webp')
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('image/webp')
    await page.getByLabel('Town').selectOption('suffern')
    await page.getByRole('button', { name: 'Show projects' }).click()
    await expect(cards(page)).toHaveCount(2)
    await room(page, /^Bathrooms/).click()
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Show all projects' }).click()
    await expect(cards(page)).toHaveCount(11)
  })
})
