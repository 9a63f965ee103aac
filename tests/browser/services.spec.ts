import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

const cards = [
  ['Kitchen Remodeling', 'Most Popular', '/rockland/kitchen-remodeling/'],
  ['Bathroom Remodeling', 'Luxury Focus', '/rockland/bathroom-remodeling/'],
  ['Custom Cabinets', 'Artisan Crafted', '/rockland/custom-cabinets/'],
  ['Countertops & Vanities', 'Premium Materials', '/rockland/countertops-vanities/'],
  ['Cabinet Refacing', 'Budget Friendly', '/rockland/cabinet-refacing/'],
  ['Tile & Backsplash Installation', 'Detail Focused', '/rockland/tile-backsplash-installation/'],
] as const

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('six services with badge, features and the way to their pages', async ({ page }) => {
      await page.goto('/services')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
      await expect(page.getByRole('article')).toHaveCount(cards.length)
      for (const [name, badge, href] of cards) {
        const card = page.getByRole('article', { name })
        await expect(card.getByText(badge, { exact: true })).toBeVisible()
        // A phone folds them.
        if (viewport === phone) {
          await expect(card.getByRole('listitem')).toHaveCount(0)
          await card.getByText('What it includes').click()
        } else await expect(card.getByText('What it includes')).toBeHidden()
        await expect(card.getByRole('listitem')).toHaveCount(6)
        await expect(card.getByRole('link', { name: `Learn More about ${name}` })).toHaveAttribute(
          'href',
          href,
        )
      }
      for (const topic of [/countertops/i, /refacing/i, /tile/i]) {
        await expect(page.getByRole('heading', { level: 2, name: topic })).toBeVisible()
      }
      const main = page.getByRole('main')
      const quartz = main.getByText('Needs no sealing')
      if (viewport === phone) await main.getByText('Quartz, Granite, Marble, Butcher block').click()
      await expect(quartz).toBeVisible()
      await expect(main.getByRole('link', { name: 'View Our Work' })).toHaveAttribute('href', '/gallery/')
      await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact/')
      await expect(main.getByRole('button', { name: 'Get a free estimate' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}
