import { type Page } from '@playwright/test'
import { desktop, expect, phone, test } from './fixtures'

/** The room before and after on the home page: the share of its picture that shows before. */
const room = (page: Page) => page.locator('#portfolio [data-before-after]')
const shareOfBefore = (page: Page) =>
  room(page).evaluate((element) => parseFloat(getComputedStyle(element).getPropertyValue('--pos')))
/** Scrolls so far that a point of the picture, as a share of its height, stands at a share of the window's. */
const scrollTo = (page: Page, point: number, at: number) =>
  room(page).evaluate(
    (element, [share, height]) => {
      const { top, height: ownHeight } = element.getBoundingClientRect()
      window.scrollTo({
        top: scrollY + top + ownHeight * share! - innerHeight * height!,
        behavior: 'instant',
      })
    },
    [point, at],
  )

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('the room on the home page changes as it is scrolled into view', async ({ page }) => {
      await page.goto('/')
      await scrollTo(page, 0.5, 1)
      await expect.poll(() => shareOfBefore(page)).toBe(100)
      await scrollTo(page, 0.5, 0.6)
      await expect.poll(() => shareOfBefore(page)).toBeLessThan(90)
      expect(await shareOfBefore(page)).toBeGreaterThan(46)
      await scrollTo(page, 0.5, 0.4)
      await expect.poll(() => shareOfBefore(page)).toBe(46)
    })

    test('the line goes where a visitor moves it, and stays there', async ({ page }) => {
      await page.goto('/')
      await scrollTo(page, 0.5, 0.7)
      await expect.poll(() => shareOfBefore(page)).toBeGreaterThan(46)
      await room(page).getByRole('slider').fill('20')
      await expect.poll(() => shareOfBefore(page)).toBe(20)
      for (const at of [1, 0.4]) {
        await scrollTo(page, 0.5, at)
        await expect.poll(() => shareOfBefore(page)).toBe(20)
      }
    })

    test('with reduced motion the room stands still', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      for (const at of [1, 0.7, 0.4]) {
        await scrollTo(page, 0.5, at)
        expect(await shareOfBefore(page)).toBe(46)
      }
    })
  })
}
