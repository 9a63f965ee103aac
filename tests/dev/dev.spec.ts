import { type Page } from '@playwright/test'
import { inDatabase } from '../browser/database'
import { desktop, expect, phone, test } from '../browser/fixtures'

/** Waits until what the page cache gives a page of the build runs in a static page. */
const expectStarted = (page: Page) => expect(page.locator('#on-intent[data-started]')).toBeAttached()

async function open(page: Page, address: string) {
  await page.goto(address)
  await expectStarted(page)
}

/** Opens the estimate dialog from the header and closes it by Back. */
async function tryEstimate(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  await page.getByRole('banner').getByRole('button', { name: 'Get a free estimate' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
}

test('the phone menu opens and closes', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  const header = page.getByRole('banner')
  const menu = header.getByRole('navigation', { name: 'Menu' })
  await header.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible()
  await header.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()
})

test('the estimate dialog opens with its form, and Back closes it', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  await tryEstimate(page)
})

test('on a page that is rendered per request too', async ({ page }) => {
  await page.setViewportSize(desktop)
  const answer = await page.goto('/search?q=tile')
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src [^;]*'nonce-/)
  await tryEstimate(page)
  await expect(page.locator('#on-intent')).toHaveCount(0)
})

test('the gallery has its filter, its pictures and the line between before and after', async ({ page }) => {
  await open(page, '/gallery')
  const slider = page.getByRole('slider').first()
  const position = () => slider.evaluate((input) => input.parentElement?.style.getPropertyValue('--pos'))
  await slider.focus()
  expect(await position()).toBe('42%')
  await page.keyboard.press('ArrowRight')
  await expect.poll(position).toBe('43%')

  const bathrooms = page
    .getByRole('navigation', { name: 'Filter projects' })
    .getByRole('link', { name: /^Bathrooms/ })
  await bathrooms.click()
  await expect(page).toHaveURL(/\/gallery\?room=bathroom$/)
  await expect(bathrooms).toHaveAttribute('aria-current', 'true')
  // Another document.
  await expectStarted(page)
  const pictures = page.getByRole('link', { name: /Enlarge: / })
  await expect(pictures).toHaveCount(5)
  await pictures.first().click()
  await expect(page.getByRole('dialog')).toContainText('1 of 5')
})

test('the visualizer shows the finish that is chosen', async ({ page }) => {
  await open(page, '/design')
  await page
    .getByRole('group', { name: 'Cabinets' })
    .getByRole('radio', { name: 'Walnut', exact: true })
    .check()
  await expect(page).toHaveURL(/cabinets=walnut/)
  const shownLayer = page.locator('[data-now] > [data-surface=cabinets][data-shown]')
  await expect(shownLayer).toHaveCount(1)
  await expect(shownLayer).toHaveAttribute('data-finish', 'walnut')
  await expect(shownLayer).toHaveCSS('opacity', '1')
})

test('a video is played in its place', async ({ page }) => {
  const requests: string[] = []
  await page.route(/youtube/, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
  })
  const slug = 'a-tour'
  const blocks = [
    { id: 'video-1', type: 'video', config: { title: 'A tour', address: 'https://youtu.be/dQw4w9WgXcQ' } },
  ]
  await inDatabase(
    'INSERT OR REPLACE INTO Page (id, title, slug, isPublished, components, updatedAt) VALUES (?, ?, ?, 1, ?, ?)',
    slug,
    'A tour',
    slug,
    JSON.stringify(blocks),
    new Date().toISOString(),
  )
  await open(page, `/${slug}`)
  expect(requests).toEqual([])
  await page.getByRole('link', { name: 'Play video: A tour' }).click()
  await expect(page.locator('iframe[title="A tour"]')).toBeVisible()
  await expect.poll(() => requests).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
})
