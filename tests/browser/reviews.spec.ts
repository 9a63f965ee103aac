import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('reviews of homeowners and the reasons to choose us', async ({ page }) => {
      await page.goto('/reviews')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homeowner Reviews')
      const reviews = page.getByRole('region', { name: 'Customer reviews' })
      // Another test may have added one of its own.
      for (const name of ['Maria G.', 'Daniel R.', 'Priya S.']) {
        const review = reviews.getByRole('figure').filter({ hasText: name })
        await expect(review).toBeVisible()
        await expect(review.getByRole('img', { name: '5 out of 5' })).toBeVisible()
      }
      await expect(page.getByRole('heading', { name: 'Why Homeowners Choose Us' })).toBeVisible()
      await expect(page.getByRole('term').filter({ hasText: /insured|years|3D|warranty/ })).toHaveText([
        'Licensed and insured',
        '25+ years',
        '3D design',
        'Written warranty',
      ])
      // No maps service is configured here: its section isn't there, not even empty.
      await expect(page.getByText('Google')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}
