import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

for (const viewport of [desktop, phone]) {
  test(`the search finds, marks and groups at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Kitchen Remodeling', exact: true })).toBeVisible()
    await expectAccessible(page)

    const field = main.getByRole('searchbox', { name: 'Search this site' })
    await field.fill('kichen')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=kichen$/)
    await expect(page).toHaveTitle('kichen | Search')
    await expect(field).toHaveValue('kichen')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^Services/)
    await expect(main.locator('mark').first()).toHaveText('Kitchen')
    await expect(main.getByRole('link', { name: 'See all 47' })).toHaveAttribute(
      'href',
      '/rockland/kitchen-remodeling/',
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await main
      .getByRole('link', { name: /^Kitchen Remodeling/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/rockland\/kitchen-remodeling\/$/)
  })
}

test(
  'a search that finds nothing leads on, and shows what was typed as text',
  { tag: ['@journey', '@postgres'] },
  async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('<i>xyzzyplugh</i>')}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('status')).toContainText('Nothing found for “<i>xyzzyplugh</i>”')
    await expect(main.locator('i')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Nyack', exact: true })).toHaveAttribute('href', '/nyack')
    await expect(main.getByRole('link', { name: /\(845\)/ })).toHaveAttribute('href', /^tel:/)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the search works the same', { tag: '@postgres' }, async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('main').getByRole('searchbox').fill('10960')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Nyack/ })
        .first(),
    ).toBeVisible()
  })
})

test('odd queries are answered, long ones cut', async ({ request }) => {
  for (const query of ['q=', 'q=%00%ff', 'q=a&q=b', `q=${'kitchen+'.repeat(500)}`, '']) {
    expect((await request.get(`/search?${query}`)).status(), query.slice(0, 20)).toBe(200)
  }
})
