import { type Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
  watchShifts,
} from './fixtures'

const kitchen = 'White kitchen with a waterfall island'
const bathroom = 'Black tub under the window'
const cards = (page: Page) => page.getByRole('link', { name: /Enlarge: / })

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('the filter changes which projects show', async ({ page }) => {
      await page.goto('/gallery')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio')
      const heading = (name: string) => page.getByRole('heading', { level: 2, name })
      const filter = (name: RegExp) => page.getByRole('button', { name })
      await expect(filter(/^All Projects/)).toHaveAttribute('aria-pressed', 'true')
      await expect(cards(page)).toHaveCount(13)
      await expect(page.getByRole('slider')).toHaveCount(2)
      const card = page.getByRole('article').filter({ hasText: kitchen })
      for (const text of ['Kitchen', 'Example', 'New City, NY', '4 weeks', '$62,000', 'Kitchen remodel']) {
        await expect(card.getByText(text, { exact: true })).toBeVisible()
      }
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await filter(/^Kitchens/).click()
      await expect(filter(/^Kitchens/)).toHaveAttribute('aria-pressed', 'true')
      await expect(filter(/^All Projects/)).toHaveAttribute('aria-pressed', 'false')
      await expect(heading('Featured Baths')).toBeHidden()
      await expect(cards(page)).toHaveCount(8)

      await filter(/^Bathrooms/).click()
      await expect(heading('Featured Kitchens')).toBeHidden()
      await expect(heading('Featured Baths')).toBeVisible()
      await expect(cards(page)).toHaveCount(5)
      await expect(page.getByRole('slider')).toHaveCount(2)
      await expect(page.getByRole('heading', { level: 3, name: kitchen })).toBeHidden()
      await expectNoSidewaysScroll(page)

      await filter(/^All Projects/).click()
      await expect(cards(page)).toHaveCount(13)
      await expect(heading('Before & After')).toBeVisible()
    })

    test('a link to a filter shows it at once: nothing moves', async ({ page }) => {
      const shifts = await watchShifts(page)
      await page.goto('/gallery#bathrooms', { waitUntil: 'networkidle' })
      await expect(page.getByRole('button', { name: /^Bathrooms/ })).toHaveAttribute('aria-pressed', 'true')
      await expect(cards(page)).toHaveCount(5)
      expect(await shifts()).toEqual([])
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
      await expect(dialog).toContainText('1 of 13')
      await expect(dialog.getByText(/\bExample\b/)).toBeVisible()
      await expectAccessible(page)

      await dialog.getByRole('button', { name: 'Before', exact: true }).press('Enter')
      await expect(dialog.getByRole('img', { name: /^Before/ })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('dialog')).toContainText('2 of 13')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('dialog')).toContainText('13 of 13')
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
  'the filter is in the address: shared, undone by Back, and the focus stays on it',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/gallery#bathrooms')
    const filter = (name: RegExp) => page.getByRole('button', { name })
    await expect(filter(/^Bathrooms/)).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(5)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await filter(/^Kitchens/).press('Enter')
    await expect(page).toHaveURL(/\/gallery#kitchens$/)
    await expect(filter(/^Kitchens/)).toBeFocused()
    await expect(cards(page)).toHaveCount(8)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(filter(/^Bathrooms/)).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(5)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery$/)
  },
)

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a swipe goes to the next picture, and back', async ({ page }) => {
    await page.goto('/gallery')
    await page.getByRole('button', { name: /^Bathrooms/ }).tap()
    await expect(cards(page)).toHaveCount(5)
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

test('the line between before and after moves by arrow keys', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/gallery')
  const slider = page.getByRole('slider', { name: new RegExp(kitchen) })
  const position = () => slider.evaluate((input) => input.parentElement?.style.getPropertyValue('--pos'))
  await slider.focus()
  expect(await position()).toBe('42%')
  await page.keyboard.press('ArrowRight')
  await expect.poll(position).toBe('43%')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all projects show, and a picture leads to its file', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/gallery')
    await expect(page.getByRole('heading', { name: 'Featured Kitchens' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Featured Baths' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kitchens' })).toBeHidden()
    await page.getByRole('link', { name: /^Bathrooms/ }).click()
    await expect(cards(page)).toHaveCount(5)
    await page.goBack()
    await expect(cards(page)).toHaveCount(13)
    const href = await page.getByRole('link', { name: `Enlarge: ${kitchen}` }).getAttribute('href')
    expect(href).toBe('/images/kitchen-01-after.webp')
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('image/webp')
  })
})
