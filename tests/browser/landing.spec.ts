import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('a service in a large town: facts, calls to action, local work, prices, links', async ({ page }) => {
      await page.goto('/rockland/new-city/kitchen-remodeling/')
      const main = page.getByRole('main')
      await expect(page).toHaveTitle(/^Kitchen Remodeling in New City, NY/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen Remodeling in New City')
      for (const fact of ['Clarkstown', '34,135 (2020 census)'])
        await expect(main.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible()
      await expect(main.getByRole('link', { name: 'Call (845) 555-0142' })).toHaveAttribute('href', /^tel:/)
      await expect(main.getByRole('link', { name: /^email / })).toHaveAttribute('href', /^mailto:/)

      const estimates = main.getByRole('button', { name: /Get a free estimate|Schedule a free visit/ })
      await expect(estimates).toHaveCount(3)
      for (const form of await main.locator('form:has(input[name=town])').all()) {
        await expect(form.locator('[name=town]')).toHaveValue('new-city')
        await expect(form.locator('[name=service]')).toHaveValue('kitchen-remodeling')
      }

      for (const name of [
        'Kitchen remodeling in New City: what to plan for',
        'If this is your house',
        'Price, time and steps',
        'Projects near New City',
        'Permits in New City',
        'Why homeowners choose us',
        '0% financing with approved credit',
        'Other work in New City',
        'Kitchen Remodeling near New City',
      ])
        await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(main.getByText('$17,400–$49,000')).toBeVisible()
      const steps = main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Price, time and steps' }) })
      await steps.getByText('All six steps').click()
      await expect(steps.getByRole('listitem')).toHaveCount(6)
      await expect(steps.getByText('$8,000-$25,000')).toBeVisible()
      await main.getByText('Colonial', { exact: true }).click()
      await expect(main.getByText(/^Most Colonials put the kitchen across the back/)).toBeVisible()
      await expect(main.getByRole('article')).toHaveCount(3)
      await expect(main.getByRole('article').first()).toContainText('Example')
      await expect(main.getByRole('article').nth(2)).toContainText(/\d+ miles? away/)
      await expect(main.getByRole('region', { name: 'What people in New City say' })).toContainText(
        'Maria G.',
      )
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
      await crumbs.getByRole('link', { name: 'Kitchen Remodeling' }).click()
      await expect(page).toHaveURL(/\/rockland\/kitchen-remodeling\/$/)
    })

    test('a place of which little is known shows no guess as a fact, and no project of elsewhere as its own', async ({
      page,
    }) => {
      await page.goto('/rockland/sterlington/bathroom-remodeling/')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bathroom Remodeling in Sterlington')
      await expect(main.getByRole('term').filter({ hasText: 'Population' })).toHaveCount(0)
      await expect(main.getByText('In town')).toHaveCount(0)
      await expect(main.getByRole('region', { name: /say$/ })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}

test(
  'with or without the slash, in any case; unknown towns and services are not found',
  { tag: '@journey' },
  async ({ page }) => {
    const status = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status()
    expect(await status('/rockland/nyack/kitchen-remodeling/')).toBe(200)
    expect(await status('/rockland/nyack/kitchen-remodeling')).toBe(200)
    expect(await status('/rockland/Nyack/Kitchen-Remodeling/')).toBe(308)
    expect(await status('/rockland/no-such-town/kitchen-remodeling/')).toBe(404)
    expect(await status('/rockland/nyack/no-such-service/')).toBe(404)
    expect(await status('/rockland/no-such-place/')).toBe(404)
  },
)
