import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

for (const viewport of [desktop, phone]) {
  test(`the list of all pages can be searched and narrowed at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/sitemap')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Rockland County Service Areas')
    const main = page.getByRole('main')
    await expect(main.getByRole('term')).toHaveText(['locations', 'services', 'service pages', 'total pages'])
    await expect(main.getByRole('definition')).toHaveText(['47', '8', '376', '389'])
    const status = page.getByRole('status').filter({ hasText: 'Showing' })
    await expect(status).toHaveText('Showing 389 of 389 pages')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const search = page.getByRole('searchbox', { name: 'Search URLs' })
    const visits = page.getByRole('link', { name: /^Visit / })
    await search.fill('nyack tile')
    await expect(status).toHaveText('Showing 5 of 389 pages')
    await expect(visits).toHaveCount(5)
    const row = page
      .getByRole('row')
      .filter({ hasText: '/rockland/upper-nyack/tile-backsplash-installation/' })
    for (const text of [
      'Tile & Backsplash Installation in Upper Nyack',
      'Location-Service',
      '0.8',
      'Monthly',
    ]) {
      await expect(row).toContainText(text)
    }
    const visit = row.getByRole('link')
    await expect(visit).toHaveAttribute('target', '_blank')
    await expect(visit).toHaveAttribute('rel', 'noopener')

    await search.fill('no-such-page')
    await expect(page.getByText('No pages match your current filters.')).toBeVisible()
    await expect(status).toHaveText('Showing 0 of 389 pages')

    await search.fill('')
    await page.getByRole('combobox', { name: 'Service' }).selectOption('Custom Cabinets')
    await expect(status).toHaveText('Showing 47 of 389 pages')
    await page.getByRole('combobox', { name: 'Township' }).selectOption('Stony Point')
    await expect(visits.first()).toHaveAccessibleName('Visit Custom Cabinets in Tomkins Cove')
    await page.getByRole('combobox', { name: 'Service' }).selectOption('All services')
    await page.getByRole('combobox', { name: 'Township' }).selectOption('All townships')
    await expect(visits).toHaveCount(389)
    await expectNoSidewaysScroll(page)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test(
    'every page is there as a link, and the search field asks the site search',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto('/sitemap')
      await expect(page.getByRole('link', { name: /^Visit / })).toHaveCount(389)
      await page.getByRole('searchbox', { name: 'Search URLs' }).fill('nanuet')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=nanuet/)
      await expect(page.getByRole('link', { name: /^Nanuet/ }).first()).toBeVisible()
    },
  )
})
